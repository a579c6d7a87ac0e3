import { Box, Button, Checkbox, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf, padNumber } from '../../../api';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import { type Column, DataTable, EmptyState, formatDate, TitledDialog, useToast } from '../../../ui';
import { StatusChip } from '../../shared/status-chip';
import { toggled } from '../parts-table';
import { type Batch, type BatchOrder, batchesApi, batchKeys } from './batches-api';

const text = texts.orders.cutBatches;

/** @param toggle puts an order into the batch, or takes it out */
const columnsFor = (
  chosen: readonly number[],
  toggle: (order: BatchOrder) => void,
): readonly Column<BatchOrder>[] => [
  {
    source: 'chosen',
    label: text.choose,
    control: true,
    cell: (order) => (
      <Checkbox
        size="small"
        checked={chosen.includes(order.id)}
        onChange={() => toggle(order)}
        slotProps={{ input: { 'aria-label': `${text.order} ${padNumber(order.id)}` } }}
      />
    ),
  },
  {
    source: 'id',
    label: text.order,
    width: 92,
    cell: ({ id }) => <Box sx={{ whiteSpace: 'nowrap' }}>{padNumber(id)}</Box>,
  },
  { source: 'customer', label: text.customer, cell: ({ customer }) => customer ?? texts.common.empty },
  { source: 'due', label: text.due, cell: ({ due_date }) => formatDate(due_date) },
  {
    source: 'status',
    label: text.status,
    secondary: true,
    cell: ({ status }) => <StatusChip status={status} />,
  },
];

interface BatchOrdersDialogProps {
  /** The batch whose orders are chosen; a new one where none is given. */
  batch?: Batch;
  onClose: () => void;
}

/** Chooses the orders of a batch; a new one is opened. */
export const BatchOrdersDialog = ({ batch, onClose }: BatchOrdersDialogProps) => {
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(() => batch?.orders.map(({ id }) => id) ?? []);
  const { data, error, refetch } = useQuery({
    queryKey: batchKeys.orders,
    queryFn: ({ signal }) => batchesApi.freeOrders(signal),
  });
  const storing = useMutation({
    mutationFn: (ids: number[]) => (batch ? batchesApi.setOrders(batch, ids) : batchesApi.create(ids)),
    onSuccess: (stored) => {
      client.setQueryData(batchKeys.one(stored.id), stored);
      void client.invalidateQueries({ queryKey: batchKeys.all });
      if (batch) onClose();
      else void navigate(paths.cutBatch(stored.id));
    },
    onError: (failure) => toast(messageOf(failure, batch ? text.ordersSaveFailed : text.createFailed)),
  });
  const toggle = ({ id }: BatchOrder) => setChosen(toggled(chosen, id, !chosen.includes(id)));
  return (
    <TitledDialog
      title={batch ? text.changeOrders : text.create}
      onClose={onClose}
      main={
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={storing.isPending}
          onClick={() => storing.mutate(chosen)}
        >
          {batch ? texts.common.save : text.create}
        </Button>
      }
    >
      <Typography variant="small" color="textSecondary" sx={{ marginBottom: 1 }}>
        {text.createHint}
      </Typography>
      <DataTable
        label={text.orders}
        columns={columnsFor(chosen, toggle)}
        rows={data && [...(batch?.orders ?? []), ...data]}
        {...(error && { error: messageOf(error, text.ordersFailed) })}
        onRetry={() => void refetch()}
        empty={<EmptyState message={text.noOrders} />}
        onOpen={toggle}
      />
    </TitledDialog>
  );
};
