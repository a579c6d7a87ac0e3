import { Navigate, useParams } from 'react-router';
import { screen } from '../../i18n/orders';
import { useSession } from '../../providers';
import { orderTabs, paths } from '../../routes';
import { NoPermission } from '../../ui';
import { LoadedOrder } from './loaded-order';
import { OrderFrame } from './order-frame';
import { SavedOrder } from './saved-order';
import { SetsNotYet } from './sets/sets-not-yet';

/** A new quote or order. A user without the permission for either sees that, with a way back to the list. */
const NewOrder = () => {
  const allowed = useSession().creatableTypes.length > 0;
  return allowed ? (
    <OrderFrame key="new" order={null}>
      {(save) => <SetsNotYet onSave={save} />}
    </OrderFrame>
  ) : (
    <NoPermission
      title={screen.newOrder.pre_order}
      message={screen.noCreating}
      back={{ to: paths.orders, label: screen.back }}
    />
  );
};

/** One quote or order (route /order/:id/:tab?; id may be the word new). */
export const OrderScreen = () => {
  const { id = '', tab: asked = 'parts' } = useParams();
  const tab = orderTabs.find((known) => known === asked);
  if (id === 'new') return <NewOrder />;
  if (!/^\d+$/.test(id)) return <Navigate to={paths.login} replace />;
  if (!tab) return <Navigate to={paths.order(Number(id))} replace />;
  return (
    <LoadedOrder key={id} id={Number(id)}>
      {(order, others) => <SavedOrder order={order} others={others} tab={tab} />}
    </LoadedOrder>
  );
};
