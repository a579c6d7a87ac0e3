import type { Bar } from '../../api';
import { minValue } from 'react-admin';
import { texts } from '../../i18n';
import { maxDecimals, orServer, usualFailures, withServer } from '../../records';
import { Measure } from '../../ui';
import { measure, nameField, ncmField } from '../fields';
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
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    {
      source: 'length',
      label: fields.length,
      numeric: true,
      cell: ({ length }) => <Measure value={length} unit="mm" />,
    },
    {
      source: 'weight',
      label: fields.weight,
      numeric: true,
      secondary: true,
      cell: ({ weight }) => <Measure value={weight} unit="kg" />,
    },
    {
      source: 'price_kg',
      label: bars.pricePerKg,
      numeric: true,
      cell: ({ price_kg }) => <Measure value={price_kg} prefix="R$" unit="/kg" decimals={2} max={4} />,
    },
  ],
  fields: [
    nameField,
    measure('length', fields.length, rules.lengthRequired, 'mm'),
    measure('weight', fields.weight, rules.weightRequired, 'kg'),
    {
      kind: 'number',
      source: 'price_kg',
      label: bars.pricePerKg,
      prefix: 'R$',
      unit: '/kg',
      decimals: 2,
      // As specified: the rule allows four decimals, its message says two, and leaving the field rounds to two.
      maxDecimals: 4,
      tooManyDecimals: rules.upToTwo,
      required: rules.priceRequired,
      rules: [maxDecimals(4, rules.upToTwo), minValue(0, rules.notNegative)],
      span: 4,
    },
    ncmField,
  ],
};
