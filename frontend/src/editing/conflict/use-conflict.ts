import { useState } from 'react';
import { ApiError } from '../../api';
import type { Change, Editable, EditSessionOptions } from '../edit-options';
import { fieldNames } from '../fields';
import type { EditForm } from '../use-edit-form';

/** Fields that two users changed, and by whom and when the other version was saved as far as the history shows. */
export interface Conflict<Fields> {
  other: Fields;
  /** The other version with the contested fields as they were typed here. */
  own: Fields;
  change: Change | undefined;
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * A save that came too late (409). `merge` takes the other version around what was typed and says whether the save may go
 * again; where both changed a field it asks instead, until `dismiss`.
 */
export const useConflict = <Fields extends Editable, Event extends Change>(
  { rebase, contested }: EditForm<Fields>,
  { load, history, concerns }: Pick<EditSessionOptions<Fields, Event>, 'load' | 'history' | 'concerns'>,
) => {
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null);
  const merge = async (): Promise<boolean> => {
    const other = await load?.();
    if (!other) return true;
    rebase(other);
    const typed = contested();
    if (fieldNames(typed).length === 0) return true;
    const events = (await history?.().catch((): readonly Event[] => [])) ?? [];
    const change = events.find((event) => concerns?.(event));
    setConflict({ other, own: { ...other, ...typed }, change });
    return false;
  };
  return { conflict, merge: load && merge, dismiss: () => setConflict(null) };
};
