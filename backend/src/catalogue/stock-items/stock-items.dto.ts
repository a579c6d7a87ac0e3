import { TextField } from '../../platform/http/fields.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { IdField, WholeNumberField } from '../../platform/http/number-fields.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { CodeField } from '../crud/entry-fields.js';

/** Equal items that are stored at once, at most. */
const MOST_EQUAL_ITEMS = 100;

/** A request to store a sheet, bar or remnant that the shop has; of a material, or of a bar of the catalogue. */
export class StockItemInput {
  @CodeField()
  code?: string | null;

  @IdField({ description: 'The material of a sheet' })
  material_id?: number | null;

  @IdField({ description: 'The bar of the catalogue; a sheet has none' })
  bar_id?: number | null;

  @FigureField('sheet_thickness', { description: 'not of a bar' })
  thickness?: number | null;

  @FigureField('sheet_width', { description: 'not of a bar' })
  width?: number | null;

  @FigureField('sheet_length', { required: catalogueTexts.lengthRequired })
  length: number;

  @TextField({ description: 'Where it is' })
  place?: string | null;

  @TextField({ description: 'Notes, such as where a remnant comes from' })
  obs?: string | null;

  @WholeNumberField({
    min: 1,
    max: MOST_EQUAL_ITEMS,
    description: 'How many equal ones to store, each as an item of its own; only of new ones',
  })
  count?: number | null;
}
