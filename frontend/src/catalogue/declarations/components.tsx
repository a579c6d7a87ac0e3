import type { Component } from '../../api';
import { texts } from '../../i18n';
import { orServer, usualFailures } from '../../records';
import {
  byName,
  codeColumn,
  codeField,
  figureColumn,
  nameColumn,
  nameField,
  ncmField,
  numberField,
  wordsColumn,
  usedByOrders,
} from '../fields';
import type { CatalogueDeclaration } from '../types';

const { components, fields, rules } = texts.catalogue;

export const componentCatalogue: CatalogueDeclaration<Component> = {
  resource: 'components',
  texts: components,
  failures: { ...usualFailures(components), save: orServer(components.saveFailed) },
  ...byName,
  ...usedByOrders('component_id'),
  prices: ['unit_value'],
  columns: [
    nameColumn,
    codeColumn,
    wordsColumn('specification', components.specification),
    wordsColumn('supplier', fields.supplier),
    figureColumn('unit_value', components.unitValue, 'component_value'),
  ],
  fields: [
    nameField,
    { kind: 'text', source: 'specification', label: components.specification, maxLength: 255 },
    { kind: 'text', source: 'supplier', label: fields.supplier, span: 8, maxLength: 255 },
    numberField('unit_value', components.unitValue, 'component_value', rules.upToTwo, {
      required: rules.unitValueRequired,
    }),
    codeField,
    ncmField,
  ],
};
