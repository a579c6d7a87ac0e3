import { figureNamed, flag, integer, list, nullable, one, optional, shape } from '../../platform/shape.js';
import type { BreakFigures, QuantityBreak, QuoteBreaks } from '../domain/quantity-breaks.js';

/** The price of a quantity, without freight, service and discount. */
export class BreakFiguresView
  extends shape({
    unit_price: figureNamed('final_value', 'of one set, or of the quote once'),
    total: figureNamed('final_value', 'quantity × unit price'),
    ipi: figureNamed('total_ipi_value', 'of the total; comes on top'),
    reform: optional(
      figureNamed(
        'total',
        'CBS and IBS of the total, where taxes are computed for a day; 0 where they do not come on top',
      ),
    ),
    gross_weight: figureNamed('gross_weight'),
    net_weight: figureNamed('net_weight'),
  })
  implements BreakFigures {}

/** A quantity break. */
export class QuantityBreakView extends shape({
  quantity: integer('Of the set, or how often the whole quote is made'),
  figures: nullable(one(() => BreakFiguresView, 'null where they are larger than a quote can store')),
  locked: flag('Whether locked prices alone keep its unit price the same in every quantity'),
}) {}

/** The breaks of one set. */
export class SetBreaksView extends shape({
  set_id: integer(),
  breaks: list(() => QuantityBreakView, 'By quantity'),
}) {}

/** Prices of a quote in other quantities. */
export class QuoteBreaksView extends shape({
  quote: list(() => QuantityBreakView, "Of the whole quote: every set's quantity"),
  sets: list(() => SetBreaksView, 'Of the sets that have any'),
}) {}

/** Breaks as the API answers them: without the figures of single parts. */
export const toQuoteBreaksView = ({ quote, sets }: QuoteBreaks): QuoteBreaksView => ({
  quote: quote.map(toBreakView),
  sets: sets.map(({ set_id, breaks }) => ({ set_id, breaks: breaks.map(toBreakView) })),
});

const toBreakView = ({ quantity, figures, locked }: QuantityBreak): QuantityBreakView => ({
  quantity,
  figures,
  locked,
});
