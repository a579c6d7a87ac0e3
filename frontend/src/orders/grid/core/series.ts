const NUMBER = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/;

/** A number as a cell shows it, as whole steps of its last decimal. */
const stepsOf = (text: string, decimals: number): number =>
  Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 10 ** decimals);

/**
 * The text that goes on a series of cells, `1, 2` with `3, 4`, as in a spreadsheet.
 * @param texts of the cells that it begins with, as they are shown
 * @param place from the first of them on; before it negative
 * @returns null where they are no numbers at equal distances, or where the series would fall below zero
 */
export function continued(texts: readonly string[], place: number): string | null {
  const found = texts.map((text) => NUMBER.exec(text));
  if (texts.length < 2 || found.includes(null)) return null;
  const decimals = Math.max(...found.map((match) => match?.[1]?.length ?? 0));
  const [first = 0, second = 0, ...others] = texts.map((text) => stepsOf(text, decimals));
  const step = second - first;
  const isEven = others.every((value, at) => value === first + step * (at + 2));
  const value = first + step * place;
  if (!isEven || value < 0) return null;
  return (value / 10 ** decimals).toFixed(decimals).replace('.', ',');
}
