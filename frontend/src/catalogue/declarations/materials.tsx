import type { Material } from '../../api';
import { texts } from '../../i18n';
import { usualFailures } from '../../records';
import { densityRemark, inGramsPerCm3 } from '../density';
import {
  byName,
  codeColumn,
  codeField,
  figureColumn,
  nameColumn,
  nameField,
  ncmField,
  numberField,
} from '../fields';
import type { CatalogueDeclaration } from '../types';

const { materials, materialGroups, rules } = texts.catalogue;

export const materialCatalogue: CatalogueDeclaration<Material> = {
  resource: 'materials',
  texts: materials,
  failures: usualFailures(materials),
  ...byName,
  usedBy: ({ id, name }) => ({
    label: materials.sheets,
    to: `/sheets?${new URLSearchParams({ filter: JSON.stringify({ q: name, material_id: id }) })}`,
  }),
  prices: ['specific_weight', 'price_kg'],
  columns: [
    nameColumn,
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
    figureColumn('price_kg', materials.pricePerKg, 'price_kg'),
  ],
  fields: [
    nameField,
    numberField('specific_weight', materials.specificWeight, 'specific_weight', rules.upToSix, {
      remark: densityRemark,
      required: rules.specificWeightRequired,
      span: 6,
    }),
    numberField('price_kg', materials.pricePerKg, 'price_kg', rules.upToFour, {
      required: rules.priceRequired,
      span: 6,
    }),
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
