import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { fieldMessages } from '../api';
import { texts } from '../i18n';
import { useBusy, useToast } from '../ui';
import { isConflict } from './conflict/use-conflict';
import type { Editable, SavingOptions } from './edit-options';
import { fieldNames, holdsNoNumber, versionOf } from './fields';
import type { EditForm } from './use-edit-form';

/** Ends an edit that is still in a field, so that its rounded value is what gets saved; the focus stays there. */
export const leaveField = (): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
};

/**
 * Moves the focus to the first field that is marked as wrong, once the marks are drawn: in the dialog on top, where one is open.
 * A long form on a small screen would otherwise show nothing of what was refused.
 */
const focusFirstWrong = (): void => {
  setTimeout(() => {
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    scope.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
};

/** Nothing goes out while a field, at any depth, holds a text that is no number (NaN); the fields are marked. */
const readable = <Fields extends Editable>(
  { form, read }: Pick<EditForm<Fields>, 'form' | 'read'>,
  toast: (message: string) => void,
): boolean => {
  const fields = read();
  const wrong = fieldNames(fields).filter((name) => holdsNoNumber(fields[name]));
  for (const name of wrong) form.setError(String(name), { message: texts.common.notANumber });
  if (wrong.length > 0) {
    toast(texts.common.correctNumbers);
    focusFirstWrong();
  }
  return wrong.length === 0;
};

/** Takes a version that was saved meanwhile around what was typed; false: the user is asked which of both stays. */
type Merge = () => Promise<boolean>;

/** Sends what was typed, and once more over each version that was saved meanwhile. */
const sendOver = async <Fields extends Editable>(
  fields: Pick<EditForm<Fields>, 'read' | 'contested'>,
  send: () => Promise<Fields>,
  merge?: Merge,
): Promise<Fields | undefined> => {
  const { read, contested } = fields;
  if (merge && fieldNames(contested()).length > 0 && !(await merge())) return undefined;
  const version = versionOf(read());
  try {
    return await send();
  } catch (error) {
    if (!isConflict(error) || !merge) throw error;
    if (!(await merge())) return undefined;
    // Refused for another reason than its version: sent again it would be refused again.
    if (versionOf(read()) === version) throw error;
    return sendOver(fields, send, merge);
  }
};

/** Stores the fields of a form, one save at a time, and says how it went. */
export const useSaving = <Fields extends Editable>(
  fields: EditForm<Fields>,
  options: SavingOptions<Fields>,
  merge?: Merge,
) => {
  const { form, read, rebase } = fields;
  const toast = useToast();
  const [saving, run] = useBusy();
  const id = useId();
  const { mutateAsync } = useMutation({
    scope: { id: options.scope ?? id },
    mutationFn: async () => {
      const sent = read();
      const stored = await options.save(sent);
      rebase(stored, sent);
      return stored;
    },
  });

  /** Says at the fields and in a toast what a call failed for; fields that others changed, too, are a question instead. */
  const fail = async (error: unknown, failure = options.failure) => {
    for (const [name, message] of Object.entries(fieldMessages(error))) {
      form.setError(name, { type: 'server', message });
    }
    if (Object.keys(fieldMessages(error)).length > 0) focusFirstWrong();
    const asked = isConflict(error) && merge && !(await merge());
    if (!asked) toast(failure(error));
  };

  /** The stored fields, or undefined where nothing was saved. */
  const submit = async (): Promise<Fields | undefined> => {
    leaveField();
    await options.settled?.();
    form.clearErrors();
    const check = form.handleSubmit(
      async () => (readable(fields, toast) ? sendOver(fields, mutateAsync, merge) : undefined),
      ({ root }) => {
        const message = root?.message ?? options.invalid;
        if (message !== undefined) toast(message);
        focusFirstWrong();
      },
    );
    try {
      return await check();
    } catch (error) {
      await fail(error);
      return undefined;
    }
  };

  /** Whether it was saved; `then` comes before the user is notified. */
  const saveAnd = async (then?: (stored: Fields) => void): Promise<boolean> => {
    let done = false;
    await run(async () => {
      const stored = await submit();
      if (stored === undefined) return;
      then?.(stored);
      toast(options.saved, 'success');
      done = true;
    });
    return done;
  };

  return { saving, saveAnd, fail };
};
