import { ApiProperty } from '@nestjs/swagger';
import type {
  Amounts,
  OrderAmounts,
  SetAmounts,
  ValuesLine,
} from '../../pricing/domain/order/order-amounts.js';

const BRL = { description: 'BRL' } as const;
const KG = { description: 'kg' } as const;

/** A row of the values table, or the sums of its columns. */
export class ValuesLineView implements ValuesLine {
  @ApiProperty(BRL)
  unit_value: number;

  @ApiProperty({ type: 'integer' })
  quantity: number;

  @ApiProperty(BRL)
  total_value: number;

  @ApiProperty(KG)
  gross_weight: number;

  @ApiProperty(KG)
  net_weight: number;
}

export class PartLineView extends ValuesLineView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The part' })
  id: number | null;
}

export class AmountsView implements Amounts {
  @ApiProperty(BRL)
  final_value: number;

  @ApiProperty(BRL)
  ipi: number;

  @ApiProperty(BRL)
  icms: number;

  @ApiProperty(KG)
  gross_weight: number;

  @ApiProperty(KG)
  net_weight: number;
}

/** What all pieces of one set amount to. */
export class SetTotalsView extends AmountsView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The set' })
  id: number | null;

  @ApiProperty({ type: 'integer' })
  quantity: number;

  @ApiProperty({ type: 'integer', description: 'Rows of the set, not pieces' })
  parts_count: number;

  @ApiProperty({ type: () => AmountsView, description: 'The same for a single set' })
  unit: AmountsView;

  @ApiProperty({ type: () => [PartLineView] })
  lines: PartLineView[];

  @ApiProperty({ type: () => ValuesLineView })
  values_footer: ValuesLineView;
}

/** The order's totals, read-only: what screens and documents print. */
export class OrderTotalsView implements OrderAmounts {
  @ApiProperty(BRL)
  parts: number;

  @ApiProperty({ description: 'BRL, comes on top' })
  ipi: number;

  @ApiProperty({ description: 'BRL, contained in the price' })
  icms: number;

  @ApiProperty({ description: 'BRL, 0 unless CIF' })
  freight: number;

  @ApiProperty(BRL)
  service: number;

  @ApiProperty(BRL)
  discount: number;

  @ApiProperty({ description: 'BRL: parts + IPI + freight + service − discount' })
  total: number;

  @ApiProperty(KG)
  gross_weight: number;

  @ApiProperty(KG)
  net_weight: number;

  @ApiProperty({ type: () => [SetTotalsView] })
  sets: SetTotalsView[];

  @ApiProperty({ type: () => ValuesLineView })
  values_footer: ValuesLineView;
}

/** What of an order its totals are answered from: its tree, or the amounts alone. */
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
  return {
    parts: amounts.parts,
    ipi: amounts.ipi,
    icms: amounts.icms,
    freight: amounts.freight,
    service: amounts.service,
    discount: amounts.discount,
    total: amounts.total,
    gross_weight: amounts.gross_weight,
    net_weight: amounts.net_weight,
    sets: sets.map(toSetTotals),
    values_footer: amounts.values_footer,
  };
}

function toSetTotals({ id, quantity, parts, amounts }: SetWithAmounts): SetTotalsView {
  const { total, unit, values_footer } = amounts;
  return {
    id,
    quantity,
    parts_count: parts.length,
    final_value: total.final_value,
    ipi: total.ipi,
    icms: total.icms,
    gross_weight: total.gross_weight,
    net_weight: total.net_weight,
    unit,
    lines: parts.map(toPartLine),
    values_footer,
  };
}

function toPartLine({ id, line }: PartWithLine): PartLineView {
  return {
    id,
    unit_value: line.unit_value,
    quantity: line.quantity,
    total_value: line.total_value,
    gross_weight: line.gross_weight,
    net_weight: line.net_weight,
  };
}
