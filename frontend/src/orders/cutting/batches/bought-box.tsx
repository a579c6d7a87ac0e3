import { Checkbox, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { type BatchPurchase, batchesApi, batchKeys } from './batches-api';

const text = texts.orders.cutBatches;

/** Ticks a purchase off; part of it may be bought by now. */
export const BoughtBox = ({ purchase, disabled }: { purchase: BatchPurchase; disabled: boolean }) => {
  const { id, name, count, bought } = purchase;
  const client = useQueryClient();
  const toast = useToast();
  const ticking = useMutation({
    mutationFn: (all: boolean) => batchesApi.setBought(id, all ? count : 0),
    onSuccess: () => client.invalidateQueries({ queryKey: batchKeys.all }),
    onError: (failure) => toast(messageOf(failure, text.tickFailed)),
  });
  // As it is wished until the server has answered and the lists are read anew.
  const wished = ticking.isPending ? ticking.variables : null;
  const partly = wished === null && bought > 0 && bought !== count;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Checkbox
        size="small"
        checked={wished ?? bought >= count}
        indeterminate={partly && bought < count}
        disabled={disabled}
        onChange={(_, checked) => ticking.mutate(checked)}
        slotProps={{ input: { 'aria-label': text.tick(name) } }}
      />
      {partly && <Typography variant="note">{text.boughtOf(bought, count)}</Typography>}
    </Stack>
  );
};
