import { figure } from '@forja/figures';
import type { Component } from '../../api';
import { minValue } from 'react-admin';
import { texts } from '../../i18n';
import { maxDecimals, orServer, usualFailures } from '../../records';
import { FigureMeasure } from '../../ui';
import { codeColumn, codeField, nameField, ncmField } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { components, fields, rules } = texts.catalogue;

export const componentCatalogue: CatalogueDeclaration<Component> = {
  resource: 'components',
  texts: components,
  failures: { ...usualFailures(components), save: orServer(components.saveFailed) },
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  form: 'dialog',
  newWord: 'create',
  prices: ['unit_value'],
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    codeColumn,
    {
      source: 'specification',
      label: components.specification,
      secondary: true,
      cell: ({ specification }) => specification || texts.common.empty,
    },
    {
      source: 'supplier',
      label: fields.supplier,
      secondary: true,
      cell: ({ supplier }) => supplier || texts.common.empty,
    },
    {
      source: 'unit_value',
      label: components.unitValue,
      numeric: true,
      cell: ({ unit_value }) => <FigureMeasure figure="component_value" value={unit_value} />,
    },
  ],
  fields: [
    nameField,
    { kind: 'text', source: 'specification', label: components.specification, maxLength: 255 },
    { kind: 'text', source: 'supplier', label: fields.supplier, span: 8, maxLength: 255 },
    {
      kind: 'number',
      source: 'unit_value',
      label: components.unitValue,
      figure: 'component_value',
      tooManyDecimals: rules.upToTwo,
      required: rules.unitValueRequired,
      rules: [maxDecimals(figure('component_value').decimals, rules.upToTwo), minValue(0, rules.notNegative)],
      span: 4,
    },
    codeField,
    ncmField,
  ],
};
