import { figure } from '@forja/figures';
import { minValue } from 'react-admin';
import type { Material } from '../../api';
import { texts } from '../../i18n';
import { maxDecimals, usualFailures } from '../../records';
import { FigureMeasure } from '../../ui';
import { densityRemark, inGramsPerCm3 } from '../density';
import { codeColumn, codeField, nameField, ncmField } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { materials, materialGroups, rules } = texts.catalogue;

export const materialCatalogue: CatalogueDeclaration<Material> = {
  resource: 'materials',
  texts: materials,
  failures: usualFailures(materials),
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  form: 'dialog',
  newWord: 'create',
  usedBy: ({ name }) => ({
    label: materials.sheets,
    to: `/sheets?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`,
  }),
  prices: ['specific_weight', 'price_kg'],
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    codeColumn,
    {
      source: 'group',
      label: materials.group,
      secondary: true,
      sortBy: false,
      cell: ({ group }) => materialGroups[group ?? 'other'],
    },
    {
      source: 'specific_weight',
      label: materials.specificWeightColumn,
      numeric: true,
      secondary: true,
      cell: ({ specific_weight }) => inGramsPerCm3(specific_weight),
    },
    {
      source: 'price_kg',
      label: materials.pricePerKg,
      numeric: true,
      cell: ({ price_kg }) => <FigureMeasure figure="price_kg" value={price_kg} />,
    },
  ],
  fields: [
    nameField,
    {
      kind: 'number',
      source: 'specific_weight',
      label: materials.specificWeight,
      figure: 'specific_weight',
      tooManyDecimals: rules.upToSix,
      remark: densityRemark,
      required: rules.specificWeightRequired,
      rules: [maxDecimals(figure('specific_weight').decimals, rules.upToSix), minValue(0, rules.notNegative)],
      span: 6,
    },
    {
      kind: 'number',
      source: 'price_kg',
      label: materials.pricePerKg,
      figure: 'price_kg',
      tooManyDecimals: rules.upToFour,
      required: rules.priceRequired,
      rules: [maxDecimals(figure('price_kg').decimals, rules.upToFour), minValue(0, rules.notNegative)],
      span: 6,
    },
    {
      kind: 'choice',
      source: 'group',
      label: materials.group,
      choices: materialGroups,
      initial: 'other',
      span: 6,
    },
    { ...codeField, span: 6 },
    { ...ncmField, span: 12 },
  ],
};
