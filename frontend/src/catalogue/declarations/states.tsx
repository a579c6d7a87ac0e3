import type { State } from '../../api';
import { texts } from '../../i18n';
import { Measure } from '../../ui';
import { usualFailures } from '../failures';
import { nameField } from '../fields';
import { atLeast, atMost, exactLength, maxDecimals, required } from '../rules';
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
      rules: [required(rules.abbreviationRequired), exactLength(2, rules.abbreviationLength)],
      span: 6,
    },
    {
      kind: 'number',
      source: 'icms',
      label: fields.icms,
      unit: '%',
      decimals: 2,
      tooManyDecimals: rules.upToTwo,
      rules: [
        required(rules.icmsRequired),
        atLeast(0, rules.icmsMin),
        atMost(100, rules.icmsMax),
        maxDecimals(2, rules.upToTwo),
      ],
      span: 6,
    },
  ],
};
