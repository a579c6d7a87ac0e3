import { Box, Skeleton, Stack } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { ApiError, messageOf, padNumber } from '../../api';
import { GoneProvider, type GoneRecord, useAnyUnsaved } from '../../editing';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { useSession } from '../../providers';
import { ErrorState, Gone, NoPermission, useToast } from '../../ui';
import { useOrder } from '../data/use-order';
import { useLiveOrder } from '../live';
import { OrderFrame } from './order-frame';
import { SavedOrder } from './saved-order';
import { SetsNotYet } from './sets/sets-section';

const { screen, types } = texts.orders;

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
 * What the forms of an order are to know once it is gone: they show what was typed into them, one after the other.
 * `letGo` once there is nothing (any more) that would be lost.
 */
const useGoneOrder = (message: string | null): { gone: GoneRecord | null; letGo: boolean } => {
  const anyUnsaved = useAnyUnsaved();
  const [letGo, setLetGo] = useState(false);
  const gone = useMemo(
    () => (message === null ? null : { message, onLetGo: () => setLetGo(!anyUnsaved()) }),
    [message, anyUnsaved],
  );
  return { gone, letGo };
};

const LoadedOrder = ({ id }: { id: number }) => {
  const { data, error, refetch } = useOrder(id);
  const others = useLiveOrder(id);
  const toast = useToast();
  const failure = error ? messageOf(error, screen.loadFailed) : undefined;
  useEffect(() => {
    if (failure !== undefined) toast(failure);
  }, [failure, toast]);
  // Not there, or not to be seen by this user: there is nothing to try again.
  const missing = error instanceof ApiError && error.status === 404;
  const title = data && `${types[data.type]} ${padNumber(id)}`;
  const message = title !== undefined && missing ? screen.gone(title) : null;
  const { gone, letGo } = useGoneOrder(message);
  if (title !== undefined && message !== null && letGo)
    return <Gone title={title} message={message} back={{ to: paths.orders, label: screen.back }} />;
  if (data)
    return (
      <GoneProvider value={gone}>
        <SavedOrder order={data} others={gone ? [] : others} />
      </GoneProvider>
    );
  if (missing) return <Navigate to={paths.orders} replace />;
  return failure === undefined ? (
    <OrderSkeleton />
  ) : (
    <ErrorState message={failure} onRetry={() => void refetch()} />
  );
};

/** A new quote or order. A user without the permission for either sees that, with a way back to the list. */
const NewOrder = () => {
  const allowed = useSession().creatableTypes.length > 0;
  return allowed ? (
    <OrderFrame key="new" order={null}>
      <SetsNotYet />
    </OrderFrame>
  ) : (
    <NoPermission
      title={screen.newOrder.pre_order}
      message={screen.noCreating}
      back={{ to: paths.orders, label: screen.back }}
    />
  );
};

/** One quote or order (route /order/:id; id may be the word new). */
export const OrderScreen = () => {
  const { id = '' } = useParams();
  if (id === 'new') return <NewOrder />;
  return /^\d+$/.test(id) ? <LoadedOrder key={id} id={Number(id)} /> : <Navigate to={paths.login} replace />;
};
