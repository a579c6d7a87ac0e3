import { ApiProperty } from '@nestjs/swagger';
import { FigureField } from '../../platform/http/figure-fields.js';
import { TextField } from '../../platform/http/fields.js';
import { catalogueTexts } from '../catalogue.texts.js';

/** A request to store an NCM code. */
export class NcmInput {
  @TextField({ max: 20, required: catalogueTexts.codeRequired })
  code: string;

  @TextField({ max: 500 })
  description?: string | null;

  @FigureField('ipi', {
    required: catalogueTexts.ipiRequired,
    minText: catalogueTexts.ipiTooSmall,
    maxText: catalogueTexts.ipiTooBig,
  })
  ipi: number;
}

/** A ncm as the API answers it. */
export class NcmView extends NcmInput {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;
}
