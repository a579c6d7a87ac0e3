import { AcceptedTotal } from '../../offers';
import { useIsDraft } from '../../revisions';
import { orderState } from '../data/order-state';
import type { Order } from '../data/types';

/** What the customer accepted of a quote that is to be approved. */
export const Accepted = ({ order }: { order: Order }) => (
  <AcceptedTotal order={order} draft={useIsDraft(order, orderState(order))} />
);
