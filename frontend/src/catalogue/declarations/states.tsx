import { figure, limitOf } from '@forja/figures';
import type { State } from '../../api';
import { maxValue, minValue } from 'react-admin';
import { texts } from '../../i18n';
import { exactLength, maxDecimals, usualFailures } from '../../records';
import { FigureMeasure } from '../../ui';
import { nameField } from '../fields';
import { stateTaxFields } from '../tax-fields';
import type { CatalogueDeclaration } from '../types';

const { fields, rules, states } = texts.catalogue;

export const stateCatalogue: CatalogueDeclaration<State> = {
  resource: 'states',
  texts: states,
  failures: usualFailures(states),
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  form: 'dialog',
  importable: false,
  newWord: 'create',
  prices: ['icms'],
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    { source: 'abbreviation', label: states.abbreviation, cell: ({ abbreviation }) => abbreviation },
    {
      source: 'icms',
      label: fields.icms,
      numeric: true,
      cell: ({ icms }) => <FigureMeasure figure="icms" value={icms} />,
    },
  ],
  fields: [
    nameField,
    {
      kind: 'text',
      source: 'abbreviation',
      label: states.abbreviation,
      mask: (typed) => typed.toUpperCase(),
      required: rules.abbreviationRequired,
      rules: [exactLength(2, rules.abbreviationLength)],
      span: 6,
    },
    {
      kind: 'number',
      source: 'icms',
      label: fields.icms,
      figure: 'icms',
      tooManyDecimals: rules.upToTwo,
      required: rules.icmsRequired,
      rules: [
        minValue(0, rules.icmsMin),
        maxValue(limitOf('icms'), rules.icmsMax),
        maxDecimals(figure('icms').decimals, rules.upToTwo),
      ],
      span: 6,
    },
    ...stateTaxFields,
  ],
};
