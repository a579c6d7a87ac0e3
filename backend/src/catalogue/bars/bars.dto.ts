import { ApiProperty } from '@nestjs/swagger';
import { IdField, NumberField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { NcmView } from '../ncms/ncms.dto.js';

const { catalogue, validation } = messages;

/** What is sent to store a bar. */
export class BarInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @NumberField({ decimals: 2, required: catalogue.lengthRequired, description: 'mm' })
  length: number;

  @NumberField({ decimals: 2, required: catalogue.weightRequired, description: 'kg, of the whole bar' })
  weight: number;

  /** The rule allows 4 decimals while its text says 2: the specification keeps both. */
  @NumberField({
    decimals: 4,
    decimalsText: validation.tooManyDecimals(2),
    required: catalogue.priceRequired,
    description: 'BRL per kg',
  })
  price_kg: number;

  @IdField()
  ncm_id?: number | null;
}

/** A bar as the API answers it. */
export class BarView extends BarInput {
  @ApiProperty()
  id: number;

  @ApiProperty({ type: NcmView, nullable: true })
  ncm?: NcmView | null;
}
