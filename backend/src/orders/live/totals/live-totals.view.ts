import {
  figureNamed,
  integer,
  integers,
  list,
  nullable,
  one,
  optional,
  shape,
} from '../../../platform/shape.js';
import { PartView } from '../../parts/part-view.js';
import { OrderTotalsView } from '../../tree/order-totals.view.js';
import type { PartsTotals } from '../../../pricing/domain/order/parts-totals.js';

/** Amounts of parts, as often as their sets are made. */
export class PartsTotalsView
  extends shape({
    parts_count: integer('How many parts are summed'),
    parts: figureNamed('final_value', 'of all of them'),
    ipi: figureNamed('total_ipi_value'),
    reform: figureNamed('total', 'CBS and IBS that come on top'),
    icms: figureNamed('total_icms_value', 'contained in the price'),
    total: figureNamed('total', 'with IPI; of the order with freight, service and discount, too'),
    gross_weight: figureNamed('gross_weight'),
    net_weight: figureNamed('net_weight'),
    material_cost: optional(figureNamed('material_cost', 'for users with `view_costs`')),
    process_cost: optional(figureNamed('process_cost', 'for users with `view_costs`')),
  })
  implements PartsTotals {}

export class LiveTotalsView extends shape({
  order: one(() => PartsTotalsView, 'Of all parts, with what the order charges'),
  selection: nullable(one(() => PartsTotalsView, 'Of `part_ids`')),
  part: nullable(one(() => PartsTotalsView, 'Of `part` alone')),
}) {}

/** Some parts of an order as they are now. */
export class ChangedPartsView extends shape({
  parts: list(() => PartView, 'Those that the order has, in its order'),
  removed: integers('Those that it does not have'),
  order_totals: one(() => OrderTotalsView, 'With the lines of these parts alone'),
}) {}
