import { Box } from '@mui/material';
import type { ErrorLog } from '../api';
import { errorLog } from '../i18n';
import { Facts, formatAddress, formatDateTime, TitledDialog, FRAMED, Quiet } from '../ui';
import { LevelChip } from './level-chip';

const Listing = ({ label, text }: { label: string; text: string | null }) =>
  text ? (
    <Box sx={{ marginTop: 2 }}>
      <Quiet variant="caption">{label}</Quiet>
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
          ...FRAMED,
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
  <TitledDialog
    title={
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {errorLog.detail} <LevelChip level={log.level} />
      </Box>
    }
    maxWidth="md"
    onClose={onClose}
  >
    <Facts
      rows={[
        [errorLog.message, log.message],
        [errorLog.when, formatDateTime(log.created_at)],
        [errorLog.user, log.user && `${log.user.name} · ${log.user.email}`],
        [errorLog.exception, log.exception],
        [errorLog.file, log.file && [log.file, log.line].filter(Boolean).join(':')],
        [errorLog.url, log.url && [log.method, log.url].filter(Boolean).join(' ')],
        [errorLog.ip, log.ip && formatAddress(log.ip)],
      ]}
    />
    <Listing label={errorLog.request} text={asText(log.request_data)} />
    <Listing label={errorLog.trace} text={log.trace} />
  </TitledDialog>
);
