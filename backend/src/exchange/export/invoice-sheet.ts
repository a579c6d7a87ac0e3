import { usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { percentOf, type Ratio } from '../../pricing/domain/numbers/ratio.js';
import { unscaled } from '../../pricing/domain/numbers/scaled.js';
import type { PrintedLine } from '../../pricing/domain/order/part-line.js';
import { columnsOf, type ListColumn } from '../columns/list-column.js';
import { exchangeTexts } from '../exchange.texts.js';
import type { InvoiceRow } from '../nfe/invoice-rows.js';

const { order: words, invoice } = exchangeTexts;

const row = columnsOf<InvoiceRow>();
const money = (heading: string, cents: (line: InvoiceRow) => number) =>
  row.figure(heading, 'total', (line) => unscaled('total', cents(line)));
const percent = (heading: string, rate: (line: InvoiceRow) => Ratio | undefined) =>
  row.figure(heading, 'tax_rate', (line) => {
    const ratio = rate(line);
    return ratio ? percentOf(ratio).toNumber() : 0;
  });
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
  money(invoice.ipiBase, ({ bases, taxes }) => (taxes.ipi === 0 ? 0 : bases.ipi)),
  row.figure(words.ipi, 'tax_rate', ({ part }) => usedIpi(part.price_basis)),
  money(words.ipiValue, ({ taxes }) => taxes.ipi),
  money(invoice.icmsBase, ({ bases }) => bases.icms),
  percent(invoice.icms, ({ rates }) => rates.icms?.own),
  money(words.icmsValue, ({ taxes }) => taxes.icms),
  money(invoice.reformBase, ({ bases, taxes }) => (taxes.cbs === 0 ? 0 : bases.reform)),
  percent(invoice.cbs, ({ rates }) => rates.cbs),
  money(invoice.cbsValue, ({ taxes }) => taxes.cbs),
  percent(invoice.ibsState, ({ rates }) => rates.ibs_state),
  money(invoice.ibsStateValue, ({ taxes }) => taxes.ibs_state),
  percent(invoice.ibsCity, ({ rates }) => rates.ibs_city),
  money(invoice.ibsCityValue, ({ taxes }) => taxes.ibs_city),
];
