/** The longest key that is stored; texts that agree so far share a place. */
export const KEY_LENGTH = 120;

/** A whole number, with at most nine decimals behind a comma. */
const NUMBER = /(\d+)(?:,(\d{1,9})(?!\d))?/g;

/** Their number of digits stands before the digits, so that texts compare as numbers do: 9 is '19', 10 is '210'. */
function encoded(whole: string, decimals: string | undefined): string {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const length = digits.length < 9 ? String(digits.length) : `9${String(digits.length).padStart(3, '0')}`;
  const fraction = decimals?.replace(/0+$/, '') ?? '';
  return `${length}${digits}${fraction === '' ? '' : `,${fraction}`}`;
}

/** Letters of other alphabets come last; marks that ASCII has behind the digits are put before them. */
function replaced(character: string): string {
  if (!/\p{L}/u.test(character)) return '!';
  return `~${(character.codePointAt(0) ?? 0).toString(16)}`;
}

/**
 * The key that a text is sorted by, as a text of ASCII that every database compares alike, byte by byte: without case and accents,
 * numbers by their value (4,75 before 12,70, 'Pedido 2' before 'Pedido 10'). No text gives an empty key, which comes first.
 */
export function naturalKey(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, (mark) => (mark.charCodeAt(0) < 128 ? '!' : ''))
    .toLowerCase()
    .replace(/[^ -/0-9a-z]/gu, replaced)
    .replace(NUMBER, (_, whole: string, decimals: string | undefined) => encoded(whole, decimals))
    .trim();
}

/** The natural key as it is stored in a column of `KEY_LENGTH`. */
export const storedKey = (text: string | null | undefined): string =>
  naturalKey(text).slice(0, KEY_LENGTH).trimEnd();
