import type { Sheet } from '../../api';
import { texts } from '../../i18n';
import { usualFailures } from '../../records';
import {
  byName,
  codeColumn,
  codeField,
  figureColumn,
  measure,
  nameColumn,
  nameField,
  reference,
  usedByOrders,
} from '../fields';
import type { CatalogueDeclaration } from '../types';

const { fields, materials, rules, sheets } = texts.catalogue;

export const sheetCatalogue: CatalogueDeclaration<Sheet> = {
  resource: 'sheets',
  texts: sheets,
  failures: usualFailures(sheets),
  ...byName,
  ...usedByOrders('sheet_id'),
  prices: ['material_id', 'thickness', 'width', 'length'],
  columns: [
    nameColumn,
    codeColumn,
    {
      source: 'material_id',
      label: sheets.material,
      sortBy: 'material.name',
      secondary: true,
      cell: ({ material }) => material.name,
    },
    figureColumn('thickness', fields.thickness, 'sheet_thickness'),
    { ...figureColumn('width', fields.width, 'sheet_width'), secondary: true },
    { ...figureColumn('length', fields.length, 'sheet_length'), secondary: true },
  ],
  fields: [
    nameField,
    codeField,
    {
      ...reference('material_id', sheets.material, 'materials', materials.listFailed),
      required: rules.materialRequired,
      span: 8,
    },
    measure('thickness', fields.thickness, rules.thicknessRequired, 'sheet_thickness'),
    measure('width', fields.width, rules.widthRequired, 'sheet_width'),
    measure('length', fields.length, rules.lengthRequired, 'sheet_length'),
    { kind: 'text', source: 'supplier', label: fields.supplier, maxLength: 255 },
  ],
};
