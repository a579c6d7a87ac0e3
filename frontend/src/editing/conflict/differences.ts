/** The name of a catalogue entry, as far as it is known here. */
export type NameOf = (catalogue: string, id: number | null) => string;

/** One field of a record and how a reader sees it; an empty text is an empty field. */
export interface ComparedField<Fields> {
  label: string;
  show: (record: Fields, nameOf: NameOf) => string;
}

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields in which two versions of a record read differently. */
export const differencesOf = <Fields>(
  fields: readonly ComparedField<Fields>[],
  mine: Fields,
  theirs: Fields,
  nameOf: NameOf,
): Difference[] =>
  fields
    .map(({ label, show }) => ({ label, mine: show(mine, nameOf), theirs: show(theirs, nameOf) }))
    .filter((difference) => difference.mine !== difference.theirs);
