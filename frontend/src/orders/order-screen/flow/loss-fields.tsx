import { Stack } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { ChoiceField, PlainTextField } from '../../../ui';
import type { Loss, LostReason } from '../../data/types';

const { flow, lostReasons } = texts.orders;

/** Characters that the server keeps of the note. */
const LONGEST_NOTE = 500;

/** Why a quote is lost while it is entered; `loss` is what is sent. */
export function useLoss(stored: Loss) {
  const [reason, setReason] = useState<LostReason | ''>(stored.lost_reason ?? '');
  const [note, setNote] = useState(stored.lost_note ?? '');
  const loss: Loss = { lost_reason: reason === '' ? null : reason, lost_note: note.trim() || null };
  return { reason, setReason, note, setNote, loss };
}

export const LossFields = ({
  reason,
  setReason,
  note,
  setNote,
}: Omit<ReturnType<typeof useLoss>, 'loss'>) => (
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
);
