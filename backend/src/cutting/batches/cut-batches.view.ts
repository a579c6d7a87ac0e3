import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { orderStatuses, type OrderStatus } from '../../orders/domain/order-types.js';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { CutAmountView, CutPlanView } from '../cutting.view.js';
import { BATCH_STATES, type BatchState } from '../cut-batch.entity.js';

const dueDate = ApiProperty({
  type: String,
  nullable: true,
  description: 'Wall-clock time; the delivery date, or the estimated one where there is none',
});

/** An order of a batch, or one that can be put into one. */
export class CutBatchOrderView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @Nullable(String, 'Its name')
  customer: string | null;

  @ApiProperty({ enum: orderStatuses, description: 'Of the order' })
  status: OrderStatus;

  @dueDate
  due_date: string | null;
}

/** A batch in the list. */
export class CutBatchView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty({
    enum: BATCH_STATES,
    enumName: 'CutBatchState',
    description: 'open: is planned; released: its stock is reserved; cut: its stock is used up',
  })
  state: BatchState;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: () => [CutBatchOrderView], description: 'The earliest due first' })
  orders: CutBatchOrderView[];

  @ApiProperty({ type: 'integer', description: 'Sheets and bars that its plan buys' })
  to_buy: number;

  @ApiProperty({ type: 'integer', description: 'Of these, how many are bought' })
  bought: number;
}

/** Sheets or bars of one entry that are bought for a batch. */
export class BatchPurchaseView extends CutAmountView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', description: 'What it is bought for' })
  batch_id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'The material or the bar' })
  material: string;

  @FigureProperty('thickness', { nullable: true, description: 'null of bars' })
  thickness: number | null;

  @ApiProperty({ type: 'integer', description: 'How many' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'How many are bought by now' })
  bought: number;

  @dueDate
  due_date: string | null;
}

/** A batch with its plan. */
export class CutBatchPlanView extends IntersectionType(CutBatchView, CutPlanView) {
  @ApiProperty({ type: () => [BatchPurchaseView], description: 'What is bought for it' })
  purchases: BatchPurchaseView[];

  @ApiProperty({ description: 'Whether the user may change it' })
  can_edit: boolean;
}
