import { ApiProperty } from '@nestjs/swagger';
import type { BasisDifference, BasisSource } from '../../pricing/domain/basis/basis-differences.js';

const sources: BasisSource[] = ['material', 'sheet', 'bar', 'component', 'ncm', 'icms', 'process'];

/** A figure in which a part's price basis and today's catalogue differ. */
export class BasisDifferenceView implements BasisDifference {
  @ApiProperty({ enum: sources })
  source: BasisSource;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The catalogue entry; null for ICMS' })
  id: number | null;

  @ApiProperty()
  field: string;

  @ApiProperty({ description: 'What the part was calculated with' })
  basis: number;

  @ApiProperty({ description: 'What the catalogue says now' })
  current: number;
}
