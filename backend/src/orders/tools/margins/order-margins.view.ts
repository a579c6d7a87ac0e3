import { figureNamed, integer, list, one, shape, shapeWith } from '../../../platform/shape.js';
import type { OrderMargin } from '../../../pricing/domain/margin/margin.js';
import { ContributionView, MarginView } from '../../part-margin/margin.view.js';

/** All pieces of a part in one set. */
export class PartMarginView extends shapeWith(MarginView, {
  id: integer('The part'),
}) {}

/** All that the order takes of a set. */
export class SetMarginView extends shapeWith(MarginView, {
  id: integer('The set'),
  parts: list(() => PartMarginView),
}) {}

/** An order with its discount taken off; freight, service and IPI stay out. */
export class OrderMarginsView
  extends shapeWith(MarginView, {
    without_discount: one(() => ContributionView, 'What the discount takes from'),
    sets: list(() => SetMarginView),
  })
  implements OrderMargin {}

/** An order of several. */
export class OrderMarginView extends shapeWith(MarginView, {
  id: integer('The order'),
}) {}

export class MarkupForMarginView extends shape({
  markup: figureNamed('markup', "that leaves the margin at the ICMS of the order's customer"),
}) {}
