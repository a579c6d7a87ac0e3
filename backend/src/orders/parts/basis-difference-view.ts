import { ApiProperty } from '@nestjs/swagger';
import type { BasisDifference, BasisSource } from '../../pricing/domain/basis/basis-differences.js';

const sources: BasisSource[] = ['material', 'sheet', 'bar', 'component', 'ncm', 'icms', 'process'];

const FIGURE_OR_NAME = [
  { type: 'number', nullable: true },
  { type: 'string', nullable: true },
];

/** A figure in which a part's price basis and today's catalogue differ. */
export class BasisDifferenceView implements BasisDifference {
  @ApiProperty({ enum: sources })
  source: BasisSource;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The catalogue entry; null for ICMS' })
  id: number | null;

  @ApiProperty()
  field: string;

  @ApiProperty({
    anyOf: FIGURE_OR_NAME,
    description: 'What the part was calculated with; null: no rule',
  })
  basis: number | string | null;

  @ApiProperty({
    anyOf: FIGURE_OR_NAME,
    description: 'What the catalogue says now; null: no rule',
  })
  current: number | string | null;
}
