import { type SyntheticEvent, useState } from 'react';
import { fieldMessages } from '../api';
import { useBusy } from './feedback/use-busy';

export type Complaints<Values> = Partial<Record<keyof Values & string, string>>;

interface SimpleForm<Values> {
  initial: Values;
  /** Field → what is wrong; an empty object lets the form go. */
  validate: (values: Values) => Complaints<Values>;
  submit: (values: Values) => Promise<void>;
  /** What the server refused beside the fields; the fields get theirs by themselves. */
  onFailure: (error: unknown) => void;
}

/** A handful of fields: values, complaints (ours, then the server's) and one submission at a time. */
export const useSimpleForm = <Values extends object>(form: SimpleForm<Values>) => {
  const [values, setValues] = useState(form.initial);
  const [complaints, setComplaints] = useState<Complaints<Values>>({});
  const [busy, run] = useBusy();

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = form.validate(values);
    setComplaints(found);
    if (Object.values(found).some((complaint) => complaint !== undefined)) return;
    void run(async () => {
      try {
        await form.submit(values);
      } catch (error) {
        setComplaints(fieldMessages(error) as Complaints<Values>);
        form.onFailure(error);
      }
    });
  };
  /** What a field needs: its value, the way to change it, and what is wrong with it. */
  const bind = <Name extends keyof Values & string>(name: Name) => ({
    value: values[name],
    error: complaints[name],
    onChange: (value: Values[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setComplaints((before) => ({ ...before, [name]: undefined }));
    },
  });
  return { values, setValues, bind, busy, onSubmit };
};
