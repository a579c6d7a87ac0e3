import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import { useToast } from '../../../ui';
import { useCutPlan } from '../use-cut-plan';
import { type BatchPlan, batchesApi, batchKeys, type BatchState } from './batches-api';

const text = texts.orders.cutBatches;

/** A batch with its plan, its settings as they are chosen, and what can be done with it. */
export const useBatch = (id: number) => {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: batchKeys.one(id),
    queryFn: ({ signal }) => batchesApi.get(id, signal),
  });
  const take = (batch: BatchPlan) => {
    client.setQueryData(batchKeys.one(id), batch);
    void client.invalidateQueries({ queryKey: batchKeys.all });
    void client.invalidateQueries({ queryKey: ['stock-items'] });
  };
  const { failed, ...work } = useCutPlan({
    plan: data,
    compute: (chosen, signal) => batchesApi.compute(id, chosen, signal),
    change: (asked) => batchesApi.changeSheet(id, asked),
    onPlan: take,
    refetch,
  });
  const moving = useMutation({
    mutationFn: ({ batch, state }: { batch: BatchPlan; state: BatchState }) => batchesApi.move(batch, state),
    onSuccess: (batch) => {
      take(batch);
      toast(text.moved[batch.state], 'success');
    },
    onError: failed(text.moveFailed),
  });
  const removing = useMutation({
    mutationFn: () => batchesApi.remove(id),
    onSuccess: () => {
      void navigate(paths.cutBatches);
      client.removeQueries({ queryKey: batchKeys.one(id) });
      void client.invalidateQueries({ queryKey: batchKeys.all });
    },
    onError: failed(text.removeFailed),
  });
  return {
    data,
    error,
    refetch,
    ...work,
    move: (state: BatchState) => data && moving.mutateAsync({ batch: data, state }).catch(() => undefined),
    moving: moving.isPending,
    remove: () => removing.mutateAsync().catch(() => undefined),
  };
};
