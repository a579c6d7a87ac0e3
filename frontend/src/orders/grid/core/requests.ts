import type { PartPayload } from '../../data/parts-api';
import { LOCKABLE_FIELDS, type Part } from '../../data/types';
import { type PartDraft, payloadOf } from '../../part-dialog/draft/part-payload';
import { processField } from './process-columns';

/** Where a part is, which no cell changes. */
const PLACE: readonly string[] = ['id', 'set_id'];

/** The fields that a save sends of a part. */
export type PartFields = Omit<PartPayload, 'id' | 'version' | 'set_id'>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ, as a save sends them: a changed lock or locked value with all locks, so that the server reads it;
 * process rows all together.
 */
export const changesOf = (from: PartDraft, to: PartDraft): PartFields => {
  if (from === to) return {};
  const [old, all] = [payloadOf(from), payloadOf(to)];
  const changed = (Object.keys(all) as (keyof PartPayload)[]).filter(
    (name) => !PLACE.includes(name) && !isSame(old[name], all[name]),
  );
  const locks = LOCKABLE_FIELDS.some((name) => changed.includes(name)) ? (['locked_values'] as const) : [];
  return Object.fromEntries([...changed, ...locks].map((name) => [name, all[name]]));
};

export const isUnchanged = (from: PartDraft, to: PartDraft): boolean =>
  Object.keys(changesOf(from, to)).length === 0;

/** The value of each field of a part that a cell writes; a calculated figure counts while it is locked. */
const fieldValues = (part: PartDraft): Map<string, string> => {
  const { processes, ...fields } = payloadOf(part);
  const values = new Map(
    Object.entries(fields)
      .filter(([name]) => !PLACE.includes(name))
      .map(([name, value]) => [name, JSON.stringify(value ?? null)]),
  );
  for (const name of LOCKABLE_FIELDS) {
    if (!part.locked_values.includes(name)) values.set(name, 'null');
  }
  for (const { id, pivot } of processes ?? []) {
    if (typeof id !== 'number') continue;
    const name = processField(id);
    // A value or a setup that another has typed is the cell's as well: typed minutes would take its place unseen.
    const row = [pivot?.time, pivot?.final_value, pivot?.setup].map(String).join(',');
    values.set(name, `${values.get(name) ?? ''}${row};`);
  }
  return values;
};

/** The fields, as columns name them, in which two states of a part differ. */
export const differingFields = (one: Part, other: Part): string[] => {
  const [a, b] = [fieldValues(one), fieldValues(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
};

/** Whether what the server refused of a part is this field: process rows are refused by their place. */
export const isRefusedBy = (field: string, refused: readonly string[]): boolean =>
  refused.some(
    (name) =>
      name === field || (name.startsWith('processes') && field.startsWith(processField(0).slice(0, -1))),
  );
