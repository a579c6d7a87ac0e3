import { changesBetween, type Changes } from '../history/order-history.service.js';
import type { PartView } from './part-view.js';

/**
 * The fields that the history keeps of a part: what a person enters, and the values that follow from it. Weights and
 * taxes follow too; the values show that something did.
 */
const KEPT = [
  'type',
  'title',
  'reference',
  'obs',
  'unit',
  'thickness',
  'width',
  'length',
  'loss',
  'markup',
  'quantity',
  'unit_gross_weight',
  'unit_value',
  'final_value',
] as const satisfies readonly (keyof PartView)[];

/** One process row as the history keeps it: by name, because the history outlives the catalogue. */
export type KeptProcess = [name: string | null, minutes: number, value: number];

const processesOf = ({ processes }: PartView): KeptProcess[] =>
  processes.map(({ title, pivot }) => [title, pivot.time, pivot.final_value]);

const keptFields = (view: PartView): Record<string, unknown> => ({
  ...Object.fromEntries(KEPT.map((field) => [field, view[field]])),
  material: view.material?.name ?? null,
  sheet: view.sheet?.name ?? null,
  bar: view.bar?.name ?? null,
  component: view.component?.name ?? null,
  ncm: view.ncm?.code ?? null,
  processes: processesOf(view),
});

/**
 * What differs between two states of a part, as the order's history keeps it: field → [from, to]. Catalogue entries
 * stand by their names.
 */
export const partChanges = (before: PartView, after: PartView): Changes =>
  changesBetween(keptFields(before), keptFields(after));
