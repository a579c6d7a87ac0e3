import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import { orderStatuses, type OrderStatus } from '../../domain/order-types.js';
import { keptOf } from '../refresh/kept.js';
import { valueDifference } from '../../repricing/domain/refresh.js';
import { growth } from './domain/price-difference.js';
import type { RepricedQuote } from './repriced-quote.js';

const nullableText = { type: String, nullable: true } as const;

/** An open quote, and what it amounts to after the change. */
export class AffectedQuoteView {
  @ApiProperty({ type: 'integer', description: 'Its number' })
  id: number;

  @ApiProperty({ enum: orderStatuses, enumName: 'OrderStatus' })
  status: OrderStatus;

  @ApiProperty({ ...nullableText, description: "The customer's name" })
  customer: string | null;

  @ApiProperty({ description: 'Whether its customer has accepted it: repricing ends that acceptance' })
  accepted: boolean;

  @ApiProperty({ type: 'integer', description: 'How many of its parts the change touches' })
  parts: number;

  @FigureProperty('total', { description: 'as it is stored' })
  total: number;

  @FigureProperty('total', { description: 'after the change' })
  new_total: number;

  @FigureProperty('total', { description: 'new − stored' })
  difference: number;

  @ApiProperty({ type: 'number', nullable: true, description: '%; null where the stored total is 0' })
  growth: number | null;

  @FigureProperty('total', { description: 'ICMS contained, as it is stored' })
  icms: number;

  @FigureProperty('total', { description: 'ICMS contained, after the change' })
  new_icms: number;

  @ApiProperty({
    type: [String],
    description: 'What of its parts stays as it is, by name: locked figures, and processes of typed values',
  })
  kept: string[];

  @ApiProperty({ ...nullableText, description: 'Why it can not be repriced' })
  problem: string | null;

  @ApiProperty({ description: 'Sent along when it is repriced, so that what is stored is what was shown' })
  digest: string;
}

/** The open quotes that a change of a catalogue entry touches; nothing of it is stored. */
export class PriceImpactView {
  @ApiProperty({ description: 'The name of the entry' })
  name: string;

  @ApiProperty({ description: 'Whether the user may reprice quotes' })
  can_reprice: boolean;

  @ApiProperty({ type: () => [AffectedQuoteView], description: 'Those that the user sees, newest first' })
  quotes: AffectedQuoteView[];

  @ApiProperty({ type: 'integer', description: 'How many others there are, that the user does not see' })
  others: number;

  @ApiProperty({ description: 'Whether there are more than are listed and counted' })
  more: boolean;

  @FigureProperty('total', { description: 'what the differences of the listed ones come to' })
  difference: number;
}

/** @param customer the name of its customer */
export function toAffectedQuote(
  { quote, parts, before, after, problem, digest }: RepricedQuote,
  customer: string | null,
): AffectedQuoteView {
  const { id, status } = quote;
  return {
    id,
    status,
    customer,
    accepted: quote.customer_answer === 'accepted',
    parts: parts.length,
    total: before.total,
    new_total: after.total,
    difference: valueDifference(before.total, after.total),
    growth: growth(before.total, after.total),
    icms: before.icms,
    new_icms: after.icms,
    // Taxes move no price: nothing is kept from them.
    kept: [...new Set(parts.flatMap(({ part, rows }) => (rows === null ? [] : keptOf(part))))],
    problem,
    digest,
  };
}
