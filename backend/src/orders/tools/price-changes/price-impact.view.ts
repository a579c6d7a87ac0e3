import {
  decimal,
  figureNamed,
  flag,
  integer,
  list,
  namedChoice,
  nullable,
  shape,
  text,
} from '../../../platform/shape.js';
import { orderStatuses } from '../../domain/order-types.js';
import { keptOf } from '../refresh/kept.js';
import { valueDifference } from '../../repricing/domain/refresh.js';
import { growth } from './domain/price-difference.js';
import type { RepricedQuote } from './repriced-quote.js';

/** An open quote, and what it amounts to after the change. */
export class AffectedQuoteView extends shape({
  id: integer('Its number'),
  status: namedChoice('OrderStatus', orderStatuses),
  customer: nullable(text("The customer's name")),
  accepted: flag('Whether its customer has accepted it: repricing ends that acceptance'),
  parts: integer('How many of its parts the change touches'),
  total: figureNamed('total', 'as it is stored'),
  new_total: figureNamed('total', 'after the change'),
  difference: figureNamed('total', 'new − stored'),
  growth: nullable(decimal('%; null where the stored total is 0')),
  icms: figureNamed('total', 'ICMS contained, as it is stored'),
  new_icms: figureNamed('total', 'ICMS contained, after the change'),
  kept: list(
    () => String,
    'What of its parts stays as it is, by name: locked figures, and processes of typed values',
  ),
  problem: nullable(text('Why it can not be repriced')),
  digest: text('Sent along when it is repriced, so that what is stored is what was shown'),
}) {}

/** The open quotes that a change of a catalogue entry touches; nothing of it is stored. */
export class PriceImpactView extends shape({
  name: text('The name of the entry'),
  can_reprice: flag('Whether the user may reprice quotes'),
  quotes: list(() => AffectedQuoteView, 'Those that the user sees, newest first'),
  others: integer('How many others there are, that the user does not see'),
  more: flag('Whether there are more than are listed and counted'),
  difference: figureNamed('total', 'what the differences of the listed ones come to'),
}) {}

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
