import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import type {
  Amounts,
  AmountTaxes,
  OrderAmounts,
  SetAmounts,
  ValuesLine,
} from '../../pricing/domain/order/order-amounts.js';

/** A row of the values table, or the sums of its columns. */
export class ValuesLineView implements ValuesLine {
  @FigureProperty('unit_value')
  unit_value: number;

  @FigureProperty('quantity')
  quantity: number;

  @FigureProperty('final_value')
  total_value: number;

  @FigureProperty('gross_weight')
  gross_weight: number;

  @FigureProperty('net_weight')
  net_weight: number;
}

export class PartLineView extends ValuesLineView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The part' })
  id: number | null;
}

export class AmountsView implements Amounts {
  @FigureProperty('final_value')
  final_value: number;

  @FigureProperty('total_ipi_value')
  ipi: number;

  @FigureProperty('total_icms_value')
  icms: number;

  @FigureProperty('gross_weight')
  gross_weight: number;

  @FigureProperty('net_weight')
  net_weight: number;
}

/** The totals of all pieces of one set. */
export class SetTotalsView extends AmountsView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The set' })
  id: number | null;

  @FigureProperty('set_quantity')
  quantity: number;

  @ApiProperty({ type: 'integer', description: 'Rows of the set, not pieces' })
  parts_count: number;

  @FigureProperty('total', { description: 'CBS and IBS that come on top' })
  reform: number;

  @ApiProperty({ type: () => AmountsView, description: 'The same for a single set' })
  unit: AmountsView;

  @ApiProperty({ type: () => [PartLineView] })
  lines: PartLineView[];

  @ApiProperty({ type: () => ValuesLineView })
  values_footer: ValuesLineView;
}

/** The taxes of an order whose taxes are computed completely. */
export class AmountTaxesView implements AmountTaxes {
  @ApiProperty({ format: 'date', description: 'The day of invoicing that they were computed for' })
  day: string;

  @ApiProperty({ description: 'Whether its rates of CBS and IBS are not fixed by law yet' })
  estimate: boolean;

  @FigureProperty('total', { description: 'also where it is a test and only shown' })
  cbs: number;

  @FigureProperty('total', { description: 'of state and city, likewise' })
  ibs: number;

  @FigureProperty('total', {
    nullable: true,
    description: 'ICMS that the buyer from a company of Simples may credit; null where there is none',
  })
  credit: number | null;
}

/** The order's totals, read-only: what screens and documents print. */
export class OrderTotalsView implements OrderAmounts {
  @FigureProperty('final_value')
  parts: number;

  @FigureProperty('total_ipi_value', { description: 'comes on top' })
  ipi: number;

  @FigureProperty('total_icms_value', { description: 'contained in the price' })
  icms: number;

  @FigureProperty('delivery_value', { description: '0 unless CIF' })
  freight: number;

  @FigureProperty('service_value')
  service: number;

  @FigureProperty('discount')
  discount: number;

  @FigureProperty('total', { description: 'CBS and IBS that come on top' })
  reform: number;

  @Nullable(AmountTaxesView, 'Null for an order whose taxes are the sums of its parts’ own')
  taxes: AmountTaxesView | null;

  @FigureProperty('total', { description: 'parts + IPI + CBS and IBS + freight + service − discount' })
  total: number;

  @FigureProperty('gross_weight')
  gross_weight: number;

  @FigureProperty('net_weight')
  net_weight: number;

  @ApiProperty({ type: () => [SetTotalsView] })
  sets: SetTotalsView[];

  @ApiProperty({ type: () => ValuesLineView })
  values_footer: ValuesLineView;
}

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
