import { Entity } from 'typeorm';
import { TextColumn } from '../../platform/database/columns.js';
import { Entry } from '../crud/entry.entity.js';
import type { Operation, TaxedOperation } from '../../pricing/domain/taxes/operation.js';

/** An operation of sale (natureza de operação): the taxes of what is sold by it, and how invoices name it. */
@Entity('operations')
export class SaleOperation extends Entry implements Operation {
  @TextColumn()
  name: string;

  @TextColumn(4)
  inside: string;

  @TextColumn(4)
  interstate: string;

  @TextColumn(4)
  consumer: string;

  @TextColumn(10)
  ipi: TaxedOperation['ipi'];

  @TextColumn(10)
  icms: TaxedOperation['icms'];

  @TextColumn(10)
  reform: TaxedOperation['reform'];

  @TextColumn(2, { nullable: true })
  cst: string | null;

  @TextColumn(3, { nullable: true })
  csosn: string | null;

  @TextColumn(3, { nullable: true })
  ipi_class: string | null;

  @TextColumn(6, { nullable: true })
  reform_class: string | null;

  @TextColumn(255, { nullable: true })
  text: string | null;
}

/** All that an order's taxes and invoices take of it. */
export const OPERATION_COLUMNS = [
  'id',
  'name',
  ...(['inside', 'interstate', 'consumer'] as const),
  ...(['ipi', 'icms', 'reform'] as const),
  ...(['cst', 'csosn', 'ipi_class', 'reform_class'] as const),
  'text',
] as const satisfies readonly (keyof Operation)[];
