import {
  Button,
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
import { formatDateTime, MainButton, Quiet, TitledDialog, useBusy } from '../../ui';
import type { Change } from '../edit-options';
import type { Difference } from './differences';

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
  const message = useId();
  return (
    <TitledDialog
      title={text.title}
      width={680}
      busy={busy}
      onClose={onStay}
      aria-describedby={message}
      contentSx={{ display: 'grid', gap: 1.5 }}
      actions={
        <>
          <Button onClick={onStay} disabled={busy} autoFocus>
            {unsaved.stay}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => void run(async () => onTakeOther())}>
            {text.takeOther}
          </Button>
          <MainButton loading={busy} onClick={() => void run(onKeepOwn)}>
            {text.saveMine}
          </MainButton>
        </>
      }
    >
      <Typography id={message}>
        {change ? text.changedBy(change.user_name, formatDateTime(change.created_at)) : text.changed}{' '}
        {text.nothingLost}
      </Typography>
      {differences.length > 0 ? <Versions differences={differences} /> : <Quiet>{text.noDifference}</Quiet>}
    </TitledDialog>
  );
};
