import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import type { BreakFigures, QuantityBreak, QuoteBreaks } from '../domain/quantity-breaks.js';

/** The price of a quantity, without freight, service and discount. */
export class BreakFiguresView implements BreakFigures {
  @FigureProperty('final_value', { description: 'of one set, or of the quote once' })
  unit_price: number;

  @FigureProperty('final_value', { description: 'quantity × unit price' })
  total: number;

  @FigureProperty('total_ipi_value', { description: 'of the total; comes on top' })
  ipi: number;

  @FigureProperty('total', {
    required: false,
    description:
      'CBS and IBS of the total, where taxes are computed for a day; 0 where they do not come on top',
  })
  reform?: number;

  @FigureProperty('gross_weight')
  gross_weight: number;

  @FigureProperty('net_weight')
  net_weight: number;
}

/** A quantity break. */
export class QuantityBreakView {
  @ApiProperty({ type: 'integer', description: 'Of the set, or how often the whole quote is made' })
  quantity: number;

  @Nullable(BreakFiguresView, 'null where they are larger than a quote can store')
  figures: BreakFiguresView | null;

  @ApiProperty({ description: 'Whether locked prices alone keep its unit price the same in every quantity' })
  locked: boolean;
}

/** The breaks of one set. */
export class SetBreaksView {
  @ApiProperty({ type: 'integer' })
  set_id: number;

  @ApiProperty({ type: () => [QuantityBreakView], description: 'By quantity' })
  breaks: QuantityBreakView[];
}

/** Prices of a quote in other quantities. */
export class QuoteBreaksView {
  @ApiProperty({ type: () => [QuantityBreakView], description: "Of the whole quote: every set's quantity" })
  quote: QuantityBreakView[];

  @ApiProperty({ type: () => [SetBreaksView], description: 'Of the sets that have any' })
  sets: SetBreaksView[];
}

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
