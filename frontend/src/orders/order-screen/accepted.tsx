import { AcceptedTotal } from '../../offers';
import { useIsDraft } from '../../revisions';
import { orderState } from '../data/order-state';
import type { Order } from '../data/types';

/** The customer's acceptance, beside the approval of a quote. */
export const Accepted = ({ order }: { order: Order }) => (
  <AcceptedTotal order={order} draft={useIsDraft(order, orderState(order))} />
);
