import { type FigureName, SPEED_FIGURES } from '@forja/figures';
import type { TimeRule, TimeRuleRow } from '../../api';
import { texts } from '../../i18n';
import { formatFigure } from '../../ui/format';

const { materialGroups, timeRules: text } = texts.catalogue;

/** A line of a rule's table as its form has it: one that is being typed has no speed yet. */
export interface RuleLine extends Omit<TimeRuleRow, 'speed'> {
  speed: number | null;
}

export const NEW_LINE: RuleLine = { group: null, from: null, to: null, speed: null, pierce_seconds: null };

/** The line that goes on where the last one ends, in its group. */
export const lineAfter = (last: RuleLine | undefined): RuleLine =>
  last === undefined
    ? NEW_LINE
    : { ...NEW_LINE, group: last.group, from: last.to, pierce_seconds: last.pierce_seconds };

/** The lines with one of them changed. */
export const withLine = (lines: readonly RuleLine[], index: number, change: Partial<RuleLine>): RuleLine[] =>
  lines.map((line, at) => (at === index ? { ...line, ...change } : line));

export const withoutLine = (lines: readonly RuleLine[], index: number): RuleLine[] =>
  lines.filter((_line, at) => at !== index);

/** In whose unit speeds are, by what drives the minutes; without a driver they have none. */
export const speedFigure = (driver: TimeRule['driver'] | null | undefined): FigureName =>
  driver ? SPEED_FIGURES[driver] : 'rule_speed';

/** How the sides of an area read. */
export const sidesText = (value: unknown): string => text.sidesOf[value === 2 ? 2 : 1];

/** The table as it reads where two versions of a rule are compared: a text line for each of its lines. */
export const linesText = (value: unknown): string =>
  (Array.isArray(value) ? (value as RuleLine[]) : [])
    .map(({ group, from, to, speed }) =>
      text.lineText(
        group ? materialGroups[group] : text.allGroups,
        formatFigure('thickness', from ?? 0),
        formatFigure('thickness', to),
        formatFigure('rule_speed', speed),
      ),
    )
    .join('\n');
