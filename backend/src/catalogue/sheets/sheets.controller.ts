import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { one, shapeWith } from '../../platform/http/shape.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { TextField } from '../../platform/http/fields.js';
import { IdField } from '../../platform/http/number-fields.js';
import { CodeField, joined, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { MaterialView } from '../materials/materials.controller.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Sheet } from './sheet.entity.js';

const { validation } = messages;

/** A request to store a sheet; measures in mm. */
class SheetInput {
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

  @TextField()
  supplier?: string | null;
}

/** A sheet as the API answers it. */
class SheetView extends shapeWith(IntersectionType(SheetInput, StoredEntry), {
  material: joined(one(() => MaterialView)),
}) {}

export const sheets = {
  resource: 'sheets' as const,
  plural: 'sheets',
  entity: Sheet,
  input: SheetInput,
  view: SheetView,
  searched: ['code', 'name', 'material.name', 'thickness'],
  joined: ['material'],
  sortedBy: 'name',
  parameters: { material_id: 'Keeps the sheets of this material' },
};

@Controller(`api/${sheets.resource}`)
export class SheetsController extends CatalogueController(sheets) {}
