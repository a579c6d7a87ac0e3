import { IntersectionType } from '@nestjs/swagger';
import {
  choice,
  figureNamed,
  flag,
  instant,
  integer,
  list,
  namedChoice,
  nullable,
  shape,
  shapeWith,
  text,
} from '../../platform/shape.js';
import { orderStatuses } from '../../orders/domain/order-types.js';
import { CutAmountView, CutPlanView } from '../cutting.view.js';
import { BATCH_STATES } from '../cut-batch.entity.js';

const dueDate = nullable(
  text('Wall-clock time; the delivery date, or the estimated one where there is none'),
);

/** An order of a batch, or one that can be put into one. */
export class CutBatchOrderView extends shape({
  id: integer(),
  customer: nullable(text('Its name')),
  status: choice(orderStatuses, 'Of the order'),
  due_date: dueDate,
}) {}

/** A batch in the list. */
export class CutBatchView extends shape({
  id: integer(),
  version: integer(),
  state: namedChoice(
    'CutBatchState',
    BATCH_STATES,
    'open: is planned; released: its stock is reserved; cut: its stock is used up',
  ),
  created_at: instant(),
  orders: list(() => CutBatchOrderView, 'The earliest due first'),
  to_buy: integer('Sheets and bars that its plan buys'),
  bought: integer('Of these, how many are bought'),
}) {}

/** Sheets or bars of one entry that are bought for a batch. */
export class BatchPurchaseView extends shapeWith(CutAmountView, {
  id: integer(),
  batch_id: integer('What it is bought for'),
  name: text(),
  material: text('The material or the bar'),
  thickness: nullable(figureNamed('thickness', 'null of bars')),
  count: integer('How many'),
  bought: integer('How many are bought by now'),
  due_date: dueDate,
}) {}

/** A batch with its plan. */
export class CutBatchPlanView extends shapeWith(IntersectionType(CutBatchView, CutPlanView), {
  purchases: list(() => BatchPurchaseView, 'What is bought for it'),
  can_edit: flag('Whether the user may change it'),
}) {}
