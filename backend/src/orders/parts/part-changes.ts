import { partFieldsWith } from '@forja/figures';
import { changesBetween, type Changes } from '../history/order-history.service.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { drawnOf } from '../repricing/domain/part-to-price.js';

/**
 * The fields that the history keeps of a part: what a person enters, and the values that follow from it. Weights and
 * taxes follow too; the values show that something did.
 */
const KEPT = partFieldsWith('history', true);

/** One process row as the history keeps it: by name, because the history outlives the catalogue; null follows it. */
export type KeptProcess = [name: string | null, minutes: number, value: number, setup: number | null];

const processesOf = ({ processes }: LoadedPart): KeptProcess[] =>
  processes.map((row) => [row.process?.title ?? null, row.time, row.final_value, row.setup]);

const nameOf = (entry: { name: string } | null | undefined) => entry?.name ?? null;

const keptFields = (part: LoadedPart): Record<string, unknown> => ({
  ...Object.fromEntries(KEPT.map((field) => [field, part[field]])),
  material: nameOf(part.material),
  sheet: nameOf(part.sheet),
  bar: nameOf(part.bar),
  component: nameOf(part.component),
  ncm: part.ncm?.code ?? null,
  operation: nameOf(part.operation),
  contours_out: part.cut_choice?.out.length ?? 0,
  cut_length: drawnOf(part)?.cut_length ?? null,
  processes: processesOf(part),
});

/**
 * The differences between two states of a part, as the order's history keeps them: field → [from, to]. Catalogue entries
 * stand by their names, contours that are left out of the cut by their number.
 */
export const partChanges = (before: LoadedPart, after: LoadedPart): Changes =>
  changesBetween(keptFields(before), keptFields(after));
