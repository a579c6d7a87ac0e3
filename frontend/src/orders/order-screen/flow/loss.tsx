import { Box, Button, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { flow, lostReasons } from '../../../i18n/orders';
import { ChoiceField, ConfirmDialog, PlainTextField, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { ordersApi } from '../../data/orders-api';
import type { Loss } from '../../data/types';

/** Characters that the server keeps of the note. */
const LONGEST_NOTE = 500;

/** Why a quote is lost while it is entered; `loss` is what is sent. */
function useLoss(stored: Loss) {
  const [reason, setReason] = useState(stored.lost_reason);
  const [note, setNote] = useState(stored.lost_note ?? '');
  const loss: Loss = { lost_reason: reason, lost_note: note.trim() || null };
  return { reason, setReason, note, setNote, loss };
}

const LossFields = ({ reason, setReason, note, setNote }: Omit<ReturnType<typeof useLoss>, 'loss'>) => (
  <Stack sx={{ gap: 1.5, marginTop: 2 }}>
    <ChoiceField
      label={flow.lostReason}
      value={reason}
      choices={lostReasons}
      emptyLabel={flow.noLostReason}
      onChange={setReason}
    />
    <PlainTextField label={flow.lostNote} value={note} maxLength={LONGEST_NOTE} onChange={setNote} />
  </Stack>
);

interface CancelDialogProps {
  message: ReactNode;
  onConfirm: (loss: Loss) => Promise<void>;
  onCancel: () => void;
}

/** The question before a quote is cancelled, with room for why it is lost. */
export const CancelDialog = ({ message, onConfirm, onCancel }: CancelDialogProps) => {
  const { loss, ...fields } = useLoss({ lost_reason: null, lost_note: null });
  return (
    <ConfirmDialog
      danger
      title={flow.confirmTitle}
      message={message}
      onConfirm={() => onConfirm(loss)}
      onCancel={onCancel}
    >
      <LossFields {...fields} />
    </ConfirmDialog>
  );
};

/** Why the cancelled quote was lost, to be entered or changed; what was typed stays where it can't be stored. */
const LossDialog = ({ onClose }: { onClose: () => void }) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const { loss, ...fields } = useLoss(order);
  const save = async () => {
    try {
      const version = cache.current()?.version ?? order.version;
      await cache.take(await ordersApi.explainLoss(order.id, loss, version));
      toast(flow.lossSaved, 'success');
      onClose();
    } catch (error) {
      toast(messageOf(error, flow.lossFailed));
      void cache.refresh();
    }
  };
  return (
    <ConfirmDialog
      title={flow.lossTitle}
      message={flow.lossHint}
      confirmLabel={texts.common.save}
      onConfirm={save}
      onCancel={onClose}
    >
      <LossFields {...fields} />
    </ConfirmDialog>
  );
};

/** Why the cancelled quote was lost, as far as that is known, and the way to say so. */
export const LostLine = () => {
  const { order } = useOpenOrder();
  const [asked, setAsked] = useState(false);
  const { lost_reason: reason, lost_note: note } = order;
  const known = reason !== null || note !== null;
  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {known && flow.lostBecause(reason ? lostReasons[reason] : flow.noLostReason, note)}
      {order.can.edit && (
        <Button
          size="small"
          onClick={() => setAsked(true)}
          sx={{
            minWidth: 0,
            minHeight: 24,
            padding: '0 4px',
            marginInlineStart: known ? 0.5 : -0.5,
            color: 'text.primary',
            typography: 'note',
          }}
        >
          {known ? flow.changeLoss : flow.enterLoss}
        </Button>
      )}
      {asked && <LossDialog onClose={() => setAsked(false)} />}
    </Box>
  );
};
