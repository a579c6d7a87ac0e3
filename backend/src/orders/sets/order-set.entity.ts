import { Entity, Index } from 'typeorm';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  FigureColumn,
  Identified,
  IntegerColumn,
  LongTextColumn,
  NumberListColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { PartStatus, SetUnit } from '../domain/order-types.js';
import { Order } from '../order.entity.js';

/** A set (conjunto): parts that are delivered together, `quantity` times. */
@Entity('order_sets')
export class OrderSet extends Identified {
  @Index()
  @ReferenceColumn(() => Order, 'CASCADE')
  order_id: number;

  /** Place within the order, from 1. */
  @IntegerColumn()
  position: number;

  @TextColumn()
  name: string;

  @TextColumn(20)
  status: PartStatus;

  @FigureColumn('set_quantity')
  quantity: number;

  /** Quantity breaks: other quantities that the quote offers, ascending. */
  @NumberListColumn()
  breaks: number[];

  @TextColumn(10)
  unit: SetUnit;

  @ReferenceColumn(() => Ncm, 'RESTRICT', { nullable: true })
  ncm_id: number | null;

  @TextColumn(255, { nullable: true })
  reference: string | null;

  @LongTextColumn({ nullable: true })
  obs: string | null;

  @ReferenceColumn(() => StoredFile, 'SET NULL', { nullable: true })
  content_file_id: number | null;

  @IntegerColumn()
  version: number;
}
