import {
  day,
  figureNamed,
  flag,
  integer,
  list,
  nullable,
  one,
  shape,
  shapeWith,
} from '../../platform/shape.js';
import type {
  Amounts,
  AmountTaxes,
  OrderAmounts,
  SetAmounts,
  ValuesLine,
} from '../../pricing/domain/order/order-amounts.js';

/** A row of the values table, or the sums of its columns. */
export class ValuesLineView
  extends shape({
    unit_value: figureNamed('unit_value'),
    quantity: figureNamed('quantity'),
    total_value: figureNamed('final_value'),
    gross_weight: figureNamed('gross_weight'),
    net_weight: figureNamed('net_weight'),
  })
  implements ValuesLine {}

export class PartLineView extends shapeWith(ValuesLineView, {
  id: nullable(integer('The part')),
}) {}

export class AmountsView
  extends shape({
    final_value: figureNamed('final_value'),
    ipi: figureNamed('total_ipi_value'),
    icms: figureNamed('total_icms_value'),
    gross_weight: figureNamed('gross_weight'),
    net_weight: figureNamed('net_weight'),
  })
  implements Amounts {}

/** The totals of all pieces of one set. */
export class SetTotalsView extends shapeWith(AmountsView, {
  id: nullable(integer('The set')),
  quantity: figureNamed('set_quantity'),
  parts_count: integer('Rows of the set, not pieces'),
  reform: figureNamed('total', 'CBS and IBS that come on top'),
  unit: one(() => AmountsView, 'The same for a single set'),
  lines: list(() => PartLineView),
  values_footer: one(() => ValuesLineView),
}) {}

/** The taxes of an order whose taxes are computed completely. */
export class AmountTaxesView
  extends shape({
    day: day('The day of invoicing that they were computed for'),
    estimate: flag('Whether its rates of CBS and IBS are not fixed by law yet'),
    cbs: figureNamed('total', 'also where it is a test and only shown'),
    ibs: figureNamed('total', 'of state and city, likewise'),
    credit: nullable(
      figureNamed(
        'total',
        'ICMS that the buyer from a company of Simples may credit; null where there is none',
      ),
    ),
  })
  implements AmountTaxes {}

/** The order's totals, read-only: what screens and documents print. */
export class OrderTotalsView
  extends shape({
    parts: figureNamed('final_value'),
    ipi: figureNamed('total_ipi_value', 'comes on top'),
    icms: figureNamed('total_icms_value', 'contained in the price'),
    freight: figureNamed('delivery_value', '0 unless CIF'),
    service: figureNamed('service_value'),
    discount: figureNamed('discount'),
    reform: figureNamed('total', 'CBS and IBS that come on top'),
    taxes: nullable(
      one(() => AmountTaxesView, 'Null for an order whose taxes are the sums of its parts’ own'),
    ),
    total: figureNamed('total', 'parts + IPI + CBS and IBS + freight + service − discount'),
    gross_weight: figureNamed('gross_weight'),
    net_weight: figureNamed('net_weight'),
    sets: list(() => SetTotalsView),
    values_footer: one(() => ValuesLineView),
  })
  implements OrderAmounts {}

/** The source of an order's totals: its tree, or the amounts alone. */
export interface OrderWithAmounts {
  amounts: OrderAmounts;
  sets: readonly SetWithAmounts[];
}

export interface SetWithAmounts {
  id: number;
  quantity: number;
  amounts: SetAmounts;
  parts: readonly PartWithLine[];
}

export interface PartWithLine {
  id: number;
  line: ValuesLine;
}

/** An order's amounts as the API answers them beside the sets. */
export function toOrderTotals({ amounts, sets }: OrderWithAmounts): OrderTotalsView {
  return { ...amounts, sets: sets.map(toSetTotals) };
}

function toSetTotals({ id, quantity, parts, amounts }: SetWithAmounts): SetTotalsView {
  const { total, ...others } = amounts;
  const lines = parts.map((part) => ({ id: part.id, ...part.line }));
  return { id, quantity, parts_count: parts.length, ...total, ...others, lines };
}
