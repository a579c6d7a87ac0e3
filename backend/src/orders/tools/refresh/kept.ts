import { FIGURE_NAMES, LOCKABLE_FIGURES } from '@forja/figures';
import { followsRate, ruleOf } from '../../../pricing/domain/part/process-row.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';

/**
 * Names of a part's figures that stay as they are when it is repriced: locked figures, and processes whose value was typed, or whose
 * minutes were typed over a rule.
 */
export function keptOf({ locked_values, processes, price_basis }: LoadedPart): string[] {
  const basis = price_basis?.processes ?? [];
  const typed = processes.filter(
    (row) => !followsRate(row, basis) || (!row.rule && ruleOf(row.process_id, basis) !== null),
  );
  return [
    ...LOCKABLE_FIGURES.filter((field) => locked_values.includes(field)).map((field) => FIGURE_NAMES[field]),
    ...typed.flatMap(({ process }) => (process ? [process.title] : [])),
  ];
}
