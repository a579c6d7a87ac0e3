import { type SyntheticEvent, useState } from 'react';
import { fieldMessages } from '../api';
import { useBusy } from '../ui';
import { bindingOf } from './binding';
import type { Complaints } from './edit-options';
import { useEditForm } from './use-edit-form';

interface SimpleForm<Values extends object> {
  /** The fields' first values; later ones are ignored. */
  initial: Values;
  /** Field → what is wrong; without a complaint the form goes. */
  validate: (values: Values) => Complaints<Values>;
  submit: (values: Values) => Promise<void>;
  /** Called with a refusal; complaints about fields are shown at these without it. */
  onFailure: (error: unknown) => void;
}

/** A handful of fields that are sent once, as a sign-in or another password: no record that is edited and stored. */
export const useSimpleForm = <Values extends object>({
  initial,
  validate,
  submit,
  onFailure,
}: SimpleForm<Values>) => {
  const [fields] = useState(initial);
  const { form, values, errors, change, put } = useEditForm<Values>({ fields, validate });
  const [busy, run] = useBusy();

  const send = async () => {
    form.clearErrors();
    try {
      await form.handleSubmit((sent) => submit(sent as Values))();
    } catch (error) {
      for (const [name, message] of Object.entries(fieldMessages(error))) {
        form.setError(name, { type: 'server', message });
      }
      onFailure(error);
    }
  };

  return {
    values,
    setValues: put,
    busy,
    ...bindingOf({ values, errors, change }),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void run(send);
    },
  };
};
