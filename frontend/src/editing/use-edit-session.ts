import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../i18n';
import { keepDraft, readSession, takeDraft } from '../providers';
import { useToast } from '../ui';
import { bindingOf } from './binding';
import { useConflict } from './conflict/use-conflict';
import type { Change, Editable, EditSessionOptions } from './edit-options';
import { holdsNoNumber } from './fields';
import { type Navigation, useClosing, useLeaveRule } from './leaving/leave-guard';
import { type EditForm, useEditForm } from './use-edit-form';
import { useSaving } from './use-saving';

const leavesPath = ({ from, to }: Navigation): boolean => from.pathname !== to.pathname;

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
const useDraft = <Fields extends Editable>(
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

/**
 * One record as it is being edited, from the fields that are stored to the save that stores them again.
 *
 *     const session = useEditSession({ fields, save, validate, saved: 'Salvo', failure: (error) => … });
 *     <form onSubmit={session.onSubmit}><PlainTextField label="Nome" {...session.bind('name')} /></form>
 *     <EditSessionDialogs session={session} compare={…} />
 *
 * - Fields live in react-hook-form (`form`, for react-admin's inputs under a FormProvider); `values` are the drawn
 *   ones, `read()` those of this moment. `change` is an edit, `put` a value that follows from others.
 * - `dirty` compares with what is stored. A newer stored state reaches an untouched form by itself.
 * - `save` ends the edit in a field, validates, stores, and says how it went; it answers whether it was saved. What
 *   was typed meanwhile stays, and stays unsaved. A failure loses no text; its complaints stand at their fields.
 * - With `load` a save that came too late (409) goes over the newer version with what was typed;
 *   where others changed one of these fields, too, it asks: `takeTheirs`, `saveMine` or `stay`.
 * - A navigation that leaves the form (`leaves`; without it each to another path) and would lose something is held until the
 *   user has chosen.
 * - `close` leaves a form that is no place in the address: it asks as a navigation would.
 * - With `draft` what was typed survives the end of the session: the same user finds it in the form again.
 */
export const useEditSession = <Fields extends Editable, Event extends Change = Change>(
  options: EditSessionOptions<Fields, Event>,
) => {
  const { leaves = leavesPath, onSaved } = options;
  const fields = useEditForm(options);
  const { conflict, merge, dismiss } = useConflict(fields, options);
  const { saving, saveAnd, fail } = useSaving(fields, options, merge);
  const navigate = useNavigate();
  const keep = useDraft(options.draft, fields);
  const { closing, close } = useClosing(fields.unsaved);
  const navigation = useLeaveRule({
    unsaved: fields.unsaved,
    leaves,
    keep,
  });
  const held = closing ?? navigation;
  const save = () => saveAnd(onSaved);

  return {
    ...fields,
    saving,
    save,
    fail,
    ...bindingOf(fields),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void save();
    },

    conflict,
    stay: dismiss,
    /** Drops what was typed. */
    discard: () => fields.restart(fields.stored),
    saveMine: () => {
      fields.decide(true);
      dismiss();
      return save();
    },
    /** Drops what was typed into the contested fields, and saves the rest; answers whether nothing is left unsaved. */
    takeTheirs: async () => {
      fields.decide(false);
      await options.onOtherTaken?.();
      dismiss();
      return !fields.unsaved() || save();
    },

    held,
    close,
    /** Saves before the held navigation goes on; one that can't be saved is called off. */
    saveAndLeave: async () => {
      const saved = await saveAnd((stored) => {
        if (!onSaved) return;
        // A new record's address comes into the history before the navigation, and so replaces what is held.
        held?.stay();
        onSaved(stored);
        if (navigation) void navigate(navigation.to);
      });
      if (!saved) held?.stay();
      else if (!onSaved) held?.proceed();
    },
  };
};

export type EditSession<Fields extends Editable> = ReturnType<typeof useEditSession<Fields>>;
