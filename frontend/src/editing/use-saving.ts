import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { fieldMessages } from '../api';
import { texts } from '../i18n';
import { useBusy, useToast } from '../ui';
import { isConflict } from './conflict/use-conflict';
import type { Editable, SavingOptions } from './edit-options';
import { fieldNames, holdsNoNumber } from './fields';
import { focusFirstWrong } from './first-wrong';
import { leaveField } from './leaving/leave-field';
import type { EditForm } from './use-edit-form';

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

/** Stores the fields of a form, one save at a time, and says how it went. */
export const useSaving = <Fields extends Editable>(
  { form, read, rebase }: EditForm<Fields>,
  options: SavingOptions<Fields>,
  onConflict?: () => Promise<void>,
) => {
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

  /** Says at the fields and in a toast what a call failed for; a conflict is a question instead. */
  const fail = async (error: unknown, failure = options.failure) => {
    for (const [name, message] of Object.entries(fieldMessages(error))) {
      form.setError(name, { type: 'server', message });
    }
    if (Object.keys(fieldMessages(error)).length > 0) focusFirstWrong();
    if (isConflict(error) && onConflict) await onConflict().catch((other: unknown) => toast(failure(other)));
    else toast(failure(error));
  };

  /** The stored fields, or undefined where nothing was saved. */
  const submit = async (): Promise<Fields | undefined> => {
    leaveField();
    await options.settled?.();
    form.clearErrors();
    const send = form.handleSubmit(
      async () => (readable({ form, read }, toast) ? mutateAsync() : undefined),
      ({ root }) => {
        const message = root?.message ?? options.invalid;
        if (message !== undefined) toast(message);
        focusFirstWrong();
      },
    );
    try {
      return await send();
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
