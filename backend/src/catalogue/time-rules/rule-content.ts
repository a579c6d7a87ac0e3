import { isDeepStrictEqual } from 'node:util';
import { Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { overlaps } from '../../pricing/domain/minutes/rule-row.js';
import type { RuleRow, TimeRule } from '../../pricing/domain/minutes/time-rule.js';
import { catalogueTexts } from '../catalogue.texts.js';
import type { RuleContentDto, RuleRowDto } from './time-rules.dto.js';

/**
 * The request as it is stored, its rows whole.
 * @throws Invalid at each row that overlaps an earlier one, has no speed, or ends before it begins
 */
export function storedRule<Input extends RuleContentDto>(input: Input): Input & { rows: RuleRow[] } {
  const rows = input.rows.map(storedRow);
  refuseRows(rows, '');
  return Object.assign({}, input, { rows });
}

/**
 * Converts a rule into the form that a calculation takes.
 * @param within what the request calls the rule: 'rule.'
 * @throws Invalid as `storedRule`
 */
export function ruleToTry(input: RuleContentDto, within: string): TimeRule {
  const { driver, sides, handling_seconds, minimum } = input;
  const rows = input.rows.map(storedRow);
  refuseRows(rows, within);
  return {
    driver,
    sides: sides ?? 1,
    handling_seconds: handling_seconds ?? 0,
    minimum: minimum ?? 0,
    rows,
  };
}

/** The part of a rule that prices depend on. */
export const contentOf = ({ driver, sides, handling_seconds, minimum, rows }: TimeRule): TimeRule => ({
  driver,
  sides,
  handling_seconds,
  minimum,
  rows,
});

/** Whether two rules give the same minutes to every part. */
export const isSameContent = (one: TimeRule, other: TimeRule): boolean =>
  isDeepStrictEqual(contentOf(one), contentOf(other));

const storedRow = ({ group, from, to, speed, pierce_seconds }: RuleRowDto): RuleRow => ({
  group: group ?? null,
  from: from ?? null,
  to: to ?? null,
  speed,
  pierce_seconds: pierce_seconds ?? 0,
});

function refuseRows(rows: readonly RuleRow[], within: string): void {
  const errors: Record<string, string[]> = {};
  for (const [index, { from, to, speed }] of rows.entries()) {
    const field = (name: string) => `${within}rows.${String(index)}.${name}`;
    if (speed <= 0) errors[field('speed')] = [catalogueTexts.speedTooSmall];
    if (to !== null && to <= (from ?? 0)) errors[field('to')] = [catalogueTexts.endBeforeStart];
  }
  for (const { row, earlier } of overlaps(rows)) {
    errors[`${within}rows.${String(row)}.from`] ??= [catalogueTexts.overlappingRows(earlier + 1)];
  }
  if (Object.keys(errors).length > 0) throw new Invalid(messages.validation.failed, errors);
}
