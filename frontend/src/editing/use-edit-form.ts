import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import type { Complaints, Editable, EditFormOptions } from './edit-options';
import { changedFields, fieldNames, fieldsNamed, sameValue, versionOf } from './fields';

interface Versions<Fields> {
  /** As they stand in the form. */
  now: Fields;
  /** The stored values that the edits were typed over. */
  base: Fields;
  /** The newer stored state. */
  next: Fields;
  /** Fields that the save sent which made the newer state. */
  sent: Partial<Fields>;
}

/**
 * Finds the edits of a form that stay over a newer stored state, field by field: all but those that this state itself came from.
 * @returns the fields that stay, and what those of them were typed over that others have saved with another value
 */
const mergeEdits = <Fields extends object>(
  { now, base, next, sent }: Versions<Fields>,
  {
    edited,
    same = (_name, one, other) => sameValue(one, other),
  }: Required<Pick<EditFormOptions<Fields>, 'edited'>> & Pick<EditFormOptions<Fields>, 'same'>,
): { kept: Partial<Fields>; typedOver: Partial<Fields> } => {
  const own = edited(now);
  const others = edited(next);
  const kept = fieldNames(now)
    .filter((name) => name !== 'version')
    .filter((name) => (name in sent ? !sameValue(now[name], base[name]) : !same(name, now[name], base[name])))
    // A figure that followed from the edits gives way to one that others have fixed.
    .filter((name) => own.includes(name) || !others.includes(name));
  const contested = kept
    .filter((name) => own.includes(name) && !(name in sent))
    .filter((name) => !same(name, base[name], next[name]) && !same(name, now[name], next[name]));
  return { kept: fieldsNamed(kept, now), typedOver: fieldsNamed(contested, base) };
};

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

/** Typed values of fields, and the stored values that they were typed over. */
interface Edits<Fields> {
  typed: Partial<Fields>;
  over: Partial<Fields>;
}

/**
 * A form's fields in react-hook-form, beside the stored record that they are compared with. Both are read when they
 * are needed and not when they were last drawn, so that a save, a calculation or a navigation sees what was just set.
 */
export const useEditForm = <Fields extends Editable>(options: EditFormOptions<Fields>) => {
  const { fields, merges = false, validate, same } = options;
  const edited = options.edited ?? fieldNames<Fields>;
  const form = useForm({ defaultValues: fields, ...(validate && { resolver: resolverOf(validate) }) });
  const values = useWatch({ control: form.control }) as Fields;
  /** `typedOver`: what unsaved edits were typed over, of the fields that others have saved with another value since. */
  const known = useRef({ stored: fields, typedOver: {} as Partial<Fields> });

  const read = () => form.getValues() as Fields;
  const editsIn = (now: Fields, saved: Fields) =>
    changedFields(edited(now), now, saved).filter((name) => name !== 'version');
  const put = (change: Partial<Fields>) => form.setValues(change);

  /** Takes a newer stored state around what was typed. @param sent what the save sent that made this state */
  const rebase = (next: Fields, sent: Partial<Fields> = {}) => {
    const base = { ...known.current.stored, ...known.current.typedOver, ...sent };
    const merged = mergeEdits({ now: read(), base, next, sent }, { edited, same });
    known.current = { stored: next, typedOver: merged.typedOver };
    form.reset(next, { keepErrors: true, keepFieldsRef: true });
    put(merged.kept);
  };

  const follow = useEffectEvent(() => {
    if (!isNewer(fields, known.current.stored)) return;
    const taken = typeof merges === 'function' ? merges(fields, known.current.stored) : merges;
    if (taken || editsIn(read(), known.current.stored).length === 0) rebase(fields);
  });
  useEffect(() => follow(), [fields]);

  return {
    form,
    values,
    errors: messagesOf(form.formState.errors),
    dirty: editsIn(values, (form.formState.defaultValues ?? fields) as Fields).length > 0,
    /** As `dirty`, but at this moment. */
    unsaved: () => editsIn(read(), known.current.stored).length > 0,
    /** The fields that differ from what is stored, and what they were typed over. */
    edits: (): Edits<Fields> => {
      const [now, base] = [read(), { ...known.current.stored, ...known.current.typedOver }];
      const names = changedFields(fieldNames(now), now, base);
      return { typed: fieldsNamed(names, now), over: fieldsNamed(names, base) };
    },
    /** Puts edits back that were typed into an earlier form of the record. */
    resume: ({ typed, over }: Edits<Fields>) => {
      known.current.typedOver = over;
      put(typed);
      rebase(known.current.stored);
    },
    /** The edits whose fields others have saved with another value since they were typed. */
    contested: (): Partial<Fields> => fieldsNamed(fieldNames(known.current.typedOver), read()),
    /** Ends the contest: the edits stay, or give way to what is stored. */
    decide: (keepOwn: boolean) => {
      if (!keepOwn) put(fieldsNamed(fieldNames(known.current.typedOver), known.current.stored));
      known.current.typedOver = {};
    },
    /** The fields as they are stored. */
    stored: (form.formState.defaultValues ?? fields) as Fields,
    read,
    put,
    rebase,
    /** Stored fields that came from elsewhere, as a file that is sent beside the form: no edit. */
    patch: (change: Partial<Fields>) => rebase({ ...known.current.stored, ...change }),
    /** Drops every edit. */
    restart: (next: Fields) => {
      known.current = { stored: next, typedOver: {} };
      form.reset(next);
    },
    change: (edit: Partial<Fields>) => {
      put(edit);
      form.clearErrors(Object.keys(edit));
    },
  };
};

export type EditForm<Fields extends Editable> = ReturnType<typeof useEditForm<Fields>>;
