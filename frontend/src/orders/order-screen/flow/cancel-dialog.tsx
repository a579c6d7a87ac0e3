import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { texts } from '../../../i18n';
import { ChoiceField, ConfirmDialog, PlainTextField } from '../../../ui';
import type { Loss, LostReason } from '../../data/types';

const { flow, lostReasons } = texts.orders;

/** Characters that the server keeps of the note. */
const LONGEST_NOTE = 500;

interface CancelDialogProps {
  message: ReactNode;
  onConfirm: (loss: Loss) => Promise<void>;
  onCancel: () => void;
}

/** The question before a quote is cancelled, with room for why it is lost. */
export const CancelDialog = ({ message, onConfirm, onCancel }: CancelDialogProps) => {
  const [reason, setReason] = useState<LostReason | ''>('');
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      open
      danger
      title={flow.confirmTitle}
      message={message}
      confirmLabel={texts.common.confirm}
      onConfirm={() =>
        onConfirm({ lost_reason: reason === '' ? null : reason, lost_note: note.trim() || null })
      }
      onCancel={onCancel}
    >
      <Stack sx={{ gap: 1.5, marginTop: 2 }}>
        <ChoiceField
          label={flow.lostReason}
          value={reason}
          choices={lostReasons}
          emptyLabel={flow.noLostReason}
          onChange={setReason}
          onClear={() => setReason('')}
        />
        <PlainTextField label={flow.lostNote} value={note} maxLength={LONGEST_NOTE} onChange={setNote} />
      </Stack>
    </ConfirmDialog>
  );
};
