import { ApiProperty } from '@nestjs/swagger';
import { IdField, NumberField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { NcmView } from '../ncms/ncms.dto.js';

const { validation } = messages;

/** What is sent to store a material. */
export class MaterialInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @NumberField({ decimals: 6, required: catalogueTexts.specificWeightRequired, description: 'g/mm³' })
  specific_weight: number;

  @NumberField({ decimals: 4, required: catalogueTexts.priceRequired, description: 'BRL per kg' })
  price_kg: number;

  @IdField()
  ncm_id?: number | null;
}

/** A material as the API answers it. */
export class MaterialView extends MaterialInput {
  @ApiProperty()
  id: number;

  @ApiProperty({ type: NcmView, nullable: true })
  ncm?: NcmView | null;
}
