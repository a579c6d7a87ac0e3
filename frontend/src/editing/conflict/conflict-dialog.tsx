import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { texts } from '../../i18n';
import { formatDateTime, useBusy } from '../../ui';
import type { Difference } from './differences';
import type { Change } from '../edit-options';

const { conflict: text, unsaved } = texts.editing;

const Versions = ({ differences }: { differences: readonly Difference[] }) => (
  <TableContainer>
    <Table aria-label={text.versions}>
      <TableHead>
        <TableRow>
          <TableCell>{text.field}</TableCell>
          <TableCell>{text.own}</TableCell>
          <TableCell>{text.other}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map(({ label, own, other }) => (
          <TableRow key={label} sx={{ '& td, & th': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {label}
            </TableCell>
            <TableCell>{own || texts.common.empty}</TableCell>
            <TableCell>{other || texts.common.empty}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

interface ConflictDialogProps {
  change: Change | undefined;
  differences: readonly Difference[];
  /** Saves what was typed here over the other version. */
  onKeepOwn: () => Promise<void>;
  /** Drops what was typed here. */
  onTakeOther: () => Promise<void> | void;
  onStay: () => void;
}

/** Another user saved first: who and when, both versions of what differs, and the choice between them. */
export const ConflictDialog = ({
  change,
  differences,
  onKeepOwn,
  onTakeOther,
  onStay,
}: ConflictDialogProps) => {
  const [busy, run] = useBusy();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => !busy && onStay()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      slotProps={{ paper: { sx: { width: 680, maxWidth: 'calc(100% - 24px)', margin: 1.5 } } }}
    >
      <DialogTitle id={`${id}-title`}>{text.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id={`${id}-message`}>
          {change ? text.changedBy(change.user_name, formatDateTime(change.created_at)) : text.changed}{' '}
          {text.nothingLost}
        </Typography>
        {differences.length > 0 ? (
          <Versions differences={differences} />
        ) : (
          <Typography color="textSecondary">{text.noDifference}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style)': { margin: 0 } }}>
        <Button onClick={onStay} disabled={busy} autoFocus>
          {unsaved.stay}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => void run(async () => onTakeOther())}>
          {text.takeOther}
        </Button>
        <Button variant="contained" color="primary" loading={busy} onClick={() => void run(onKeepOwn)}>
          {text.saveMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
