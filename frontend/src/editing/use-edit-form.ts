import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import type { Complaints, Editable, EditFormOptions } from './edit-options';
import { changedFields, fieldNames, sameValue, versionOf } from './fields';

/** Whether it is another state of the record and no older one. */
const isNewer = <Fields extends Editable>(one: Fields, other: Fields): boolean => {
  const [version, known] = [versionOf(one), versionOf(other)];
  if (version !== undefined && known !== undefined) return version > known;
  return changedFields(fieldNames(one), one, other).length > 0;
};

const resolverOf =
  <Fields extends Editable>(validate: (fields: Fields) => Complaints<Fields>): Resolver =>
  (values) => {
    const complaints = Object.entries<string | undefined>(validate(values as Fields)).filter(
      ([, message]) => message !== undefined,
    );
    if (complaints.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(complaints.map(([name, message]) => [name, { type: 'validate', message }])),
    };
  };

/** The first message of each field, by its path: that of a field inside of a list is `processes.0.pivot.time`. */
export const messagesOf = (errors: FieldErrors, path = ''): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([key, error]) => {
      const name = `${path}${key}`;
      if (typeof error?.message === 'string') return [[name, error.message]];
      return typeof error === 'object' ? Object.entries(messagesOf(error as FieldErrors, `${name}.`)) : [];
    }),
  );

/**
 * A form's fields in react-hook-form, beside the stored record that they are compared with. Both are read when they
 * are needed and not when they were last drawn, so that a save, a calculation or a navigation sees what was just set.
 */
export const useEditForm = <Fields extends Editable>(options: EditFormOptions<Fields>) => {
  const { fields, merges = false, validate } = options;
  const edited = options.edited ?? fieldNames<Fields>;
  const form = useForm({ defaultValues: fields, ...(validate && { resolver: resolverOf(validate) }) });
  const values = useWatch({ control: form.control }) as Fields;
  const stored = useRef(fields);

  const read = () => form.getValues() as Fields;
  const editsIn = (now: Fields, saved: Fields) =>
    changedFields(edited(now), now, saved).filter((name) => name !== 'version');
  const put = (change: Partial<Fields>) => form.setValues(change);

  /**
   * Takes a newer stored state; what differs from the former one stays, save what this state itself came from.
   * An edit whose field was saved with another value meanwhile keeps the version that it knew: saving it is a conflict.
   * @param sent what the save sent that made this state
   */
  const rebase = (next: Fields, sent: Partial<Fields> = {}) => {
    const now = read();
    const before = stored.current;
    const since = { ...before, ...sent };
    const kept = changedFields(fieldNames(now), now, since).filter((name) => name !== 'version');
    const overtaken = kept.some((name) => !(name in sent) && !sameValue(before[name], next[name]));
    const names = overtaken ? [...kept, 'version' as keyof Fields] : kept;
    stored.current = next;
    form.reset(next, { keepErrors: true, keepFieldsRef: true });
    put(Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Fields>);
  };

  const follow = useEffectEvent(() => {
    if (!isNewer(fields, stored.current)) return;
    const taken = typeof merges === 'function' ? merges(fields, stored.current) : merges;
    if (taken || editsIn(read(), stored.current).length === 0) rebase(fields);
  });
  useEffect(() => follow(), [fields]);

  return {
    form,
    values,
    errors: messagesOf(form.formState.errors),
    dirty: editsIn(values, (form.formState.defaultValues ?? fields) as Fields).length > 0,
    /** As `dirty`, but at this moment. */
    unsaved: () => editsIn(read(), stored.current).length > 0,
    /** The fields that differ from what is stored, with the version that they were typed over. */
    edits: (): Record<string, unknown> => {
      const now = read();
      if (editsIn(now, stored.current).length === 0) return {};
      const names = changedFields(fieldNames(now), now, stored.current).filter((name) => name !== 'version');
      const version = versionOf(now);
      return {
        ...Object.fromEntries(names.map((name) => [name, now[name]])),
        ...(version !== undefined && { version }),
      };
    },
    /** The fields as they are stored. */
    stored: (form.formState.defaultValues ?? fields) as Fields,
    read,
    put,
    rebase,
    /** Stored fields that came from elsewhere, as a file that is sent beside the form: no edit. */
    patch: (change: Partial<Fields>) => rebase({ ...stored.current, ...change }),
    /** Drops every edit. */
    restart: (next: Fields) => {
      stored.current = next;
      form.reset(next);
    },
    change: (edit: Partial<Fields>) => {
      put(edit);
      form.clearErrors(Object.keys(edit));
    },
  };
};

export type EditForm<Fields extends Editable> = ReturnType<typeof useEditForm<Fields>>;
