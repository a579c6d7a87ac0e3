import { Entity } from 'typeorm';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  Identified,
  figureColumn,
  indexed,
  integerColumn,
  longTextColumn,
  numberListColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { PartStatus, SetUnit } from '../domain/order-types.js';
import { Order } from '../order.entity.js';

/** A set (conjunto): parts that are delivered together, `quantity` times. */
@Entity('order_sets')
export class OrderSet extends shapeWith(Identified, {
  order_id: indexed(referenceColumn(() => Order, 'CASCADE')),
  /** Place within the order, from 1. */
  position: integerColumn(),
  name: textColumn(),
  status: textColumn<PartStatus>(20),
  quantity: figureColumn('set_quantity'),
  /** Quantity breaks: other quantities that the quote offers, ascending. */
  breaks: numberListColumn(),
  unit: textColumn<SetUnit>(10),
  ncm_id: orNull(referenceColumn(() => Ncm, 'RESTRICT')),
  reference: orNull(textColumn()),
  obs: orNull(longTextColumn()),
  content_file_id: orNull(referenceColumn(() => StoredFile, 'SET NULL')),
  version: integerColumn(),
}) {}
