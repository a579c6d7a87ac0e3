import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import { Nullable } from '../../../platform/http/nullable.js';
import type { TaxReasons } from '../../../pricing/domain/taxes/tax-reasons.js';

const contained = (what: string) =>
  FigureProperty('total', {
    nullable: true,
    description: `${what}, contained in the price; null for users without \`view_costs\``,
  });
const named = (description: string) => FigureProperty('total', { description });

/** Why the taxes of a day are what they are. */
export class TaxReasonsView implements TaxReasons {
  @ApiProperty({ description: 'Of IPI' })
  ipi: string;

  @ApiProperty({ description: 'Of ICMS' })
  icms: string;

  @ApiProperty({ description: 'Of CBS and IBS' })
  reform: string;

  @ApiProperty({ description: 'Of PIS and COFINS' })
  pis_cofins: string;
}

/** The markup that leaves as much after taxes as today's leaves on the first of the days. */
export class SameNetView {
  @FigureProperty('markup')
  markup: number;

  @named('of the order with that markup')
  total: number;
}

/** The taxes of an order, BRL. */
export class TaxFiguresView {
  @named('comes on top')
  ipi: number;

  @FigureProperty('total', { nullable: true, description: 'CBS and IBS; null where they do not come on top' })
  reform: number | null;

  @named('parts + freight + service − discount + what comes on top')
  total: number;

  @named('contained in the price')
  icms: number;

  @named('that a buyer from a Simples company may credit')
  credit: number;

  @contained('difference of ICMS rates, and FCP')
  difal: number | null;

  @contained('PIS and COFINS')
  pis_cofins: number | null;

  @contained('of Simples')
  das: number | null;

  @contained('of the service')
  iss: number | null;
}

/** The taxes of an order that is invoiced on a day. */
export class DayTaxesView extends TaxFiguresView {
  @ApiProperty({ format: 'date', description: 'The day of invoicing' })
  on: string;

  @ApiProperty({ description: 'Whether its rates of CBS and IBS are not fixed by law yet' })
  estimate: boolean;

  @named('also where it is a test and only shown')
  cbs: number;

  @named('of state and city, likewise')
  ibs: number;

  @Nullable(TaxFiguresView, 'To the first day; null for itself')
  difference: TaxFiguresView | null;

  @ApiProperty({ type: () => TaxReasonsView, description: 'Why each of them is what it is, in Portuguese' })
  reasons: TaxReasonsView;

  @Nullable(SameNetView, 'Null for the first day, and where no part follows the markup of the order')
  same_net: SameNetView | null;
}

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

export class OrderTaxesView {
  @Nullable(String, 'Why nothing could be computed; null where it was')
  problem: string | null;

  @ApiProperty({ format: 'date', description: 'The day that counts for the order' })
  day: string;

  @ApiProperty({ enum: TAX_NOTES, isArray: true, description: 'Reasons to doubt the figures' })
  notes: TaxNote[];

  @ApiProperty({ type: () => [DayTaxesView], description: 'In the order that was asked for' })
  days: DayTaxesView[];
}
