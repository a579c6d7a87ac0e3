import type { Material, Sheet } from '../../api';
import { texts } from '../../i18n';
import { usualFailures } from '../../records';
import { FigureMeasure } from '../../ui';
import { codeColumn, codeField, measure, nameField } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { fields, materials, rules, sheets } = texts.catalogue;

export const sheetCatalogue: CatalogueDeclaration<Sheet> = {
  resource: 'sheets',
  texts: sheets,
  failures: usualFailures(sheets),
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  form: 'dialog',
  newWord: 'create',
  prices: ['material_id', 'thickness', 'width', 'length'],
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    codeColumn,
    {
      source: 'material_id',
      label: sheets.material,
      sortBy: 'material.name',
      secondary: true,
      cell: ({ material }) => material.name,
    },
    {
      source: 'thickness',
      label: fields.thickness,
      numeric: true,
      cell: ({ thickness }) => <FigureMeasure figure="sheet_thickness" value={thickness} />,
    },
    {
      source: 'width',
      label: fields.width,
      numeric: true,
      secondary: true,
      cell: ({ width }) => <FigureMeasure figure="sheet_width" value={width} />,
    },
    {
      source: 'length',
      label: fields.length,
      numeric: true,
      secondary: true,
      cell: ({ length }) => <FigureMeasure figure="sheet_length" value={length} />,
    },
  ],
  fields: [
    nameField,
    codeField,
    {
      kind: 'reference',
      source: 'material_id',
      label: sheets.material,
      resource: 'materials',
      sort: { field: 'name', order: 'ASC' },
      optionOf: ({ id, name }: Material) => ({ id, label: name }),
      loadFailed: materials.listFailed,
      required: rules.materialRequired,
      span: 8,
    },
    measure('thickness', fields.thickness, rules.thicknessRequired, 'sheet_thickness'),
    measure('width', fields.width, rules.widthRequired, 'sheet_width'),
    measure('length', fields.length, rules.lengthRequired, 'sheet_length'),
    { kind: 'text', source: 'supplier', label: fields.supplier, maxLength: 255 },
  ],
};
