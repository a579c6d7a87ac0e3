import { ApiProperty } from '@nestjs/swagger';
import { IdField, NumberField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { NcmView } from '../ncms/ncms.dto.js';

const { validation } = messages;

/** What is sent to store a bar. */
export class BarInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @NumberField({ decimals: 2, required: catalogueTexts.lengthRequired, description: 'mm' })
  length: number;

  @NumberField({ decimals: 2, required: catalogueTexts.weightRequired, description: 'kg, of the whole bar' })
  weight: number;

  /** The rule allows 4 decimals while its text says 2: the specification keeps both. */
  @NumberField({
    decimals: 4,
    decimalsText: validation.tooManyDecimals(2),
    required: catalogueTexts.priceRequired,
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
