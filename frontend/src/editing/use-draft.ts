import { useEffect, useEffectEvent } from 'react';
import { texts } from '../i18n';
import { keepDraft, readSession, takeDraft } from '../providers';
import { useToast } from '../ui';
import type { Editable } from './edit-options';
import { holdsNoNumber } from './fields';
import type { EditForm } from './use-edit-form';

const userId = (): number | null => {
  const session = readSession();
  return session.status === 'signed_in' ? session.user.id : null;
};

/** Files and texts that are no number can't be kept. */
const canBeKept = (value: unknown): boolean => !(value instanceof Blob) && !holdsNoNumber(value);

/**
 * Puts back into a form what was typed when the session ended, as unsaved text over the version that it was typed over.
 * @param name names the form and its record; without one nothing is kept
 * @returns what keeps it, for the moment when the session ends
 */
export const useDraft = <Fields extends Editable>(
  name: string | undefined,
  { edits, read, put }: EditForm<Fields>,
): (() => void) => {
  const toast = useToast();
  const restore = useEffectEvent(() => {
    const user = userId();
    const kept = name === undefined || user === null ? null : takeDraft(name, user);
    if (kept === null) return;
    const known = read();
    put(Object.fromEntries(Object.entries(kept).filter(([field]) => field in known)) as Partial<Fields>);
    toast(texts.editing.restored, 'info');
  });
  useEffect(() => restore(), [name]);
  return () => {
    const user = userId();
    if (name === undefined || user === null) return;
    const kept = Object.entries(edits()).filter(([, value]) => canBeKept(value));
    if (kept.length > 0) keepDraft(name, user, Object.fromEntries(kept));
  };
};
