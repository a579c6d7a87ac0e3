import { Entity } from 'typeorm';
import { orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { Entry } from '../crud/entry.entity.js';
import type { Operation, TaxedOperation } from '../../pricing/domain/taxes/operation.js';

/** An operation of sale (natureza de operação): the taxes of what is sold by it, and how invoices name it. */
@Entity('operations')
export class SaleOperation
  extends shapeWith(Entry, {
    name: textColumn(),
    inside: textColumn(4),
    interstate: textColumn(4),
    consumer: textColumn(4),
    ipi: textColumn<TaxedOperation['ipi']>(10),
    icms: textColumn<TaxedOperation['icms']>(10),
    reform: textColumn<TaxedOperation['reform']>(10),
    cst: orNull(textColumn(2)),
    csosn: orNull(textColumn(3)),
    ipi_class: orNull(textColumn(3)),
    reform_class: orNull(textColumn(6)),
    text: orNull(textColumn()),
  })
  implements Operation {}

/** All that an order's taxes and invoices take of it. */
export const OPERATION_COLUMNS = [
  'id',
  'name',
  ...(['inside', 'interstate', 'consumer'] as const),
  ...(['ipi', 'icms', 'reform'] as const),
  ...(['cst', 'csosn', 'ipi_class', 'reform_class'] as const),
  'text',
] as const satisfies readonly (keyof Operation)[];
