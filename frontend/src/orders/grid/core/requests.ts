import { LOCKABLE_FIELDS, type Part } from '../../data/types';
import { PLACE } from '../../part-dialog/draft/part-changes';
import { type PartDraft, payloadOf } from '../../part-dialog/draft/part-payload';
import { processField } from './process-columns';

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
