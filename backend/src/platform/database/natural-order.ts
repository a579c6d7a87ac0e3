const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** Decimals of one length, since a collator compares digits behind a comma as a whole number: 4,8 comes after 4,75. */
const evened = (text: string) =>
  text.replace(
    /(\d),(\d{1,9})(?!\d)/g,
    (_, before: string, decimals: string) => `${before},${decimals.padEnd(9, '0')}`,
  );

/** The place of each text among them; those that differ in case or accents alone share one. */
function places(texts: readonly string[]): Map<string, number> {
  const keys = [...new Set(texts)].map((text) => ({ text, key: evened(text) }));
  keys.sort((one, other) => collator.compare(one.key, other.key));
  const placeOf = new Map<string, number>();
  let place = 0;
  keys.forEach(({ text, key }, index) => {
    const former = keys[index - 1];
    if (former && collator.compare(former.key, key) !== 0) place += 1;
    placeOf.set(text, place);
  });
  return placeOf;
}

/**
 * Rows by a text of theirs as people sort: numbers by their value, whatever case and accents. No text comes first, and rows of equal texts stay in the order they have. Each
 * text is compared once, however many rows have it.
 */
export function inNaturalOrder<R>(
  rows: readonly R[],
  textOf: (row: R) => unknown,
  order: 'ASC' | 'DESC',
): R[] {
  const texts = rows.map(textOf).map((text) => (typeof text === 'string' ? text : ''));
  const placeOf = places(texts);
  const sign = order === 'ASC' ? 1 : -1;
  return rows
    .map((row, index) => ({ row, place: placeOf.get(texts[index] ?? '') ?? 0 }))
    .sort((one, other) => sign * (one.place - other.place))
    .map(({ row }) => row);
}
