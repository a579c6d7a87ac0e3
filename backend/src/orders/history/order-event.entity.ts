import { Entity } from 'typeorm';
import {
  Identified,
  indexed,
  integerColumn,
  jsonColumn,
  momentColumn,
  orNull,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';

/** The deeds of people to an order. Parts and sets that come new are seen; those that change, go, or come from elsewhere leave a trace here. */
export const orderActions = [
  ...(['created', 'saved', 'status_moved', 'approved', 'duplicated', 'deleted', 'mailed'] as const),
  ...(['recalculated', 'part_saved', 'part_deleted', 'set_saved', 'set_deleted'] as const),
  'revision_taken_up',
  'quantity_picked',
  ...(['customer_accepted', 'customer_refused', 'customer_asked'] as const),
  ...(['link_made', 'link_withdrawn'] as const),
  ...(['parts_moved', 'parts_copied', 'sets_moved', 'sets_copied'] as const),
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Who did what to an order, when. No foreign keys: the history outlives the order and the user. */
@Entity('order_history')
export class OrderEvent extends shapeWith(Identified, {
  order_id: indexed(integerColumn()),
  user_id: orNull(integerColumn()),
  user_name: textColumn(),
  action: textColumn<OrderAction>(30),
  /** The changes: field → [from, to], or what the action is about. */
  details: orNull(jsonColumn<Record<string, unknown>>()),
  created_at: momentColumn(),
}) {}
