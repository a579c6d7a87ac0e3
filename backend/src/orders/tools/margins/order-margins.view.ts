import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import type { OrderMargin } from '../../../pricing/domain/margin/margin.js';
import { ContributionView, MarginView } from '../../part-margin/margin.view.js';

/** All pieces of a part in one set. */
export class PartMarginView extends MarginView {
  @ApiProperty({ type: 'integer', description: 'The part' })
  id: number;
}

/** All that the order takes of a set. */
export class SetMarginView extends MarginView {
  @ApiProperty({ type: 'integer', description: 'The set' })
  id: number;

  @ApiProperty({ type: () => [PartMarginView] })
  parts: PartMarginView[];
}

/** An order with its discount taken off; freight, service and IPI stay out. */
export class OrderMarginsView extends MarginView implements OrderMargin {
  @ApiProperty({ type: () => ContributionView, description: 'What the discount takes from' })
  without_discount: ContributionView;

  @ApiProperty({ type: () => [SetMarginView] })
  sets: SetMarginView[];
}

/** An order of several. */
export class OrderMarginView extends MarginView {
  @ApiProperty({ type: 'integer', description: 'The order' })
  id: number;
}

export class MarkupForMarginView {
  @FigureProperty('markup', { description: "that leaves the margin at the ICMS of the order's customer" })
  markup: number;
}
