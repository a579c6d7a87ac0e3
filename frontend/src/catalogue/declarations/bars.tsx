import { figure } from '@forja/figures';
import type { Bar } from '../../api';
import { minValue } from 'react-admin';
import { texts } from '../../i18n';
import { maxDecimals, orServer, usualFailures, withServer } from '../../records';
import { FigureMeasure } from '../../ui';
import { codeColumn, codeField, measure, nameField, ncmField } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { bars, fields, rules } = texts.catalogue;

export const barCatalogue: CatalogueDeclaration<Bar> = {
  resource: 'bars',
  texts: bars,
  failures: {
    ...usualFailures(bars),
    list: withServer(bars.listFailed),
    delete: orServer(bars.deleteFailed),
  },
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  form: 'dialog',
  newWord: 'create',
  prices: ['length', 'weight', 'price_kg'],
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    codeColumn,
    {
      source: 'length',
      label: fields.length,
      numeric: true,
      secondary: true,
      cell: ({ length }) => <FigureMeasure figure="bar_length" value={length} />,
    },
    {
      source: 'weight',
      label: fields.weight,
      numeric: true,
      secondary: true,
      cell: ({ weight }) => <FigureMeasure figure="bar_weight" value={weight} />,
    },
    {
      source: 'price_kg',
      label: bars.pricePerKg,
      numeric: true,
      cell: ({ price_kg }) => <FigureMeasure figure="bar_price_kg" value={price_kg} exact />,
    },
  ],
  fields: [
    nameField,
    measure('length', fields.length, rules.lengthRequired, 'bar_length'),
    measure('weight', fields.weight, rules.weightRequired, 'bar_weight'),
    {
      kind: 'number',
      source: 'price_kg',
      label: bars.pricePerKg,
      // As specified: the rule allows four decimals, its message says two, and leaving the field rounds to two.
      figure: 'bar_price_kg',
      tooManyDecimals: rules.upToTwo,
      required: rules.priceRequired,
      rules: [maxDecimals(figure('bar_price_kg').decimals, rules.upToTwo), minValue(0, rules.notNegative)],
      span: 4,
    },
    codeField,
    { kind: 'text', source: 'supplier', label: fields.supplier, span: 8, maxLength: 255 },
    ncmField,
  ],
};
