import type { StepValue } from '../../../api';
import { texts } from '../../../i18n';
import { stepFigure } from '../../../ui';
import type { PartProcess, Step } from '../../data/types';

const text = texts.orders.partDialog;

/** The figure of which an explanation is asked for. */
export interface Explained {
  field: string;
  /** Of a row's figure: its place among the rows with a process, from 1 on. */
  process?: number;
}

/** A step, or a figure among the inputs of one that is a step's result. */
type Named = Pick<Step, 'name' | 'process'> & { field?: string };

/** Where the step stands that a figure came from; −1 where none explains it. */
export const placeOf = (steps: readonly Step[] | null, { field, process }: Explained): number =>
  steps?.findIndex((step) => step.field === field && (process === undefined || step.process === process)) ??
  -1;

/** The name of a row's figure, with the name of its process. */
const NAMES: Readonly<Partial<Record<string, (title: string) => string>>> = {
  process_value: (title) => title,
  setup_value: text.setupOf,
  exact_time: text.timeOf,
};

/**
 * The steps with the names of the processes in place of 'Processo 1': the server counts the rows that it was sent, which are
 * those with a process.
 */
export const namedSteps = (
  steps: readonly Step[] | null,
  processes: readonly PartProcess[],
): readonly Step[] | null => {
  if (steps === null) return null;
  const titles = processes.filter(({ id }) => id !== null).map(({ title }) => title);
  const named = <Each extends Named>(each: Each): Each => {
    const title = each.process === undefined ? undefined : titles[each.process - 1];
    const nameBy = each.field === undefined ? undefined : NAMES[each.field];
    return title && nameBy ? { ...each, name: nameBy(title) } : each;
  };
  return steps.map((step) => named({ ...step, inputs: step.inputs.map(named) }));
};

/** The steps before one that its figure came from, by way of others too: its inputs name them. */
export const stepsBehind = (steps: readonly Step[], at: number): Step[] => {
  const idOf = ({ field, process }: { field?: string; process?: number }) => `${field} ${process}`;
  const wanted = new Set(steps[at]?.inputs.map(idOf));
  const behind: Step[] = [];
  for (const step of steps.slice(0, at).reverse()) {
    if (!wanted.has(idOf(step))) continue;
    behind.unshift(step);
    for (const input of step.inputs) wanted.add(idOf(input));
  }
  return behind;
};

/** Steps that a price is the sum of, and those that stand below the sum. */
const PARTS: readonly string[] = ['material_cost', 'process_value', 'setup_value'];
const TOTALS: readonly string[] = ['cost', 'unit_value', 'final_value'];

/** A line of a price as a sum: its factors in words, `4,69 min × R$ 2,50`, and what they come to. */
export interface SumLine {
  name: string;
  factors: string;
  result: StepValue;
  isTotal: boolean;
}

/** Figures of a sum are shown as money is: all digits stand in the steps. */
const inShort = (value: StepValue): string => stepFigure({ ...value, decimals: Math.min(2, value.decimals) });

/** The factors of a line; what a total adds up stands above it. */
const factorsOf = (field: string, inputs: Step['inputs']): string => {
  if (field === 'cost') return '';
  if (field !== 'unit_value') return inputs.map(inShort).join(' × ');
  const markup = inputs.find((input) => input.field === 'markup');
  return markup ? `+ ${inShort(markup)}` : '';
};

/** A price as the sum of its material and its processes; null for any other figure. */
export const sumOf = (steps: readonly Step[], at: number): SumLine[] | null => {
  const step = steps[at];
  if (!step || !TOTALS.includes(step.field)) return null;
  const lines = [...stepsBehind(steps, at), step].filter(
    ({ field, result }) => TOTALS.includes(field) || (PARTS.includes(field) && result.value !== 0),
  );
  return lines.map(({ name, field, inputs, result }) => ({
    name,
    factors: factorsOf(field, inputs),
    result: { ...result, decimals: 2 },
    isTotal: TOTALS.includes(field),
  }));
};
