import { printedLine } from '../../pricing/domain/order/part-line.js';
import type { OrderTree, PartTree, SetTree } from '../../orders/tree/order-tree.js';
import { usedIpi } from '../../pricing/domain/basis/used-rates.js';
import { plus } from '../../revisions/domain/money.js';
import { NO_BREAKS, type QuantityBreak, type QuoteBreaks } from '../../revisions/domain/quantity-breaks.js';
import {
  type LoadedDocument,
  smallPicture,
  type Picture,
  customerName,
  deliveryDate,
  letterhead,
  NOTHING,
  orderTitle,
  placeOf,
  type Fact,
  type Letterhead,
  setName,
} from './shared-model.js';
import { operationTexts } from '../../pricing/domain/taxes/operations.js';
import { amount, counted, day, figure, kilograms, money, percent, wallClock } from './format.js';

/** A part as a row of its set's table; every figure is the API's, times the set's quantity. */
export interface QuoteLine {
  reference: string;
  title: string;
  /** The tax code, as it is printed. */
  ncm: string;
  unit: string;
  quantity: string;
  price: string;
  ipi: string;
  total: string;
}

/** Prices of a quantity; an en dash where that is larger than a quote can be. */
export interface BreakRow {
  quantity: string;
  price: string;
  total: string;
  /** With CBS and IBS where they come on top. */
  ipi: string;
  weight: string;
}

export interface QuoteSet {
  name: string;
  /** How many of it, or the kilograms of a set that is sold by weight, and its parts: `4 conjuntos · 6 peças`. */
  quantity: string;
  /** The price of one set or kilogram, without what comes on top. */
  price: string;
  total: string;
  reference: string | null;
  obs: string | null;
  /** Says that the rows are for all of the set's pieces; null where there is one. */
  rows_note: string | null;
  picture: Picture | null;
  lines: QuoteLine[];
  /** Prices of other quantities of the set. */
  breaks: BreakRow[];
}

/** A row of the totals; a muted one is not part of the sum. */
export interface Total {
  label: string;
  value: string;
  muted?: boolean;
}

export interface QuoteModel {
  kind: 'quote';
  /** The taxes that come on top of its prices, by name. */
  on_top: string;
  title: string;
  letterhead: Letterhead;
  dates: Fact[];
  customer: { name: string; facts: Fact[] };
  terms: Fact[];
  sets: QuoteSet[];
  /** Prices of the whole quote in other quantities. */
  breaks: BreakRow[];
  totals: Total[];
  total: Total;
  notes: string[];
  signatures: string[];
}

const UNITS = { piece: 'pç', kg: 'kg', none: NOTHING } as const;

/** The quote or order as its customer gets it: decisions section 6, design 'Quote PDF'. */
export function quoteModel(loaded: LoadedDocument): QuoteModel {
  const { order, company, breaks, issued_at } = loaded;
  const validity = order.validity_days ?? company.quote_validity_days;
  const isQuote = order.type === 'pre_order';
  const issued = isQuote ? issued_at : order.created_at;
  return {
    kind: 'quote',
    on_top: onTopOf(order),
    title: orderTitle(loaded),
    letterhead: letterhead(company),
    dates: [
      { label: 'Emissão', value: day(issued) },
      ...(isQuote ? [{ label: 'Válido até', value: validUntil(order) ?? day(issued, validity) }] : []),
    ],
    customer: { name: customerName(order), facts: customerFacts(order) },
    terms: terms(order),
    sets: order.sets.map((set) => quoteSet(set, onTopOf(order), breaks)),
    breaks: wholeBreaks(breaks),
    totals: totalRows(order),
    total: { label: 'Total', value: money(order.amounts.total) },
    notes: notes(order, company.tax_note),
    signatures: [company.name, order.customer ? order.customer.name : 'Cliente'],
  };
}

/** The last day of a quote that its customer has; a working state counts from its day of issue. */
const validUntil = ({ status, validity_key }: OrderTree): string | null =>
  status === 'waiting_response' && validity_key ? wallClock(validity_key) : null;

function customerFacts({ customer }: OrderTree): Fact[] {
  if (!customer) return [];
  const { cnpj, cpf, state, phone, email } = customer;
  const place = placeOf(customer, state?.abbreviation);
  const contact = [customer.contact, phone, email].filter(Boolean).join(' · ');
  const facts = [
    { label: cnpj ? 'CNPJ' : 'CPF', value: cnpj || cpf },
    { label: 'IE', value: customer.state_registration },
    { label: 'Endereço', value: place },
    { label: 'Contato', value: contact },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const DELIVERY = { CIF: 'CIF – frete por nossa conta', FOB: 'FOB – frete por conta do cliente' } as const;

/** Terms besides the prices. */
export function terms(order: OrderTree): Fact[] {
  const { delivery_type, estimated_delivery_date, payment_obs, created_by } = order;
  return [
    { label: 'Entrega', value: delivery_type ? DELIVERY[delivery_type] : NOTHING },
    { label: 'Data de entrega', value: deliveryDate(order) },
    ...(estimated_delivery_date ? [{ label: 'Prazo estimado', value: estimated_delivery_date }] : []),
    { label: 'Pagamento', value: payment_obs || NOTHING },
    ...(created_by ? [{ label: 'Elaborado por', value: created_by.name }] : []),
  ];
}

/** The taxes that come on top of the order's prices, by name. */
export const onTopOf = ({ tax_basis }: Pick<OrderTree, 'tax_basis'>): string =>
  tax_basis?.period.on_top ? 'IPI, CBS e IBS' : 'IPI';

/**
 * A set as the quote has it.
 * @param onTop as `onTopOf` says
 * @param breaks of the quote, which the set's are among
 */
export function quoteSet(set: SetTree, onTop: string, breaks: QuoteBreaks = NO_BREAKS): QuoteSet {
  const { quantity, unit, reference, obs, amounts } = set;
  const printed = printedLine({
    unit,
    quantity,
    unit_value: amounts.unit.final_value,
    total_value: amounts.total.final_value,
    net_weight: amounts.total.net_weight,
  });
  const byWeight = printed.unit === 'kg';
  return {
    name: setName(set),
    quantity: [
      byWeight
        ? `${figure(printed.quantity, printed.quantity_decimals)} kg`
        : counted(quantity, 'conjunto', 'conjuntos'),
      counted(set.parts.length, 'peça', 'peças'),
    ].join(' · '),
    price: `${money(printed.price, printed.price_decimals)}${byWeight ? '/kg' : ' por conjunto'}, sem ${onTop}`,
    total: money(printed.total_value),
    reference: reference || null,
    obs: obs || null,
    rows_note:
      quantity === 1 || set.parts.length === 0
        ? null
        : `Quantidades e valores para ${figure(quantity)} conjuntos`,
    picture: smallPicture(set.content_file),
    lines: set.parts.map(quoteLine),
    breaks: breaksOf(set, breaks).map((each) => breakRow(each, figure(each.quantity))),
  };
}

/** Prices of the whole quote as often as it is offered. */
export const wholeBreaks = ({ quote }: QuoteBreaks): BreakRow[] =>
  quote.map((each) => breakRow(each, `${figure(each.quantity)}\u00a0×`));

const breaksOf = ({ id }: SetTree, { sets }: QuoteBreaks): QuantityBreak[] =>
  sets.find(({ set_id }) => set_id === id)?.breaks ?? [];

const breakRow = ({ figures }: QuantityBreak, quantity: string): BreakRow => ({
  quantity,
  price: figures ? money(figures.unit_price) : NOTHING,
  total: figures ? money(figures.total) : NOTHING,
  ipi: figures ? money(plus(figures.ipi, figures.reform ?? 0)) : NOTHING,
  weight: figures ? kilograms(figures.net_weight) : NOTHING,
});

function quoteLine(part: PartTree): QuoteLine {
  const { quantity, unit_value, total_value, net_weight } = part.line;
  const printed = printedLine({ unit: part.unit, quantity, unit_value, total_value, net_weight });
  return {
    reference: part.reference || NOTHING,
    title: part.title,
    ncm: part.ncm?.code ?? NOTHING,
    unit: printed.unit === 'kg' ? UNITS.kg : UNITS[part.unit === 'none' ? 'none' : 'piece'],
    quantity: figure(printed.quantity, printed.quantity_decimals),
    price: amount(printed.price, printed.price_decimals),
    ipi: percent(usedIpi(part.price_basis)),
    total: amount(printed.total_value),
  };
}

/** Rows that lead to the total; a service or discount of nothing is not mentioned. */
function totalRows(order: OrderTree): Total[] {
  const { amounts } = order;
  const rows: Total[] = [
    { label: 'Peças', value: money(amounts.parts) },
    { label: 'IPI', value: money(amounts.ipi) },
  ];
  if (order.tax_basis?.period.on_top) {
    const estimate = amounts.taxes?.estimate ? ' (estimados)' : '';
    rows.push({ label: `CBS e IBS${estimate}`, value: money(amounts.reform) });
  }
  if (order.delivery_type === 'CIF') rows.push({ label: 'Frete (CIF)', value: money(amounts.freight) });
  if (order.delivery_type === 'FOB') {
    rows.push({ label: 'Frete (FOB, não incluso)', value: money(order.delivery_value), muted: true });
  }
  if (amounts.service !== 0) rows.push({ label: 'Serviço', value: money(amounts.service) });
  if (amounts.discount !== 0) rows.push({ label: 'Desconto', value: `− ${money(amounts.discount)}` });
  return rows;
}

/** Notes on taxes in the prices and on top of them; with a tax basis also the day of its rates, and those of Simples. */
function taxNotes({ amounts, tax_basis, sets }: OrderTree): string[] {
  const onTop = tax_basis?.period.on_top ? 'IPI, CBS e IBS são somados' : 'O IPI é somado';
  const simples = tax_basis?.company.regime === 'simples';
  const contained = simples ? '' : ` ICMS incluso nos preços: ${money(amounts.icms)}.`;
  const first = `Valores em reais.${contained} ${onTop} ao total.`;
  if (!tax_basis || !amounts.taxes) return [first];
  const { day: invoiced, estimate, credit } = amounts.taxes;
  const estimated = estimate ? '; CBS e IBS estimados' : '';
  return [
    first,
    `Alíquotas previstas para o faturamento em ${wallClock(invoiced)}${estimated}.`,
    ...operationTexts(
      tax_basis,
      sets.flatMap(({ parts }) => parts),
    ),
    ...(simples ? ['Empresa optante pelo Simples Nacional.'] : []),
    ...(credit === null ? [] : [`Permite o crédito de ICMS de ${money(credit)} (LC 123/2006, art. 23).`]),
  ];
}

function notes(order: OrderTree, taxNote: string | null): string[] {
  const isFob = order.delivery_type === 'FOB';
  return [
    ...(order.quote_obs ? [order.quote_obs] : []),
    ...taxNotes(order),
    ...(taxNote ? [taxNote] : []),
    ...(isFob ? ['O frete FOB é informativo e não está incluso no total.'] : []),
  ];
}
