import { choice, figureNamed, flag, integer, nullable, one, shape, text } from '../../platform/shape.js';
import { withRules, type BasisProcess } from '../../pricing/domain/basis/price-basis.js';
import {
  rateOf,
  ruleOf,
  setupOf,
  setupValue,
  type ProcessRowResult,
} from '../../pricing/domain/part/process-row.js';

import { RULE_DRIVERS, type RuleDriver } from '@forja/figures';
import { typedOverRule } from '../../pricing/domain/part/ruled-row.js';
import type { LoadedPart, LoadedProcess } from '../part-rows/loaded-part.js';
import { currentBasis } from '../repricing/changes-by-part.js';
import { ruledInputOf } from '../repricing/domain/part-to-price.js';

export class ProcessPivotView extends shape({
  time: figureNamed('time', 'per piece'),
  final_value: figureNamed('process_value', 'per piece'),
  setup: nullable(figureNamed('setup', "per lot; null follows the process's")),
  setup_value: figureNamed(
    'setup_value',
    'what setting up for the lot costs each piece, rounded to be shown',
  ),
  rule: flag('The minutes follow the rule of the process'),
  exact_time: nullable(figureNamed('exact_time', 'per piece, as the rule gave it; null where none did')),
}) {}

/** A process row of a part. */
export class PartProcessView extends shape({
  id: nullable(integer('The process; null while none is chosen')),
  title: nullable(text()),
  value_per_minute: figureNamed('value_per_minute', 'that the part was calculated with'),
  setup: figureNamed('setup', 'per lot, of the process, as the part was calculated with'),
  has_rule: flag('The process has a rule, as the part was calculated with or today'),
  rule_driver: nullable(
    choice(
      RULE_DRIVERS,
      'What drives the minutes of that rule; null where it has none, or is frozen in a revision',
    ),
  ),
  typed_over_rule: flag('The minutes are typed although the rule of the process gives the part some'),
  pivot: one(() => ProcessPivotView),
}) {}

/** A calculated row as it is shown. @param part whose row it is */
export function toPivot(
  row: Omit<ProcessRowResult, 'typed_value'>,
  processes: readonly BasisProcess[],
  part: Pick<LoadedPart, 'quantity' | 'set_quantity'>,
): ProcessPivotView {
  const { time, final_value, setup, rule, exact_time } = row;
  return { time, final_value, setup, setup_value: setupValue(row, processes, part), rule, exact_time };
}

const ruleDriver = ({ rules }: LoadedPart, id: number | null | undefined): RuleDriver | null =>
  (id && rules?.get(id)?.driver) || null;

/** The process rows of a part, in their order. */
export function toProcessViews(part: LoadedPart): PartProcessView[] {
  const processes = part.price_basis?.processes ?? [];
  const typedOver = rowsTypedOver(part);
  return part.processes.map((row, index) => ({
    id: row.process_id,
    title: row.process?.title ?? null,
    value_per_minute: rateOf(row.process_id, processes),
    setup: setupOf({ ...row, setup: null }, processes),
    has_rule: hasRule(row, processes),
    rule_driver: ruleDriver(part, ruleIdOf(row, processes)),
    typed_over_rule: typedOver[index] ?? false,
    pivot: toPivot(row, processes, part),
  }));
}

/** The version of its process's rule that its part was calculated with, else today's. */
const ruleIdOf = ({ process_id, process }: LoadedProcess, processes: readonly BasisProcess[]) =>
  ruleOf(process_id, processes) ?? process?.rule_version_id ?? null;

const hasRule = (row: LoadedProcess, processes: readonly BasisProcess[]): boolean =>
  ruleIdOf(row, processes) !== null;

/** By the rules of its basis, else by today's. A part whose rules were not read, as a frozen one, says nothing. */
function rowsTypedOver(part: LoadedPart): readonly boolean[] {
  const { price_basis, rules } = part;
  if (price_basis === null || rules === undefined) return [];
  const manual = part.processes.filter((row) => !row.rule && hasRule(row, price_basis.processes));
  if (manual.length === 0) return [];
  const named = new Set(manual.flatMap(({ process_id }) => (process_id === null ? [] : [process_id])));
  const basis = withRules(
    price_basis,
    currentBasis(part, { icms: price_basis.icms, tax_basis: null }),
    named,
  );
  return typedOverRule(ruledInputOf(part), basis);
}
