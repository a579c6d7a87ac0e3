import { texts } from '../../../i18n';
import type { PartProcess, Step } from '../../data/types';

/** What the server calls the setup of a row that it calls 'Processo 1'. */
const SETUP_OF = (name: string) => `Preparação do ${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** What it calls the minutes that a rule gave it. */
const TIME_OF = (name: string) => `Tempo do ${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Whose explanation is asked for. */
export interface Explained {
  field: string;
  /** Of a row's figure: its place among the rows with a process, from 1 on. */
  process?: number;
}

/** Where the step stands that a figure came from; −1 where none explains it. */
export const placeOf = (steps: readonly Step[] | null, { field, process }: Explained): number =>
  steps?.findIndex(
    (step) => step.field === field && (process === undefined || step.name === TIME_OF(`Processo ${process}`)),
  ) ?? -1;

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
  const counted = steps.filter(({ field }) => field === 'process_value').map(({ name }) => name);
  const names = new Map<string, string>();
  for (const [index, name] of counted.entries()) {
    const title = titles[index] ?? name;
    names.set(name, title);
    names.set(SETUP_OF(name), texts.orders.partDialog.setupOf(title));
    names.set(TIME_OF(name), texts.orders.partDialog.timeOf(title));
  }
  const named = (name: string) => names.get(name) ?? name;
  return steps.map((step) => ({
    ...step,
    name: named(step.name),
    inputs: step.inputs.map((input) => ({ ...input, name: named(input.name) })),
  }));
};

/** The steps before one that its figure came from, by way of others too: their results are named among its inputs. */
export const stepsBehind = (steps: readonly Step[], at: number): Step[] => {
  const wanted = new Set(steps[at]?.inputs.map(({ name }) => name));
  const behind: Step[] = [];
  for (const step of steps.slice(0, at).reverse()) {
    if (!wanted.has(step.name)) continue;
    behind.unshift(step);
    for (const { name } of step.inputs) wanted.add(name);
  }
  return behind;
};
