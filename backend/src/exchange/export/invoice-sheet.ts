import { usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { taxedLine, taxedLines } from '../../pricing/domain/basis/part-taxes.js';
import { exact, HUNDRED, sum, ZERO, type Decimal } from '../../pricing/domain/numbers/exact.js';
import { stored } from '../../pricing/domain/numbers/rounding.js';
import { printedLine, type PrintedLine } from '../../pricing/domain/order/part-line.js';
import { icmsBase } from '../../pricing/domain/taxes/icms-base.js';
import { lineRates, type LineRates, type Taxes } from '../../pricing/domain/taxes/line-taxes.js';
import { orderTaxes } from '../../pricing/domain/taxes/order-taxes.js';
import { cfopOf } from '../../pricing/domain/taxes/tax-rules.js';
import type { OrderTree, PartTree } from '../../orders/tree/order-tree.js';
import { columnsOf, type ListColumn } from '../columns/list-column.js';
import { exchangeTexts } from '../exchange.texts.js';

const { order: words, invoice } = exchangeTexts;

/** A part as its invoice has it. */
export interface InvoiceRow {
  /** From 1. */
  place: number;
  part: PartTree;
  cfop: string;
  printed: PrintedLine;
  freight: Decimal;
  discount: Decimal;
  /** The base of ICMS, BRL; 0 where there is none. */
  icms_base: Decimal;
  rates: LineRates;
  taxes: Taxes;
}

/** The lines of an order as the program that issues its invoice needs them; none for an order without a tax basis. */
export function invoiceRows({ tax_basis: basis, sets, amounts }: OrderTree): InvoiceRow[] {
  if (basis === null) return [];
  const { freight, service, discount } = amounts;
  const { lines } = orderTaxes(basis, taxedLines(basis, sets), { freight, service, discount });
  return sets
    .flatMap(({ parts }) => parts)
    .flatMap((part, index) => {
      const line = lines[index];
      if (!line) return [];
      const rates = lineRates(basis, taxedLine(basis, part, 0));
      const net = sum([exact(part.line.total_value), line.freight]).minus(line.discount);
      const { own, rule } = rates.icms ?? { own: ZERO, rule: null };
      return {
        ...line,
        place: index + 1,
        part,
        cfop: cfopOf(basis, part.operation),
        printed: printedLine({ ...part.line, unit: part.unit }),
        icms_base: rule ? icmsBase({ net, ipi: line.taxes.ipi, own }, rule) : ZERO,
        rates,
      };
    });
}

const row = columnsOf<InvoiceRow>();
const money = (heading: string, value: (line: InvoiceRow) => Decimal) =>
  row.figure(heading, 'total', (line) => stored('total', value(line)));
const percent = (heading: string, value: (line: InvoiceRow) => Decimal) =>
  row.figure(heading, 'tax_rate', (line) => value(line).times(HUNDRED).toNumber());
/** Quantities and prices have up to ten decimals on an invoice. */
const precise = (heading: string, value: (printed: PrintedLine) => number): ListColumn<InvoiceRow> => ({
  heading,
  width: Math.max(14, heading.length + 2),
  format: '#,##0.00########',
  cell: ({ printed }) => value(printed),
});

export const invoiceColumns: readonly ListColumn<InvoiceRow>[] = [
  row.whole(words.place, ({ place }) => place),
  row.text(invoice.code, 18, ({ part }) => part.reference),
  row.text(invoice.description, 40, ({ part }) => part.title),
  row.text(words.ncm, 14, ({ part }) => part.ncm?.code),
  row.text(invoice.cfop, 8, ({ cfop }) => cfop),
  row.text(invoice.unit, 10, ({ printed }) => (printed.unit === 'kg' ? 'KG' : 'PC')),
  precise(words.quantity, ({ quantity }) => quantity),
  precise(words.unitValue, ({ price }) => price),
  row.figure(words.totalValue, 'final_value', ({ part }) => part.line.total_value),
  money(invoice.freight, ({ freight }) => freight),
  money(words.discount, ({ discount }) => discount),
  row.figure(words.ipi, 'tax_rate', ({ part }) => usedIpi(part.price_basis)),
  money(words.ipiValue, ({ taxes }) => taxes.ipi),
  money(invoice.icmsBase, ({ icms_base }) => icms_base),
  percent(invoice.icms, ({ rates }) => rates.icms?.own ?? ZERO),
  money(words.icmsValue, ({ taxes }) => taxes.icms),
  percent(invoice.cbs, ({ rates }) => rates.cbs),
  money(invoice.cbsValue, ({ taxes }) => taxes.cbs),
  percent(invoice.ibsState, ({ rates }) => rates.ibs_state),
  money(invoice.ibsStateValue, ({ taxes }) => taxes.ibs_state),
  percent(invoice.ibsCity, ({ rates }) => rates.ibs_city),
  money(invoice.ibsCityValue, ({ taxes }) => taxes.ibs_city),
];
