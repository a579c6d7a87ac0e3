import type { PriceBasis } from '../basis/price-basis.js';
import { partWeights } from './part-weights.js';
import type { PartInput } from './part-input.js';
import { isRuled } from './process-row.js';
import { readPart } from './read-part.js';
import { timedRows } from './ruled-row.js';

/**
 * Which rows of a part have typed minutes although the rule of their process gives the part minutes. A rule that gives
 * none (no geometry, no row of its table) leaves nothing but to type them.
 * @param basis names the rules; its rows' rules have to be at hand in `input.minutes`
 * @returns a flag for each row, in their order
 */
export function typedOverRule(input: PartInput, basis: PriceBasis): boolean[] {
  const part = readPart(input);
  const manual = part.processes.map((row) => row.process_id !== null && !isRuled(row));
  const ruled = part.processes.map((row) => ({ ...row, rule: true }));
  const timed = timedRows({ ...part, processes: ruled }, basis, partWeights(part, basis));
  return timed.map(
    ({ minutes, problem }, index) => manual[index] === true && minutes !== null && problem === null,
  );
}
