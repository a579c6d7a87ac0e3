import type { PartPayload } from '../../data/parts-api';
import { LOCKABLE_FIELDS } from '../../data/types';
import { type PartDraft, payloadOf } from './part-payload';

/** Where a part is, which no change of its fields touches. */
export const PLACE: readonly string[] = ['id', 'set_id'];

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
