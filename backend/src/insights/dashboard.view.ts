import { ApiProperty } from '@nestjs/swagger';
import { lostReasons, orderStatuses, orderTypes } from '../orders/domain/order-types.js';
import type { LostReason, OrderStatus, OrderType } from '../orders/domain/order-types.js';
import { FigureProperty } from '../platform/http/figure-fields.js';

/** A filter of the orders list. */
export type OrdersFilter = Record<string, string | number>;

/** So many orders, what they come to, and how the orders list finds exactly these. */
export class OrdersFigure {
  @ApiProperty({ type: 'integer', description: 'How many orders' })
  count: number;

  @FigureProperty('total', { description: 'what they come to' })
  value: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'The filter by which GET /api/orders answers exactly these',
    example: { type: 'pre_order', status: 'in_progress' },
  })
  filter: OrdersFilter;
}

/** A figure as plain data. */
export type PlainFigure = Pick<OrdersFigure, keyof OrdersFigure>;

export class StatusFigure extends OrdersFigure {
  @ApiProperty({ enum: orderTypes })
  type: OrderType;

  @ApiProperty({ enum: orderStatuses })
  status: OrderStatus;
}

export const waitingKinds = ['write', 'follow_up', 'approve', 'release', 'finish'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export class WaitingFigure extends OrdersFigure {
  @ApiProperty({ enum: waitingKinds, description: 'What there is to do' })
  kind: WaitingKind;
}

const percent = { type: Number, nullable: true } as const;

/** Quotes that were answered: approved, or lost. A draft that was cancelled without a reason is none of them. */
export class AnswersView {
  @ApiProperty({ type: () => OrdersFigure, description: 'Approved' })
  won: OrdersFigure;

  @ApiProperty({ type: () => OrdersFigure, description: 'Cancelled' })
  lost: OrdersFigure;

  @ApiProperty({ type: () => OrdersFigure, description: 'Both' })
  answered: OrdersFigure;

  @ApiProperty({ ...percent, description: '% approved of those answered, by count; null without any' })
  rate: number | null;

  @ApiProperty({ ...percent, description: '% approved of those answered, by value; null without any' })
  value_rate: number | null;
}

/** Answers as plain data. */
export type PlainAnswers = Pick<AnswersView, keyof AnswersView>;

export class MonthAnswersView extends AnswersView {
  @ApiProperty({ example: '2026-11', description: 'The month, in the time of Brasília' })
  month: string;
}

export class LossView extends OrdersFigure {
  @ApiProperty({ enum: [...lostReasons, 'unknown'], description: 'Why; unknown where no reason was given' })
  reason: LostReason | 'unknown';
}

/** Quotes that were sent for the first time. */
export class SendingView {
  @ApiProperty({ type: () => OrdersFigure, description: 'Sent for the first time' })
  sent: OrdersFigure;

  @ApiProperty({
    ...percent,
    description: 'Mean of days from creation to the first sending; null without any',
  })
  mean_days: number | null;
}

/** Sendings as plain data. */
export type PlainSending = Pick<SendingView, keyof SendingView>;

export class MonthSendingView extends SendingView {
  @ApiProperty({ example: '2026-11', description: 'The month, in the time of Brasília' })
  month: string;
}

export class MonthRevenueView extends OrdersFigure {
  @ApiProperty({ example: '2026-11', description: 'The month of the approvals, in the time of Brasília' })
  month: string;

  @FigureProperty('total', { description: 'the same month a year before' })
  year_before: number;
}

export class TopCustomerView extends OrdersFigure {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;
}

export class TopMaterialView extends TopCustomerView {
  @FigureProperty('gross_weight', { description: 'of the parts made of it' })
  weight: number;
}

/** How the business stands, of the orders that the user sees. */
export class DashboardView {
  @ApiProperty({ description: 'Today, in the time of Brasília', example: '2026-11-21' })
  today: string;

  @ApiProperty({ description: 'A year, a quarter or a month', example: '2026' })
  period: string;

  @ApiProperty({
    description: 'Whether it counts the orders of all users, not only those of the one who asks',
  })
  of_all: boolean;

  @ApiProperty({ type: () => OrdersFigure, description: 'Quotes without an answer' })
  open: OrdersFigure;

  @ApiProperty({ type: () => [StatusFigure], description: 'Orders by what they are now' })
  statuses: StatusFigure[];

  @ApiProperty({ type: () => OrdersFigure, description: 'Unfinished orders whose delivery day has passed' })
  late: OrdersFigure;

  @ApiProperty({ type: () => OrdersFigure, description: 'Those due today or in the six days after' })
  due: OrdersFigure;

  @ApiProperty({ type: () => [WaitingFigure], description: 'What waits for the one who asks' })
  waiting: WaitingFigure[];

  @ApiProperty({ type: () => AnswersView, description: 'The answers of the period' })
  answers: AnswersView;

  @ApiProperty({ type: () => [MonthAnswersView], description: 'Those of each month' })
  answers_by_month: MonthAnswersView[];

  @ApiProperty({
    type: () => [LossView],
    description: 'Why quotes of the period were lost, most frequent first',
  })
  losses: LossView[];

  @ApiProperty({ type: () => SendingView, description: 'The first sendings of the period' })
  sending: SendingView;

  @ApiProperty({ type: () => [MonthSendingView], description: 'Those of each month' })
  sending_by_month: MonthSendingView[];

  @ApiProperty({
    type: () => [MonthRevenueView],
    description: 'Approved orders of the period’s year, by month',
  })
  revenue: MonthRevenueView[];

  @ApiProperty({
    type: () => [TopCustomerView],
    description: 'Customers of the period’s approved orders, by value',
  })
  customers: TopCustomerView[];

  @ApiProperty({
    type: () => [TopMaterialView],
    description: 'Materials in them, by the value of their parts',
  })
  materials: TopMaterialView[];
}
