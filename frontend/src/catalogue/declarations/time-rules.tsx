import { lazy } from 'react';
import type { TimeRule } from '../../api';
import { texts } from '../../i18n';
import { usualFailures } from '../../records';
import { formatNumber } from '../../ui';
import { byName, nameColumn, nameField, numberField, processTabs, wordsColumn } from '../fields';
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
  ...byName,
  page: true,
  width: 960,
  prices: ['driver', 'sides', 'handling_seconds', 'minimum', 'rows'],
  importable: false,
  exportable: false,
  columns: [
    { ...nameColumn, width: { xs: '50%', sm: '26%' } },
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
    { ...wordsColumn('obs', timeRules.obs), sortBy: false },
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
    numberField('handling_seconds', timeRules.handling, 'handling', rules.upToTwo),
    numberField('minimum', timeRules.minimum, 'minimum', rules.upToFour, { keepsAll: true }),
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
