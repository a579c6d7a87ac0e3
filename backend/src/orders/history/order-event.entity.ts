import { Entity, Index } from 'typeorm';
import {
  Identified,
  IntegerColumn,
  JsonColumn,
  MomentColumn,
  TextColumn,
} from '../../platform/database/columns.js';

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
export class OrderEvent extends Identified {
  @Index()
  @IntegerColumn()
  order_id: number;

  @IntegerColumn({ nullable: true })
  user_id: number | null;

  @TextColumn()
  user_name: string;

  @TextColumn(30)
  action: OrderAction;

  /** The changes: field → [from, to], or what the action is about. */
  @JsonColumn({ nullable: true })
  details: Record<string, unknown> | null;

  @MomentColumn()
  created_at: string;
}
