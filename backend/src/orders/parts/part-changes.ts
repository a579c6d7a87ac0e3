import { changesBetween, type Changes } from '../history/order-history.service.js';
import type { PartView } from './part-view.js';

/**
 * What of a part is worth telling who asks who changed what: what a person enters, and the values that follow from
 * it. Weights and taxes follow too; the values tell that something did.
 */
const TOLD = [
  ...([
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
  ] as const),
  ...(['quantity', 'unit_gross_weight', 'unit_value', 'final_value'] as const),
] as const satisfies readonly (keyof PartView)[];

/** One process row as the history keeps it: by name, because the history outlives the catalogue. */
const processesOf = ({ processes }: PartView) =>
  JSON.stringify(processes.map(({ title, pivot }) => [title, pivot.time, pivot.final_value]));

const told = (view: PartView) => ({
  ...Object.fromEntries(TOLD.map((field) => [field, view[field]])),
  material: view.material?.name ?? null,
  sheet: view.sheet?.name ?? null,
  bar: view.bar?.name ?? null,
  component: view.component?.name ?? null,
  ncm: view.ncm?.code ?? null,
  processes: processesOf(view),
});

/**
 * What differs between two states of a part, as the order's history keeps it: field → [from, to]. Catalogue entries
 * stand by their names, process rows as JSON of `[name, minutes, BRL][]`.
 */
export const partChanges = (before: PartView, after: PartView): Changes =>
  changesBetween<Record<string, unknown>>(told(before), told(after));
