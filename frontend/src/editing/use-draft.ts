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
 * Puts back into a form what was typed when the session ended, as unsaved text over what it was typed over.
 * @param name names the form and its record; without one nothing is kept
 * @returns what keeps it, for the moment when the session ends
 */
export const useDraft = <Fields extends Editable>(
  name: string | undefined,
  { edits, unsaved, read, resume }: EditForm<Fields>,
): (() => void) => {
  const toast = useToast();
  const restore = useEffectEvent(() => {
    const user = userId();
    const kept = name === undefined || user === null ? null : takeDraft(name, user);
    if (kept === null) return;
    const known = read();
    const ofForm = (fields: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(fields).filter(([field]) => field in known)) as Partial<Fields>;
    const { typed = {}, over = {} } = kept as Partial<Record<string, Record<string, unknown>>>;
    resume({ typed: ofForm(typed), over: ofForm(over) });
    toast(texts.editing.restored, 'info');
  });
  useEffect(() => restore(), [name]);
  return () => {
    const user = userId();
    if (name === undefined || user === null) return;
    if (!unsaved()) return;
    const { typed, over } = edits();
    const kept = Object.entries(typed).filter(([, value]) => canBeKept(value));
    if (kept.length > 0) keepDraft(name, user, { typed: Object.fromEntries(kept), over });
  };
};
