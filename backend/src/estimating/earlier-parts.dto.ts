import {
  choice,
  figureNamed,
  integer,
  list,
  nullable,
  one,
  property,
  shape,
  text,
} from '../platform/shape.js';
import { orderStatuses, orderTypes } from '../orders/domain/order-types.js';
import { PartView } from '../orders/parts/part-view.js';
import { choiceField, textField } from '../platform/http/fields.js';
import { figureField, idField } from '../platform/http/number-fields.js';
import { PART_TYPES } from '../pricing/domain/part-type.js';
import { likenessReasons, type LikenessReason } from './domain/likeness.js';

/** The ends that a quote may have come to. */
export const outcomes = ['won', 'lost', 'open'] as const;
export type Outcome = (typeof outcomes)[number];

/** Query of GET /api/orders/:id/earlier-parts: the part as it is being edited. */
export class EarlierPartsQueryDto extends shape({
  part_id: idField({
    fromText: true,
    description: 'A part of the order; what is not sent is as it is stored',
  }),
  title: textField(),
  reference: textField(),
  type: choiceField(PART_TYPES),
  thickness: figureField('thickness', { fromText: true }),
  width: figureField('width', { fromText: true }),
  length: figureField('length', { fromText: true }),
}) {}

/** A part of another order that is the same or similar. */
export class EarlierPartView extends shape({
  reasons: property<LikenessReason[]>({
    type: String,
    enum: likenessReasons,
    isArray: true,
    description: 'Why it is shown, the surest first',
  }),
  order_id: integer(),
  order_type: choice(orderTypes, "The order's type"),
  order_status: choice(orderStatuses, "The order's status"),
  outcome: choice(outcomes, 'won: an order; lost: cancelled; open: a quote without an answer'),
  customer: nullable(text("The name of the order's customer")),
  set_quantity: figureNamed('set_quantity', 'How often its set is made'),
  date: text('When the quote first went to its customer; else when it was made'),
  unit_value_now: nullable(
    figureNamed(
      'unit_value',
      "per piece, with the catalogue of today and the order's own markup, locks kept; null where it can't be calculated",
    ),
  ),
  part: one(() => PartView, 'As it is stored: what can be taken over, and the price of then'),
}) {}

/** Answer of GET /api/orders/:id/earlier-parts. */
export class EarlierPartsView extends shape({
  parts: list(() => EarlierPartView, 'The surest first, the newest first among equals'),
}) {}
