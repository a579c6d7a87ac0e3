import { figure } from '@forja/figures';
import type { Process, TimeRule } from '../../api';
import { minValue } from 'react-admin';
import { texts } from '../../i18n';
import { maxDecimals, orServer, usualFailures, withServer } from '../../records';
import { FigureMeasure } from '../../ui';
import { codeColumn, codeField, processTabs } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { fields, processes, rules, timeRules } = texts.catalogue;

export const processCatalogue: CatalogueDeclaration<Process> = {
  resource: 'processes',
  tabs: processTabs,
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
  prices: ['value_per_minute', 'setup'],
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
    {
      source: 'setup',
      label: processes.setup,
      numeric: true,
      secondary: true,
      cell: ({ setup }) => <FigureMeasure figure="setup" value={setup ?? 0} />,
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
    {
      kind: 'number',
      source: 'setup',
      label: processes.setup,
      figure: 'setup',
      rules: [minValue(0, rules.notNegative)],
      span: 4,
    },
    {
      kind: 'reference',
      source: 'rule_id',
      label: processes.rule,
      resource: 'time-rules',
      sort: { field: 'name', order: 'ASC' },
      optionOf: ({ id, name }: TimeRule) => ({ id, label: name }),
      loadFailed: timeRules.listFailed,
      span: 4,
    },
    { kind: 'text', source: 'content', label: processes.content, rows: 5 },
  ],
  // An empty rate is a process that costs nothing by the minute, an empty setup one that needs none.
  toWire: (values) => ({
    ...values,
    value_per_minute: values.value_per_minute ?? 0,
    setup: values.setup ?? 0,
  }),
};
