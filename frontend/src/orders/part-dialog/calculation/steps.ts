import { texts } from '../../../i18n';
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
