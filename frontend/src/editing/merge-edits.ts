import type { EditFormOptions } from './edit-options';
import { fieldNames, fieldsNamed, sameValue } from './fields';

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
 * What of a form stays over a newer stored state, field by field: edits, save those that this state itself came from.
 * @returns the fields that stay, and what those of them were typed over that others have saved with another value
 */
export const mergeEdits = <Fields extends object>(
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
