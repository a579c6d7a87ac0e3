import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { one, shape, shapeWith } from '../../platform/shape.js';
import { textField } from '../../platform/http/fields.js';
import { figureField, idField } from '../../platform/http/number-fields.js';
import { codeField, joined, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { MaterialView } from '../materials/materials.controller.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Sheet } from './sheet.entity.js';

const { validation } = messages;

/** A request to store a sheet; measures in mm. */
class SheetInput extends shape({
  code: codeField(),
  name: textField({ required: validation.nameRequired }),
  material_id: idField({ required: catalogueTexts.materialRequired }),
  thickness: figureField('sheet_thickness', { required: catalogueTexts.thicknessRequired }),
  width: figureField('sheet_width', { required: catalogueTexts.widthRequired }),
  length: figureField('sheet_length', { required: catalogueTexts.lengthRequired }),
  supplier: textField(),
}) {}

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
