/**
 * A printed number. One comma or point is the decimal mark; of both, the last one is.
 * @returns null for what is no number, or for one that reads two ways (`1.250` as a length)
 */
export function numberOf(text: string, threeDigitsAreDecimals: boolean): number | null {
  if (!/^\d{1,3}([.,]\d{3})+([.,]\d+)?$|^\d+([.,]\d+)?$/.test(text)) return null;
  const marks = text.replace(/\d/g, '');
  if (marks.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) && !threeDigitsAreDecimals) return null;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const repeated = marks.length > 1 && new Set(marks).size === 1;
  if (last < 0 || repeated) return Number(text.replace(/[.,]/g, ''));
  return Number(`${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`);
}
