import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { ConfirmDialog, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { orderKeys } from '../../data/keys';
import { ordersApi } from '../../data/orders-api';
import { LossFields, useLoss } from './loss-fields';

const { flow, lostReasons } = texts.orders;

/** Why the cancelled quote was lost, to be entered or changed; what was typed stays where it can't be stored. */
const LossDialog = ({ onClose }: { onClose: () => void }) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const client = useQueryClient();
  const { loss, ...fields } = useLoss(order);
  const save = async () => {
    try {
      const version = cache.current()?.version ?? order.version;
      await cache.take(await ordersApi.explainLoss(order.id, loss, version));
      void client.invalidateQueries({ queryKey: orderKeys.list });
      toast(flow.lossSaved, 'success');
      onClose();
    } catch (error) {
      toast(messageOf(error, flow.lossFailed));
      void cache.refresh();
    }
  };
  return (
    <ConfirmDialog
      open
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
