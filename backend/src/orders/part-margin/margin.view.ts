import { FigureProperty } from '../../platform/http/figure-fields.js';
import type { MarginFigures } from '../../pricing/domain/margin/margin.js';

const WITHOUT_VALUE = { nullable: true, description: 'of the price; null where there is no price' } as const;

/** The rest of a price after its cost. */
export class ContributionView {
  @FigureProperty('contribution', { description: 'price − contained taxes − cost; a loss is negative' })
  contribution: number;

  @FigureProperty('margin', WITHOUT_VALUE)
  margin: number | null;
}

/** The cost of a price, and the rest of it; only for users with `view_costs`. */
export class MarginView extends ContributionView implements MarginFigures {
  @FigureProperty('cost', { description: 'material and processes, before markup' })
  cost: number;
}
