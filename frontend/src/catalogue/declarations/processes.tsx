import { minValue } from 'react-admin';
import type { Process } from '../../api';
import { texts } from '../../i18n';
import { orServer, usualFailures, withServer } from '../../records';
import { FigureMeasure } from '../../ui';
import {
  codeColumn,
  codeField,
  figureColumn,
  numberField,
  processTabs,
  reference,
  wordsColumn,
} from '../fields';
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
  page: true,
  prices: ['value_per_minute', 'setup'],
  columns: [
    { source: 'title', label: fields.name, cell: ({ title }) => title },
    codeColumn,
    { ...wordsColumn('content', processes.content), sortBy: false },
    figureColumn('value_per_minute', processes.valuePerMinute, 'value_per_minute'),
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
    numberField('value_per_minute', processes.valuePerMinute, 'value_per_minute', rules.ofTwo),
    codeField,
    {
      kind: 'number',
      source: 'setup',
      label: processes.setup,
      figure: 'setup',
      rules: [minValue(0, rules.notNegative)],
      span: 4,
    },
    { ...reference('rule_id', processes.rule, 'time-rules', timeRules.listFailed), span: 4 },
    { kind: 'text', source: 'content', label: processes.content, rows: 5 },
  ],
  // An empty rate is a process that costs nothing by the minute, an empty setup one that needs none.
  toWire: (values) => ({
    ...values,
    value_per_minute: values.value_per_minute ?? 0,
    setup: values.setup ?? 0,
  }),
};
