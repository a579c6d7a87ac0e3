import { ApiProperty } from '@nestjs/swagger';
import { NumberField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';

const { catalogue } = messages;

/** What is sent to store an NCM code. */
export class NcmInput {
  @TextField({ max: 20, required: catalogue.codeRequired })
  code: string;

  @NumberField({
    decimals: 2,
    required: catalogue.ipiRequired,
    max: 100,
    minText: catalogue.ipiTooSmall,
    maxText: catalogue.ipiTooBig,
    description: '%',
  })
  ipi: number;
}

/** A ncm as the API answers it. */
export class NcmView extends NcmInput {
  @ApiProperty()
  id: number;
}
