import { Entity } from 'typeorm';
import { CutBatch } from './cut-batch.entity.js';
import { Order } from '../orders/order.entity.js';
import {
  Identified,
  indexed,
  integerColumn,
  longTextColumn,
  orNull,
  referenceColumn,
} from '../platform/database/columns.js';
import { shapeWith } from '../platform/shape.js';

/** A piece of the packed cutting plan of an order or a batch, which may be longer than a text column of MySQL. */
@Entity('cut_plans')
export class CutPlanPiece extends shapeWith(Identified, {
  /** Null where it is of a batch. */
  order_id: indexed(orNull(referenceColumn(() => Order, 'CASCADE'))),
  /** Null where it is of an order. */
  batch_id: indexed(orNull(referenceColumn(() => CutBatch, 'CASCADE'))),
  position: integerColumn(),
  content: longTextColumn(),
}) {}
