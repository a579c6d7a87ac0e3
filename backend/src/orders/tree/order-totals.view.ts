import { ApiProperty } from '@nestjs/swagger';
import type {
  Amounts,
  OrderTotals,
  PartLine,
  SetTotals,
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

export class PartLineView extends ValuesLineView implements PartLine {
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
export class SetTotalsView extends AmountsView implements SetTotals {
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
export class OrderTotalsView implements OrderTotals {
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
