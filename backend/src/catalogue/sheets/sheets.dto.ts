import { ApiProperty } from '@nestjs/swagger';
import { IdField, NumberField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { MaterialView } from '../materials/materials.dto.js';

const { validation } = messages;

/** What is sent to store a sheet; measures in mm. */
export class SheetInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @IdField({ required: catalogueTexts.materialRequired })
  material_id: number;

  @NumberField({ decimals: 2, required: catalogueTexts.thicknessRequired, description: 'mm' })
  thickness: number;

  @NumberField({ decimals: 2, required: catalogueTexts.widthRequired, description: 'mm' })
  width: number;

  @NumberField({ decimals: 2, required: catalogueTexts.lengthRequired, description: 'mm' })
  length: number;
}

/** A sheet as the API answers it. */
export class SheetView extends SheetInput {
  @ApiProperty()
  id: number;

  @ApiProperty({ type: MaterialView })
  material?: MaterialView;
}
