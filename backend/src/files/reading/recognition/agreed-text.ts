/** Scales as they are printed. */
const SCALE = /^\d{1,3}(?:[.,]\d)?:\d{1,3}(?:[.,]\d)?$/;

/** Signs of ordinals: the first language has them, the second one has none. */
const ORDINAL = /[ºª]/;

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const inOneCase = (text: string): boolean =>
  [text.toLowerCase(), text.toUpperCase()].includes(text) || text.slice(1) === text.slice(1).toLowerCase();

/** `1:2` and `12`: nothing but a scale has its sign, and a colon is easily lost. */
function scaleOf(first: string, second: string): string | null {
  if (SCALE.test(first) === SCALE.test(second) || !/^[\d:.]+$/.test(first + second)) return null;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  if (digits(first) !== digits(second)) return null;
  return SCALE.test(first) ? first : second;
}

/** `Nº` and `N*`: alike, but for the signs that only the first language knows. */
function ordinalOf(first: string, second: string): string | null {
  const [signs, others] = [[...first], [...second]];
  if (!ORDINAL.test(first) || signs.length !== others.length) return null;
  const alike = signs.every((sign, at) => ORDINAL.test(sign) || sign === others[at]);
  return alike ? first : null;
}

/** Words of letters in which capitals look like small letters, or a full stop like a comma. */
function wordOf(first: string, second: string): string | null {
  const [one, other] = [first, second].map((text) => withoutAccents(text).toLowerCase());
  if (one === undefined || other === undefined || /\d/.test(one)) return null;
  const stop = /[.,]$/;
  if (stop.test(one) && one.replace(stop, '') === other.replace(stop, '') && stop.test(other)) {
    return first.replace(stop, '.');
  }
  if (one !== other || !/^\p{L}+$/u.test(one)) return null;
  if (one === 'kg') return one;
  return [first, second].find(inOneCase) ?? null;
}

/**
 * The text of two readings of a word that are equal but for marks that are easily mistaken and mean nothing: accents,
 * which the first one knows, the case of letters, the full stop of a label. Digits and the signs between them have to be the same.
 * @returns the word as the better one of them has it; null where they differ
 */
export function agreedText(first: string, second: string): string | null {
  if (withoutAccents(first) === withoutAccents(second)) return first;
  return scaleOf(first, second) ?? ordinalOf(first, second) ?? wordOf(first, second);
}

/** Whether two numbers differ in the signs between their digits alone: one of them has lost a sign. */
export function hasLostSign(text: string, other: string): boolean {
  if (!/\d/.test(text) || SCALE.test(text)) return false;
  const plain = (each: string) => withoutAccents(each).replaceAll(/[.,]/g, '');
  return other.length > text.length && plain(text) === plain(other);
}
