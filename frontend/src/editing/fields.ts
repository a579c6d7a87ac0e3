/** Whether two values of a field are the same to a reader: an emptied field is as good as one that never had a value. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  const [first, second] = [one ?? '', other ?? ''];
  if (Object.is(first, second)) return true;
  if (first instanceof Blob || second instanceof Blob) return false;
  return typeof first === 'object' && JSON.stringify(first) === JSON.stringify(second);
};

/** The named fields in which two records differ. */
export const changedFields = <Fields extends object>(
  names: readonly (keyof Fields)[],
  one: Fields,
  other: Fields,
): (keyof Fields)[] => names.filter((name) => !sameValue(one[name], other[name]));

export const fieldNames = <Fields extends object>(fields: Fields): (keyof Fields)[] =>
  Object.keys(fields) as (keyof Fields)[];

/** The named fields of a record. */
export const fieldsNamed = <Fields extends object>(
  names: readonly (keyof Fields)[],
  fields: Fields,
): Partial<Fields> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;

/** The count of the record's saves, where its fields have one. */
export const versionOf = (fields: object): number | undefined =>
  'version' in fields && typeof fields.version === 'number' ? fields.version : undefined;

/** Whether a value is, or holds at any depth, a text of a number field that is no number (NaN). */
export const holdsNoNumber = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return Object.values(value).some(holdsNoNumber);
};
