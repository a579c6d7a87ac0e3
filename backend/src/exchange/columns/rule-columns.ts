import { GROUP_NAMES } from '../../pricing/domain/minutes/minutes-texts.js';
import type { RuleDriver } from '@forja/figures';
import type { RuleRow } from '../../pricing/domain/minutes/time-rule.js';
import { exchangeTexts } from '../exchange.texts.js';
import { columnsOf, type ListColumn } from './list-column.js';

const { rule: text } = exchangeTexts;

const row = columnsOf<RuleRow>();

/** A rule's table as its form has it: what is exported comes back unchanged. */
export const ruleColumns = (driver: RuleDriver): ListColumn<RuleRow>[] => [
  row.text(text.group, 24, ({ group }) => (group === null ? text.allGroups : GROUP_NAMES[group])),
  row.figure(text.from, 'thickness', ({ from }) => from),
  row.figure(text.to, 'thickness', ({ to }) => to),
  row.figure(text.speed, 'rule_speed', ({ speed }) => speed),
  ...(driver === 'cut'
    ? [row.figure(text.pierce, 'pierce_time', ({ pierce_seconds }) => pierce_seconds)]
    : []),
];
