import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import { useToast } from '../../../ui';
import { useChosenSettings } from '../use-chosen-settings';
import { useGroupSearches } from '../use-group-searches';
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
  const { settings, isChanged, change, reset } = useChosenSettings(data?.settings);
  const take = (batch: BatchPlan) => {
    client.setQueryData(batchKeys.one(id), batch);
    void client.invalidateQueries({ queryKey: batchKeys.all });
    void client.invalidateQueries({ queryKey: ['stock-items'] });
  };
  const failed = (fallback: string) => (failure: Error) => {
    toast(messageOf(failure, fallback));
    void refetch();
  };
  const { compute, ...searches } = useGroupSearches({
    compute: (chosen, signal) => batchesApi.compute(id, chosen, signal),
    onPlan: take,
    change: (asked) => batchesApi.changeSheet(id, asked),
    onFailed: (failure, fallback) => failed(fallback)(failure),
    onEnd: (found, all) => {
      if (found > 0) reset();
      // A group that failed or was left has the plan that it had.
      if (found < all) void refetch();
    },
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
    settings,
    isChanged,
    change,
    compute: () => data && settings && compute(data.groups, settings),
    ...searches,
    move: (state: BatchState) => data && moving.mutateAsync({ batch: data, state }).catch(() => undefined),
    moving: moving.isPending,
    remove: () => removing.mutateAsync().catch(() => undefined),
  };
};
