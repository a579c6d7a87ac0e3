import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import { EmptyState, ErrorState, formatDate, FormSkeleton, useToast } from '../../../ui';
import { StatusChip } from '../../shared/status-chip';
import { NARROW, toggled } from '../parts-table';
import { type Batch, type BatchOrder, batchesApi, batchKeys } from './batches-api';

const text = texts.orders.cutBatches;

const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface OrderChoiceProps {
  orders: readonly BatchOrder[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

const OrderChoice = ({ orders, chosen, onChange }: OrderChoiceProps) => (
  <Table size="small" aria-label={text.orders} sx={NARROW}>
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox" />
        <TableCell>{text.order}</TableCell>
        <TableCell>{text.customer}</TableCell>
        <TableCell>{text.due}</TableCell>
        <TableCell sx={roomOnly}>{text.status}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {orders.map(({ id, customer, due_date, status }) => (
        <TableRow key={id} hover onClick={() => onChange(toggled(chosen, id, !chosen.includes(id)))}>
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={chosen.includes(id)}
              slotProps={{ input: { 'aria-label': `${text.order} ${id}` } }}
            />
          </TableCell>
          <TableCell>{id}</TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{customer ?? texts.common.empty}</TableCell>
          <TableCell>{formatDate(due_date)}</TableCell>
          <TableCell sx={roomOnly}>
            <StatusChip status={status} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

interface BatchOrdersDialogProps {
  /** The batch whose orders are chosen; a new one where none is given. */
  batch?: Batch;
  onClose: () => void;
}

/** Chooses the orders of a batch; a new one is opened. */
export const BatchOrdersDialog = ({ batch, onClose }: BatchOrdersDialogProps) => {
  const titleId = useId();
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
  const orders = data && [...(batch?.orders ?? []), ...data];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{batch ? text.changeOrders : text.create}</DialogTitle>
      <DialogContent>
        <Typography variant="small" color="textSecondary" sx={{ marginBottom: 1 }}>
          {text.createHint}
        </Typography>
        {error && <ErrorState message={messageOf(error, text.ordersFailed)} onRetry={() => void refetch()} />}
        {!error && !orders && <FormSkeleton fields={3} />}
        {orders?.length === 0 && <EmptyState message={text.noOrders} />}
        {orders && orders.length > 0 && <OrderChoice orders={orders} chosen={chosen} onChange={setChosen} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.common.cancel}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={storing.isPending}
          onClick={() => storing.mutate(chosen)}
        >
          {batch ? texts.common.save : text.create}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
