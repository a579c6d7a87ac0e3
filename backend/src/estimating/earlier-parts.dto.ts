import { ApiProperty } from '@nestjs/swagger';
import { orderStatuses, orderTypes, type OrderStatus, type OrderType } from '../orders/domain/order-types.js';
import { PartView } from '../orders/parts/part-view.js';
import { ChoiceField, TextField } from '../platform/http/fields.js';
import { FigureField, FigureProperty } from '../platform/http/figure-fields.js';
import { Nullable } from '../platform/http/nullable.js';
import { IdField } from '../platform/http/number-fields.js';
import { PART_TYPES, type PartType } from '../pricing/domain/part-type.js';
import { likenessReasons, type LikenessReason } from './domain/likeness.js';

/** The ends that a quote may have come to. */
export const outcomes = ['won', 'lost', 'open'] as const;
export type Outcome = (typeof outcomes)[number];

/** Query of GET /api/orders/:id/earlier-parts: the part as it is being edited. */
export class EarlierPartsQueryDto {
  @IdField({ fromText: true, description: 'A part of the order; what is not sent is as it is stored' })
  part_id?: number | null;

  @TextField()
  title?: string | null;

  @TextField()
  reference?: string | null;

  @ChoiceField(PART_TYPES)
  type?: PartType | null;

  @FigureField('thickness', { fromText: true })
  thickness?: number | null;

  @FigureField('width', { fromText: true })
  width?: number | null;

  @FigureField('length', { fromText: true })
  length?: number | null;
}

/** A part of another order that is the same or similar. */
export class EarlierPartView {
  @ApiProperty({ enum: likenessReasons, isArray: true, description: 'Why it is shown, the surest first' })
  reasons: LikenessReason[];

  @ApiProperty({ type: 'integer' })
  order_id: number;

  @ApiProperty({ enum: orderTypes, description: "The order's type" })
  order_type: OrderType;

  @ApiProperty({ enum: orderStatuses, description: "The order's status" })
  order_status: OrderStatus;

  @ApiProperty({
    enum: outcomes,
    description: 'won: an order; lost: cancelled; open: a quote without an answer',
  })
  outcome: Outcome;

  @Nullable(String, "The name of the order's customer")
  customer: string | null;

  @FigureProperty('set_quantity', { description: 'How often its set is made' })
  set_quantity: number;

  @ApiProperty({ description: 'When the quote first went to its customer; else when it was made' })
  date: string;

  @FigureProperty('unit_value', {
    nullable: true,
    description:
      "per piece, with the catalogue of today and the order's own markup, locks kept; null where it can't be calculated",
  })
  unit_value_now: number | null;

  @ApiProperty({
    type: () => PartView,
    description: 'As it is stored: what can be taken over, and the price of then',
  })
  part: PartView;
}

/** Answer of GET /api/orders/:id/earlier-parts. */
export class EarlierPartsView {
  @ApiProperty({
    type: () => [EarlierPartView],
    description: 'The surest first, the newest first among equals',
  })
  parts: EarlierPartView[];
}
