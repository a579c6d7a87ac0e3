import { RevisionsPanel } from '../../revisions';
import { useOpenOrder } from '../data/open-order';
import { orderState } from '../data/order-state';

/** The revisions of the open quote; one that is taken up again is what the screen shows then. */
export const OrderRevisions = () => {
  const { order, cache } = useOpenOrder();
  return (
    <RevisionsPanel
      order={order}
      state={orderState(order)}
      onTakenUp={async (answer) => {
        await cache.take(answer);
        void cache.refreshHistory();
      }}
    />
  );
};
