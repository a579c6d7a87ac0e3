/** The name of a catalogue entry, as far as it is known here. */
export type NameOf = (catalogue: string, id: number | null) => string;

/** One field of a record and how a reader sees it; an empty text is an empty field. */
export interface ComparedField<Fields> {
  label: string;
  show: (record: Fields, nameOf: NameOf) => string;
}

export interface Difference {
  label: string;
  own: string;
  other: string;
}

/** The fields in which two versions of a record read differently. */
export const differencesOf = <Fields>(
  fields: readonly ComparedField<Fields>[],
  own: Fields,
  other: Fields,
  nameOf: NameOf,
): Difference[] =>
  fields
    .map(({ label, show }) => ({ label, own: show(own, nameOf), other: show(other, nameOf) }))
    .filter((difference) => difference.own !== difference.other);
