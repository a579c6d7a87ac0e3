import type { State } from '../../api';
import { maxValue, minValue } from 'react-admin';
import { texts } from '../../i18n';
import { exactLength, maxDecimals, usualFailures } from '../../records';
import { Measure } from '../../ui';
import { nameField } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { fields, rules, states } = texts.catalogue;

export const stateCatalogue: CatalogueDeclaration<State> = {
  resource: 'states',
  texts: states,
  failures: usualFailures(states),
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  form: 'dialog',
  newWord: 'create',
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    { source: 'abbreviation', label: states.abbreviation, cell: ({ abbreviation }) => abbreviation },
    {
      source: 'icms',
      label: fields.icms,
      numeric: true,
      cell: ({ icms }) => <Measure value={icms} unit="%" decimals={0} max={2} />,
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
      unit: '%',
      decimals: 2,
      tooManyDecimals: rules.upToTwo,
      required: rules.icmsRequired,
      rules: [minValue(0, rules.icmsMin), maxValue(100, rules.icmsMax), maxDecimals(2, rules.upToTwo)],
      span: 6,
    },
  ],
};
