import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';

/** A catalogue entry that a part is made of. */
export class ChoiceView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;
}

/** A tax code with its IPI rate (percent) of today. */
export class NcmChoiceView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  code: string;

  @FigureProperty('ipi')
  ipi: number;
}

/** The choice with id and name alone, null where there is none. */
export function toChoice(entry: ChoiceView | null | undefined): ChoiceView | null {
  return entry ? { id: entry.id, name: entry.name } : null;
}

export function toNcm(ncm: NcmChoiceView | null | undefined): NcmChoiceView | null {
  return ncm ? { id: ncm.id, code: ncm.code, ipi: ncm.ipi } : null;
}
