import { figure } from '@forja/figures';
import type { Process } from '../../api';
import { minValue } from 'react-admin';
import { texts } from '../../i18n';
import { maxDecimals, orServer, usualFailures, withServer } from '../../records';
import { FigureMeasure } from '../../ui';
import { codeColumn, codeField } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { fields, processes, rules } = texts.catalogue;

export const processCatalogue: CatalogueDeclaration<Process> = {
  resource: 'processes',
  texts: processes,
  failures: {
    ...usualFailures(processes),
    list: withServer(processes.listFailed),
    save: orServer(processes.saveFailed),
  },
  defaultSort: { field: 'title', order: 'ASC' },
  nameOf: ({ title }) => title,
  form: 'page',
  newWord: 'new',
  columns: [
    { source: 'title', label: fields.name, cell: ({ title }) => title },
    codeColumn,
    {
      source: 'content',
      label: processes.content,
      secondary: true,
      sortBy: false,
      cell: ({ content }) => content || texts.common.empty,
    },
    {
      source: 'value_per_minute',
      label: processes.valuePerMinute,
      numeric: true,
      cell: ({ value_per_minute }) => <FigureMeasure figure="value_per_minute" value={value_per_minute} />,
    },
  ],
  fields: [
    {
      kind: 'text',
      source: 'title',
      label: fields.name,
      required: rules.required,
      maxLength: 255,
      span: 8,
    },
    {
      kind: 'number',
      source: 'value_per_minute',
      label: processes.valuePerMinute,
      figure: 'value_per_minute',
      tooManyDecimals: rules.ofTwo,
      rules: [maxDecimals(figure('value_per_minute').decimals, rules.ofTwo), minValue(0, rules.notNegative)],
      span: 4,
    },
    codeField,
    { kind: 'text', source: 'content', label: processes.content, rows: 5 },
  ],
  // An empty rate is a process that costs nothing by the minute.
  toWire: (values) => ({ ...values, value_per_minute: values.value_per_minute ?? 0 }),
};
