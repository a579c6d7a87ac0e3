import { limitOf } from '@forja/figures';
import { maxValue, minValue } from 'react-admin';
import type { State } from '../../api';
import { texts } from '../../i18n';
import { exactLength, usualFailures } from '../../records';
import { byName, figureColumn, nameColumn, nameField, numberField } from '../fields';
import { stateTaxFields } from '../tax-fields';
import type { CatalogueDeclaration } from '../types';

const { fields, rules, states } = texts.catalogue;

export const stateCatalogue: CatalogueDeclaration<State> = {
  resource: 'states',
  texts: states,
  failures: usualFailures(states),
  ...byName,
  importable: false,
  prices: ['icms', 'rates'],
  columns: [
    nameColumn,
    { source: 'abbreviation', label: states.abbreviation, cell: ({ abbreviation }) => abbreviation },
    figureColumn('icms', fields.icms, 'icms'),
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
    numberField('icms', fields.icms, 'icms', rules.upToTwo, {
      required: rules.icmsRequired,
      rules: [minValue(0, rules.icmsMin), maxValue(limitOf('icms'), rules.icmsMax)],
      span: 6,
    }),
    ...stateTaxFields,
  ],
};
