import { ApiProperty } from '@nestjs/swagger';
import { IdField, NumberField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { MaterialView } from '../materials/materials.dto.js';

const { catalogue, validation } = messages;

/** What is sent to store a sheet; measures in mm. */
export class SheetInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @IdField({ required: catalogue.materialRequired })
  material_id: number;

  @NumberField({ decimals: 2, required: catalogue.thicknessRequired, description: 'mm' })
  thickness: number;

  @NumberField({ decimals: 2, required: catalogue.widthRequired, description: 'mm' })
  width: number;

  @NumberField({ decimals: 2, required: catalogue.lengthRequired, description: 'mm' })
  length: number;
}

/** A sheet as the API answers it. */
export class SheetView extends SheetInput {
  @ApiProperty()
  id: number;

  @ApiProperty({ type: MaterialView })
  material?: MaterialView;
}
