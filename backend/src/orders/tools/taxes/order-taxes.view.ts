import {
  day,
  figureNamed,
  flag,
  list,
  nullable,
  one,
  property,
  shape,
  shapeWith,
  text,
} from '../../../platform/shape.js';
import type { TaxReasons } from '../../../pricing/domain/taxes/tax-reasons.js';

const contained = (what: string) =>
  nullable(figureNamed('total', `${what}, contained in the price; null for users without \`view_costs\``));
const named = (description: string) => figureNamed('total', description);

/** Why the taxes of a day are what they are. */
export class TaxReasonsView
  extends shape({
    ipi: text('Of IPI'),
    icms: text('Of ICMS'),
    reform: text('Of CBS and IBS'),
    pis_cofins: text('Of PIS and COFINS'),
  })
  implements TaxReasons {}

/** The markup that leaves as much after taxes as today's leaves on the first of the days. */
export class SameNetView extends shape({
  markup: figureNamed('markup'),
  total: named('of the order with that markup'),
}) {}

/** The taxes of an order, BRL. */
export class TaxFiguresView extends shape({
  ipi: named('comes on top'),
  reform: nullable(figureNamed('total', 'CBS and IBS; null where they do not come on top')),
  total: named('parts + freight + service − discount + what comes on top'),
  icms: named('contained in the price'),
  credit: named('that a buyer from a Simples company may credit'),
  difal: contained('difference of ICMS rates, and FCP'),
  pis_cofins: contained('PIS and COFINS'),
  das: contained('of Simples'),
  iss: contained('of the service'),
}) {}

/** The taxes of an order that is invoiced on a day. */
export class DayTaxesView extends shapeWith(TaxFiguresView, {
  on: day('The day of invoicing'),
  estimate: flag('Whether its rates of CBS and IBS are not fixed by law yet'),
  cbs: named('also where it is a test and only shown'),
  ibs: named('of state and city, likewise'),
  difference: nullable(one(() => TaxFiguresView, 'To the first day; null for itself')),
  reasons: one(() => TaxReasonsView, 'Why each of them is what it is, in Portuguese'),
  same_net: nullable(
    one(() => SameNetView, 'Null for the first day, and where no part follows the markup of the order'),
  ),
}) {}

/**
 * Reasons to doubt an order's taxes: no planned day of the invoice, a customer without a state or of whom it is not known whether they
 * pay ICMS, a code without eight digits, rates that are no law yet, a profile that no accountant has looked at.
 */
export const TAX_NOTES = [
  'invoice_day',
  'state',
  'taxpayer',
  'ncm_digits',
  'estimate',
  'tax_review',
] as const;
export type TaxNote = (typeof TAX_NOTES)[number];

export class OrderTaxesView extends shape({
  problem: nullable(text('Why nothing could be computed; null where it was')),
  day: day('The day that counts for the order'),
  notes: property<TaxNote[]>({
    type: String,
    enum: TAX_NOTES,
    isArray: true,
    description: 'Reasons to doubt the figures',
  }),
  days: list(() => DayTaxesView, 'In the order that was asked for'),
}) {}
