import { Box, Skeleton, Stack } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, messageOf, padNumber } from '../../api';
import { GoneProvider, type GoneRecord, useAnyUnsaved } from '../../editing';
import { texts } from '../../i18n';
import { screen, types } from '../../i18n/orders';
import { paths } from '../../routes';
import { ErrorState, Gone, useToast } from '../../ui';
import type { Order } from '../data/types';
import { useOrder } from '../data/use-order';
import { type Other, useLiveOrder } from '../live/use-live-order';

/** The screen's own shape while the order loads. */
const OrderSkeleton = () => (
  <Stack aria-busy="true" aria-label={texts.common.loading} sx={{ gap: 2, padding: 2 }}>
    <Skeleton variant="rounded" height={36} width={420} sx={{ maxWidth: '100%' }} />
    <Skeleton variant="rounded" height={44} />
    <Skeleton variant="rounded" height={260} />
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Skeleton variant="rounded" height={240} sx={{ flexGrow: 1 }} />
      <Skeleton variant="rounded" height={240} width={288} />
    </Box>
  </Stack>
);

/**
 * Lets the forms of an order know that it is gone: they show their edits, one after the other.
 * `letGo` once there is nothing (any more) that would be lost.
 */
const useGoneOrder = (message: string | null): { gone: GoneRecord | null; letGo: boolean } => {
  const anyUnsaved = useAnyUnsaved();
  const [letGo, setLetGo] = useState(false);
  const gone = message === null ? null : { message, onLetGo: () => setLetGo(!anyUnsaved()) };
  return { gone, letGo };
};

interface LoadedOrderProps {
  id: number;
  /** One of its views. `others`: users who have it open as well. */
  children: (order: Order, others: readonly Other[]) => ReactNode;
}

/** A saved order, kept up to date with what others store: loaded, not there, or not to be loaded. */
export const LoadedOrder = ({ id, children }: LoadedOrderProps) => {
  const { data, error, refetch } = useOrder(id);
  const others = useLiveOrder(id);
  const toast = useToast();
  const failure = error ? messageOf(error, screen.loadFailed) : undefined;
  // Not there, or not to be seen by this user: there is nothing to try again.
  const missing = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (failure !== undefined && !missing) toast(failure);
  }, [failure, missing, toast]);
  const title = data && `${types[data.type]} ${padNumber(id)}`;
  const message = title !== undefined && missing ? screen.gone(title) : null;
  const { gone, letGo } = useGoneOrder(message);
  if (title !== undefined && message !== null && letGo)
    return <Gone title={title} message={message} back={{ to: paths.orders, label: screen.back }} />;
  if (data) return <GoneProvider value={gone}>{children(data, gone ? [] : others)}</GoneProvider>;
  if (missing)
    return (
      <Gone
        title={screen.missingTitle}
        message={screen.missing(padNumber(id))}
        back={{ to: paths.orders, label: screen.back }}
      />
    );
  return failure === undefined ? (
    <OrderSkeleton />
  ) : (
    <ErrorState message={failure} onRetry={() => void refetch()} />
  );
};
