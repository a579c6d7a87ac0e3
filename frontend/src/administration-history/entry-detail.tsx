import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { AdministrationEntry } from '../api';
import { administrationHistory as words, common } from '../i18n';
import { formatDateTime } from '../ui';

const Row = ({ label, text }: { label: string; text: string }) => (
  <>
    <Typography component="dt" variant="caption" color="textSecondary" sx={{ paddingTop: '1px' }}>
      {label}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Typography>
  </>
);

interface EntryDetailProps {
  entry: AdministrationEntry;
  onClose: () => void;
}

/** An entry with its values in full, which the list has no room for. */
export const EntryDetail = ({ entry, onClose }: EntryDetailProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="entry-detail-title">
    <DialogTitle id="entry-detail-title">{words.detail}</DialogTitle>
    <DialogContent>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '84px minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
          rowGap: 0.75,
          columnGap: 2,
          margin: 0,
        }}
      >
        <Row label={words.when} text={formatDateTime(entry.created_at)} />
        <Row label={words.who} text={entry.user_name} />
        <Row label={words.record} text={`${entry.record_name} · ${entry.kind_title}`} />
        <Row label={words.change} text={[entry.action_title, entry.field].filter(Boolean).join(' · ')} />
        {entry.field !== null && <Row label={words.before} text={entry.before ?? words.nothing} />}
        {entry.field !== null && <Row label={words.after} text={entry.after ?? words.nothing} />}
      </Box>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>{common.close}</Button>
    </DialogActions>
  </Dialog>
);
