import type { Order, OrderStatus } from '../../data/types';

export type StepState = 'done' | 'current' | 'ahead';

export interface FlowStep {
  status: OrderStatus;
  state: StepState;
}

const QUOTE: readonly OrderStatus[] = ['in_progress', 'waiting_response', 'approved'];
const CANCELLED: readonly OrderStatus[] = ['in_progress', 'waiting_response', 'cancelled'];
const ORDER: readonly OrderStatus[] = ['waiting_release', 'released_for_production', 'finished'];

/** The way of a quote or an order, and where on it this one stands; a cancelled quote's way ends there. */
export const flowSteps = ({ type, status }: Pick<Order, 'type' | 'status'>): FlowStep[] => {
  const way = type === 'order' ? ORDER : status === 'cancelled' ? CANCELLED : QUOTE;
  const at = way.indexOf(status);
  return way.map((step, index) => ({
    status: step,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
};
