import { figureNamed, nullable, shape, shapeWith } from '../../platform/shape.js';
import type { MarginFigures } from '../../pricing/domain/margin/margin.js';

/** The rest of a price after its cost. */
export class ContributionView extends shape({
  contribution: figureNamed('contribution', 'price − contained taxes − cost; a loss is negative'),
  margin: nullable(figureNamed('margin', 'of the price; null where there is no price')),
}) {}

/** The cost of a price, and the rest of it; only for users with `view_costs`. */
export class MarginView
  extends shapeWith(ContributionView, {
    cost: figureNamed('cost', 'material and processes, before markup'),
  })
  implements MarginFigures {}
