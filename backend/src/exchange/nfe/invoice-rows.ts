import { taxedLine } from '../../pricing/domain/basis/part-taxes.js';
import { taxesOf } from '../../pricing/domain/order/order-totals.js';
import { printedLine, type PrintedLine } from '../../pricing/domain/order/part-line.js';
import {
  lineRates,
  taxLine,
  type LineBases,
  type LineRates,
  type Taxes,
} from '../../pricing/domain/taxes/line-taxes.js';
import type { Operation } from '../../pricing/domain/taxes/operation.js';
import { cfopOf, operationOf } from '../../pricing/domain/taxes/operations.js';
import type { OrderTree, PartTree } from '../../orders/tree/order-tree.js';

/** A part as its invoice has it. */
export interface InvoiceRow {
  /** From 1. */
  place: number;
  part: PartTree;
  operation: Operation;
  cfop: string;
  printed: PrintedLine;
  /** Cents. */
  freight: number;
  discount: number;
  bases: LineBases;
  rates: LineRates;
  taxes: Taxes;
}

/** The lines of an order as the program that issues its invoice needs them; none for an order without a tax basis. */
export function invoiceRows({ tax_basis: basis, sets, amounts }: OrderTree): InvoiceRow[] {
  if (basis === null) return [];
  const { lines } = taxesOf(basis, sets, amounts);
  return sets
    .flatMap(({ parts }) => parts)
    .flatMap((part, index) => {
      const line = lines[index];
      if (!line) return [];
      const operation = operationOf(basis, part);
      const rates = lineRates(basis, taxedLine(basis, part, 0));
      return {
        ...line,
        place: index + 1,
        part,
        operation,
        cfop: cfopOf(basis, operation),
        printed: printedLine({ ...part.line, unit: part.unit }),
        ...taxLine(basis, taxedLine(basis, part, part.line.total_value), line, rates),
        rates,
      };
    });
}
