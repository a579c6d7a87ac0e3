import { ApiProperty } from '@nestjs/swagger';
import { FigureField } from '../../platform/http/figure-fields.js';
import { TextField } from '../../platform/http/fields.js';
import { IdField } from '../../platform/http/number-fields.js';
import { CodeField } from '../crud/code-field.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { MaterialView } from '../materials/materials.dto.js';

const { validation } = messages;

/** A request to store a sheet; measures in mm. */
export class SheetInput {
  @CodeField()
  code?: string | null;

  @TextField({ required: validation.nameRequired })
  name: string;

  @IdField({ required: catalogueTexts.materialRequired })
  material_id: number;

  @FigureField('sheet_thickness', { required: catalogueTexts.thicknessRequired })
  thickness: number;

  @FigureField('sheet_width', { required: catalogueTexts.widthRequired })
  width: number;

  @FigureField('sheet_length', { required: catalogueTexts.lengthRequired })
  length: number;
}

/** A sheet as the API answers it. */
export class SheetView extends SheetInput {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;

  @ApiProperty({ type: MaterialView })
  material?: MaterialView;
}
