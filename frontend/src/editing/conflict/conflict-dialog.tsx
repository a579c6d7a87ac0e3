import { Button, Typography } from '@mui/material';
import { useId } from 'react';
import { texts } from '../../i18n';
import { formatDateTime, MainButton, Quiet, TitledDialog, useBusy } from '../../ui';
import type { Change } from '../edit-options';
import type { Difference } from './differences';
import { DifferencesTable } from './differences-table';

const { conflict: text, unsaved } = texts.editing;

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
      {differences.length > 0 ? (
        <DifferencesTable
          label={text.versions}
          differences={differences}
          heads={[text.field, text.own, text.other]}
        />
      ) : (
        <Quiet>{text.noDifference}</Quiet>
      )}
    </TitledDialog>
  );
};
