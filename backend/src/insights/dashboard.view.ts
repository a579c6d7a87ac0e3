import {
  choice,
  decimal,
  figureNamed,
  flag,
  integer,
  list,
  nullable,
  one,
  property,
  shape,
  shapeWith,
  text,
} from '../platform/shape.js';
import { lostReasons, orderStatuses, orderTypes } from '../orders/domain/order-types.js';

/** A filter of the orders list. */
export type OrdersFilter = Record<string, string | number>;

/** So many orders, what they come to, and how the orders list finds exactly these. */
export class OrdersFigure extends shape({
  count: integer('How many orders'),
  value: figureNamed('total', 'what they come to'),
  filter: property<OrdersFilter>({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'The filter by which GET /api/orders answers exactly these',
    example: { type: 'pre_order', status: 'in_progress' },
  }),
}) {}

/** A figure as plain data. */
export type PlainFigure = Pick<OrdersFigure, keyof OrdersFigure>;

export class StatusFigure extends shapeWith(OrdersFigure, {
  type: choice(orderTypes),
  status: choice(orderStatuses),
}) {}

export const waitingKinds = ['write', 'follow_up', 'approve', 'release', 'finish'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export class WaitingFigure extends shapeWith(OrdersFigure, {
  kind: choice(waitingKinds, 'What there is to do'),
}) {}

/** Quotes that were answered: approved, or lost. A draft that was cancelled without a reason is none of them. */
export class AnswersView extends shape({
  won: one(() => OrdersFigure, 'Approved'),
  lost: one(() => OrdersFigure, 'Cancelled'),
  answered: one(() => OrdersFigure, 'Both'),
  rate: nullable(decimal('% approved of those answered, by count; null without any')),
  value_rate: nullable(decimal('% approved of those answered, by value; null without any')),
}) {}

/** Answers as plain data. */
export type PlainAnswers = Pick<AnswersView, keyof AnswersView>;

export class MonthAnswersView extends shapeWith(AnswersView, {
  month: text('The month, in the time of Brasília', '2026-11'),
}) {}

export class LossView extends shapeWith(OrdersFigure, {
  reason: choice([...lostReasons, 'unknown'], 'Why; unknown where no reason was given'),
}) {}

/** Quotes that were sent for the first time. */
export class SendingView extends shape({
  sent: one(() => OrdersFigure, 'Sent for the first time'),
  mean_days: nullable(decimal('Mean of days from creation to the first sending; null without any')),
}) {}

/** Sendings as plain data. */
export type PlainSending = Pick<SendingView, keyof SendingView>;

export class MonthSendingView extends shapeWith(SendingView, {
  month: text('The month, in the time of Brasília', '2026-11'),
}) {}

export class MonthRevenueView extends shapeWith(OrdersFigure, {
  month: text('The month of the approvals, in the time of Brasília', '2026-11'),
  year_before: figureNamed('total', 'the same month a year before'),
}) {}

export class TopCustomerView extends shapeWith(OrdersFigure, {
  id: integer(),
  name: text(),
}) {}

export class TopMaterialView extends shapeWith(TopCustomerView, {
  weight: figureNamed('gross_weight', 'of the parts made of it'),
}) {}

/** How the business stands, of the orders that the user sees. */
export class DashboardView extends shape({
  today: text('Today, in the time of Brasília', '2026-11-21'),
  period: text('A year, a quarter or a month', '2026'),
  of_all: flag('Whether it counts the orders of all users, not only those of the one who asks'),
  open: one(() => OrdersFigure, 'Quotes without an answer'),
  statuses: list(() => StatusFigure, 'Orders by what they are now'),
  late: one(() => OrdersFigure, 'Unfinished orders whose delivery day has passed'),
  due: one(() => OrdersFigure, 'Those due today or in the six days after'),
  waiting: list(() => WaitingFigure, 'What waits for the one who asks'),
  answers: one(() => AnswersView, 'The answers of the period'),
  answers_by_month: list(() => MonthAnswersView, 'Those of each month'),
  losses: list(() => LossView, 'Why quotes of the period were lost, most frequent first'),
  sending: one(() => SendingView, 'The first sendings of the period'),
  sending_by_month: list(() => MonthSendingView, 'Those of each month'),
  revenue: list(() => MonthRevenueView, 'Approved orders of the period’s year, by month'),
  customers: list(() => TopCustomerView, 'Customers of the period’s approved orders, by value'),
  materials: list(() => TopMaterialView, 'Materials in them, by the value of their parts'),
}) {}
