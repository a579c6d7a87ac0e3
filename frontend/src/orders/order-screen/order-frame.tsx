import { Stack } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { padNumber } from '../../api';
import { EditSessionDialogs, useComparison } from '../../editing';
import { screen, types } from '../../i18n/orders';
import { rememberOrder, useSession } from '../../providers';
import { usePageTitle } from '../../ui';
import type { Order } from '../data/types';
import type { Other } from '../live/use-live-order';
import { useOrderKeys, useShortcuts } from '../shared/use-shortcut';
import { type AskedField, NONE_ASKED } from './general/general-fields';
import { GeneralPanel } from './general/general-panel';
import { ORDER_FIELDS, useOrderSession } from './general/use-order-session';
import { OrderHeader } from './order-header';

interface OrderFrameProps {
  order: Order | null;
  /** Other users who have it open. */
  others?: readonly Other[];
  /** A dialog is open over the screen: the keys are the dialog's. */
  covered?: boolean;
  /** A field of the general information that was asked for: each time it opens and takes the focus. */
  asked?: AskedField;
  /** Between header and general information. */
  flow?: ReactNode;
  /** In view at the foot of the screen. */
  foot?: ReactNode;
  /** Stands below the frame; a new order's is given the way to store it, which says whether it succeeded. */
  children: ReactNode | ((save: () => Promise<boolean>) => ReactNode);
}

/** Puts a saved order before the others that the user opened: the search offers them first. */
const useRemembered = (order: Order | null, title: string): void => {
  const { user } = useSession();
  const [id, userId, customer] = [order?.id, user?.id, order?.customer?.name ?? null];
  useEffect(() => {
    if (id !== undefined && userId !== undefined) rememberOrder(userId, { id, title, customer });
  }, [id, userId, title, customer]);
};

/** Header, general information and saving, around what a new and a saved order show. */
export const OrderFrame = ({
  order,
  others = [],
  covered = false,
  asked = NONE_ASKED,
  flow,
  foot,
  children,
}: OrderFrameProps) => {
  const session = useOrderSession(order);
  const compare = useComparison(ORDER_FIELDS);
  const title = order
    ? `${types[order.type]} ${padNumber(order.id)}`
    : screen.newOrder[session.values.type ?? 'pre_order'];
  usePageTitle(title);
  useRemembered(order, title);
  useShortcuts({ 'ctrl+s': () => void session.save() }, session.canEdit && !covered);
  useOrderKeys(!covered);
  return (
    <>
      <OrderHeader order={order} form={session} others={others} title={title} covered={covered} />
      <Stack sx={{ gap: 2, padding: { xs: 1.5, sm: 2 } }}>
        {flow}
        <GeneralPanel order={order} form={session} asked={asked} />
        {typeof children === 'function' ? children(session.save) : children}
      </Stack>
      {foot}
      <EditSessionDialogs session={session} compare={compare} />
    </>
  );
};
