import { ApiProperty } from '@nestjs/swagger';
import { NumberField, TextField } from '../../platform/http/fields.js';
import { catalogueTexts } from '../catalogue.texts.js';

/** What is sent to store an NCM code. */
export class NcmInput {
  @TextField({ max: 20, required: catalogueTexts.codeRequired })
  code: string;

  @NumberField({
    decimals: 2,
    required: catalogueTexts.ipiRequired,
    max: 100,
    minText: catalogueTexts.ipiTooSmall,
    maxText: catalogueTexts.ipiTooBig,
    description: '%',
  })
  ipi: number;
}

/** A ncm as the API answers it. */
export class NcmView extends NcmInput {
  @ApiProperty()
  id: number;
}
