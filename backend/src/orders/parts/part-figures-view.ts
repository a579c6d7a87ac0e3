import { ApiProperty } from '@nestjs/swagger';
import type { PartFigures } from '../../pricing/domain/part/part-figures.js';

/** The calculated figures of a part in answers. */
export class PartFiguresView implements PartFigures {
  @ApiProperty()
  unit_net_weight: number;

  @ApiProperty()
  net_weight: number;

  @ApiProperty()
  unit_gross_weight: number;

  @ApiProperty()
  gross_weight: number;

  @ApiProperty()
  unit_value: number;

  @ApiProperty()
  final_value: number;

  @ApiProperty()
  unit_ipi_value: number;

  @ApiProperty()
  total_ipi_value: number;

  @ApiProperty()
  unit_icms_value: number;

  @ApiProperty()
  total_icms_value: number;
}
