import { figure } from '@forja/figures';
import { lazy } from 'react';
import { minValue } from 'react-admin';
import type { TimeRule } from '../../api';
import { texts } from '../../i18n';
import { maxDecimals, usualFailures } from '../../records';
import { formatNumber } from '../../ui';
import { nameField, processTabs } from '../fields';
import { linesText, NEW_LINE, sidesText } from '../time-rules/rule-line';
import type { CatalogueDeclaration } from '../types';

const { rules, timeRules } = texts.catalogue;

// The application starts with the declarations; what they show arrives with its screen.
const RuleRows = lazy(async () => ({ default: (await import('../time-rules')).RuleRows }));
const RuleTryOut = lazy(async () => ({ default: (await import('../time-rules')).RuleTryOut }));
const SidesField = lazy(async () => ({ default: (await import('../time-rules')).SidesField }));

/** Rules that the minutes of processes follow. */
export const timeRuleCatalogue: CatalogueDeclaration<TimeRule> = {
  resource: 'time-rules',
  tabs: processTabs,
  texts: timeRules,
  failures: usualFailures(timeRules),
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  form: 'page',
  width: 960,
  newWord: 'new',
  prices: ['driver', 'sides', 'handling_seconds', 'minimum', 'rows'],
  importable: false,
  exportable: false,
  columns: [
    { source: 'name', label: nameField.label, cell: ({ name }) => name },
    {
      source: 'driver',
      label: timeRules.driver,
      sortBy: false,
      cell: ({ driver }) => timeRules.drivers[driver],
    },
    {
      source: 'rows',
      label: timeRules.lines,
      numeric: true,
      secondary: true,
      sortBy: false,
      cell: ({ rows }) => formatNumber(rows.length, 0),
    },
    {
      source: 'obs',
      label: timeRules.obs,
      secondary: true,
      sortBy: false,
      cell: ({ obs }) => obs || texts.common.empty,
    },
  ],
  fields: [
    { ...nameField, span: 7 },
    {
      kind: 'choice',
      source: 'driver',
      label: timeRules.driver,
      choices: timeRules.drivers,
      required: timeRules.driverRequired,
      span: 5,
    },
    {
      kind: 'number',
      source: 'handling_seconds',
      label: timeRules.handling,
      figure: 'handling',
      tooManyDecimals: rules.upToTwo,
      rules: [maxDecimals(figure('handling').decimals, rules.upToTwo), minValue(0, rules.notNegative)],
      span: 4,
    },
    {
      kind: 'number',
      source: 'minimum',
      label: timeRules.minimum,
      figure: 'minimum',
      keepsAll: true,
      tooManyDecimals: rules.upToFour,
      rules: [maxDecimals(figure('minimum').decimals, rules.upToFour), minValue(0, rules.notNegative)],
      span: 4,
    },
    {
      kind: 'own',
      source: 'sides',
      label: timeRules.sides,
      Input: SidesField,
      show: sidesText,
      initial: 1,
      span: 4,
    },
    {
      kind: 'own',
      source: 'rows',
      label: timeRules.rows,
      Input: RuleRows,
      show: linesText,
      initial: [NEW_LINE],
    },
    { kind: 'text', source: 'obs', label: timeRules.obs, rows: 3, maxLength: 10_000 },
  ],
  Below: RuleTryOut,
};
