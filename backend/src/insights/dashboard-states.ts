import type { Actor } from '../access/current-user.js';
import {
  productionStatuses,
  quoteStatuses,
  type OrderStatus,
  type OrderType,
} from '../orders/domain/order-types.js';
import { mayApprove, mayEdit } from '../orders/domain/visibility.js';
import type {
  OrdersFilter,
  PlainFigure,
  StatusFigure,
  WaitingFigure,
  WaitingKind,
} from './dashboard.view.js';
import { moneyOf, NOTHING, sumOf, type Sums } from './domain/figures.js';
import { stateOf } from './domain/order-facts.js';
import type { Sum } from './tallies.repository.js';

/** So many orders with the filter that finds them. */
export const figure = (sums: Sums, filter: OrdersFilter): PlainFigure => ({
  count: sums.order_count,
  value: moneyOf(sums),
  filter,
});

/** Every status that something stays in; a quote stays approved for no time at all. */
const STATES: [OrderType, OrderStatus][] = [
  ...quoteStatuses
    .filter((status) => status !== 'approved')
    .map((status): [OrderType, OrderStatus] => ['pre_order', status]),
  ...productionStatuses.map((status): [OrderType, OrderStatus] => ['order', status]),
];

const within = (states: readonly Sum[], type: OrderType, status: OrderStatus): Sums =>
  states.find(({ name }) => name === stateOf({ type, status })) ?? NOTHING;

/** Orders by status, all of them in the order of the flow. */
export const statusesOf = (states: readonly Sum[]): StatusFigure[] =>
  STATES.map(([type, status]) => ({
    type,
    status,
    ...figure(within(states, type, status), { type, status }),
  }));

const OPEN = ['in_progress', 'waiting_response'] as const;

/** Quotes without an answer. */
export function openOf(states: readonly Sum[]): PlainFigure {
  const sums = sumOf(OPEN.map((status) => within(states, 'pre_order', status)));
  return figure(sums, { type: 'pre_order', answered: 'no' });
}

/** Orders that wait for this user, by what the user may do: of their own quotes, and of all that they see. */
export function waitingFor(actor: Actor, all: readonly Sum[], own: readonly Sum[]): WaitingFigure[] {
  const countWaiting = (
    kind: WaitingKind,
    type: OrderType,
    status: OrderStatus,
    mine: boolean,
  ): WaitingFigure => ({
    kind,
    ...figure(within(mine ? own : all, type, status), {
      type,
      status,
      ...(mine ? { created_by_id: actor.id } : {}),
    }),
  });
  return [
    ...(mayEdit(actor, 'pre_order')
      ? [
          countWaiting('write', 'pre_order', 'in_progress', true),
          countWaiting('follow_up', 'pre_order', 'waiting_response', true),
        ]
      : []),
    ...(mayApprove(actor) ? [countWaiting('approve', 'pre_order', 'waiting_response', false)] : []),
    ...(mayEdit(actor, 'order')
      ? [
          countWaiting('release', 'order', 'waiting_release', false),
          countWaiting('finish', 'order', 'released_for_production', false),
        ]
      : []),
  ];
}
