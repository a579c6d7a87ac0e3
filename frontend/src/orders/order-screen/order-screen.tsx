import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Navigate, useParams } from 'react-router';
import { texts } from '../../i18n';
import { screen } from '../../i18n/orders';
import { useSession } from '../../providers';
import { orderTabs, paths } from '../../routes';
import { NoPermission, Panel, useToast } from '../../ui';
import { LoadedOrder } from './loaded-order';
import { OrderFrame } from './order-frame';
import { SavedOrder } from './saved-order';
import { firstDrawings } from './sets/first-drawings';
import { FirstDrop } from './sets/first-drop';

const text = texts.orders.sets;

interface SetsNotYetProps {
  /** Stores the order; whether that succeeded. Its screen then makes a set of the drawings. */
  onSave: () => Promise<boolean>;
}

/**
 * Stands in a new order in place of its sets: the button says what to do first, and drawings that are dropped or
 * chosen store the order and become its first set.
 */
const SetsNotYet = ({ onSave }: SetsNotYetProps) => {
  const toast = useToast();
  return (
    <Panel
      title={text.title}
      actions={
        <Button size="small" startIcon={<Add />} onClick={() => toast(text.createOrderFirst, 'warning')}>
          {text.new}
        </Button>
      }
    >
      <FirstDrop
        message={`${text.createOrderFirst} ${text.orDrawings}`}
        onDrawings={async (files) => {
          firstDrawings.choose(files);
          if (!(await onSave())) firstDrawings.choose([]);
        }}
      />
    </Panel>
  );
};

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
