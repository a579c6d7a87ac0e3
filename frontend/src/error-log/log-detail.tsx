import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ErrorLog } from '../api';
import { errorLog, common } from '../i18n';
import { formatAddress, formatDateTime } from '../ui';
import { LevelChip } from './level-chip';

const Row = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <>
      <Typography component="dt" variant="caption" color="textSecondary" sx={{ paddingTop: '1px' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  ) : null;

const Listing = ({ label, text }: { label: string; text: string | null }) =>
  text ? (
    <Box sx={{ marginTop: 2 }}>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          margin: 0,
          marginTop: 0.5,
          padding: 1.5,
          maxHeight: 280,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          typography: 'note',
          lineHeight: '18px',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.default',
        }}
      >
        {text}
      </Box>
    </Box>
  ) : null;

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

/** Everything that is known about one failure. */
export const LogDetail = ({ log, onClose }: { log: ErrorLog; onClose: () => void }) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="log-detail-title">
    <DialogTitle id="log-detail-title" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {errorLog.detail} <LevelChip level={log.level} />
    </DialogTitle>
    <DialogContent>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '120px minmax(0, 1fr)',
          rowGap: 0.75,
          columnGap: 2,
          margin: 0,
        }}
      >
        <Row label={errorLog.message}>{log.message}</Row>
        <Row label={errorLog.when}>{formatDateTime(log.created_at)}</Row>
        <Row label={errorLog.user}>{log.user && `${log.user.name} · ${log.user.email}`}</Row>
        <Row label={errorLog.exception}>{log.exception}</Row>
        <Row label={errorLog.file}>{log.file && [log.file, log.line].filter(Boolean).join(':')}</Row>
        <Row label={errorLog.url}>{log.url && [log.method, log.url].filter(Boolean).join(' ')}</Row>
        <Row label={errorLog.ip}>{log.ip && formatAddress(log.ip)}</Row>
      </Box>
      <Listing label={errorLog.request} text={asText(log.request_data)} />
      <Listing label={errorLog.trace} text={log.trace} />
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>{common.close}</Button>
    </DialogActions>
  </Dialog>
);
