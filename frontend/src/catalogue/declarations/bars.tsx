import type { Bar } from '../../api';
import { texts } from '../../i18n';
import { orServer, usualFailures, withServer } from '../../records';
import { FigureMeasure } from '../../ui';
import {
  byName,
  codeColumn,
  codeField,
  figureColumn,
  measure,
  nameColumn,
  nameField,
  ncmField,
  numberField,
  usedByOrders,
} from '../fields';
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
  ...byName,
  ...usedByOrders('bar_id'),
  prices: ['length', 'weight', 'price_kg'],
  columns: [
    nameColumn,
    codeColumn,
    { ...figureColumn('length', fields.length, 'bar_length'), secondary: true },
    { ...figureColumn('weight', fields.weight, 'bar_weight'), secondary: true },
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
    // As specified: the rule allows four decimals, its message says two, and leaving the field rounds to two.
    numberField('price_kg', bars.pricePerKg, 'bar_price_kg', rules.upToTwo, {
      required: rules.priceRequired,
    }),
    codeField,
    { kind: 'text', source: 'supplier', label: fields.supplier, span: 8, maxLength: 255 },
    ncmField,
  ],
};
