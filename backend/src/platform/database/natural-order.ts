const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** Decimals of one length, since a collator compares digits behind a comma as a whole number: 4,8 comes after 4,75. */
const evened = (text: string) =>
  text.replace(
    /(\d),(\d{1,9})(?!\d)/g,
    (_, before: string, decimals: string) => `${before},${decimals.padEnd(9, '0')}`,
  );

/** Whether one text comes before the other as people sort: numbers by their value, whatever case and accents. */
export const compareNaturally = (one: string, other: string): number =>
  collator.compare(evened(one), evened(other));
