import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../../../platform/http/nullable.js';
import { PartView } from '../../parts/part-view.js';
import { OrderTotalsView } from '../../tree/order-totals.view.js';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import type { PartsTotals } from '../../../pricing/domain/order/parts-totals.js';

const forCosts = { required: false, description: 'for users with `view_costs`' } as const;

/** Amounts of parts, as often as their sets are made. */
export class PartsTotalsView implements PartsTotals {
  @ApiProperty({ type: 'integer', description: 'How many parts are summed' })
  parts_count: number;

  @FigureProperty('final_value', { description: 'of all of them' })
  parts: number;

  @FigureProperty('total_ipi_value')
  ipi: number;

  @FigureProperty('total', { description: 'CBS and IBS that come on top' })
  reform: number;

  @FigureProperty('total_icms_value', { description: 'contained in the price' })
  icms: number;

  @FigureProperty('total', { description: 'with IPI; of the order with freight, service and discount, too' })
  total: number;

  @FigureProperty('gross_weight')
  gross_weight: number;

  @FigureProperty('net_weight')
  net_weight: number;

  @FigureProperty('material_cost', forCosts)
  material_cost?: number;

  @FigureProperty('process_cost', forCosts)
  process_cost?: number;
}

export class LiveTotalsView {
  @ApiProperty({ type: () => PartsTotalsView, description: 'Of all parts, with what the order charges' })
  order: PartsTotalsView;

  @Nullable(PartsTotalsView, 'Of `part_ids`')
  selection: PartsTotalsView | null;

  @Nullable(PartsTotalsView, 'Of `part` alone')
  part: PartsTotalsView | null;
}

/** Some parts of an order as they are now. */
export class ChangedPartsView {
  @ApiProperty({ type: () => [PartView], description: 'Those that the order has, in its order' })
  parts: PartView[];

  @ApiProperty({ type: 'integer', isArray: true, description: 'Those that it does not have' })
  removed: number[];

  @ApiProperty({ type: () => OrderTotalsView, description: 'With the lines of these parts alone' })
  order_totals: OrderTotalsView;
}
