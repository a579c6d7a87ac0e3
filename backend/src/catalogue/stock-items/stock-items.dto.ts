import { shape } from '../../platform/shape.js';
import { textField } from '../../platform/http/fields.js';
import { figureField, idField, wholeNumberField } from '../../platform/http/number-fields.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { codeField } from '../crud/entry-fields.js';

/** Equal items that are stored at once, at most. */
const MOST_EQUAL_ITEMS = 100;

/** A request to store a sheet, bar or remnant that the shop has; of a material, or of a bar of the catalogue. */
export class StockItemInput extends shape({
  code: codeField(),
  material_id: idField({ description: 'The material of a sheet' }),
  bar_id: idField({ description: 'The bar of the catalogue; a sheet has none' }),
  thickness: figureField('sheet_thickness', { description: 'not of a bar' }),
  width: figureField('sheet_width', { description: 'not of a bar' }),
  length: figureField('sheet_length', { required: catalogueTexts.lengthRequired }),
  place: textField({ description: 'Where it is' }),
  obs: textField({ description: 'Notes, such as where a remnant comes from' }),
  count: wholeNumberField({
    min: 1,
    max: MOST_EQUAL_ITEMS,
    description: 'How many equal ones to store, each as an item of its own; only of new ones',
  }),
}) {}
