/**
 * Decimals as texts: what people type, and what is shown to them, never passes through binary arithmetic.
 * A canonical decimal is `-?digits[.digits]`, as JSON writes a number.
 */

const CANONICAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Removes what is no part of the number: currency, unit, blanks, group separators; the decimal mark becomes a point. */
const canonicalise = (typed: string): string => {
  const bare = typed.replace(/[^\d.,-]/g, '');
  const lastComma = bare.lastIndexOf(',');
  const lastPoint = bare.lastIndexOf('.');
  const marks = (mark: string) => bare.split(mark).length - 1;
  // Several of one mark and none of the other can only be groups: 1.234.567
  const decimalMark =
    lastComma > lastPoint
      ? marks(',') > 1 && lastPoint < 0
        ? ''
        : ','
      : lastPoint > lastComma && !(marks('.') > 1 && lastComma < 0)
        ? '.'
        : '';
  if (decimalMark === '') return bare.replace(/[.,]/g, '');
  const at = bare.lastIndexOf(decimalMark);
  return `${bare.slice(0, at).replace(/[.,]/g, '')}.${bare.slice(at + 1)}`;
};

/**
 * Reads a typed or pasted number: decimal comma, a point is understood, so is `R$ 1.234,56`.
 * @returns the canonical text, null for an empty text, undefined when it is no number.
 */
export const parseDecimal = (typed: string): string | null | undefined => {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  if (!/\d/.test(trimmed)) return undefined;
  const text = canonicalise(trimmed)
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  return CANONICAL.test(text) ? text : undefined;
};

/** A JSON number's canonical text; tiny and huge numbers would have an exponent otherwise. */
export const decimalText = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
};

/** Moves the decimal point `places` to the right: 0.00785 by 3 is 7.85. Exact, because only the point moves. */
export const shiftDecimalPoint = (canonical: string, places: number): string => {
  const [, sign = '', whole = '0', fraction = ''] = CANONICAL.exec(canonical) ?? [];
  const digits = whole + fraction.padEnd(places, '0');
  const point = whole.length + places;
  const head = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const tail = digits.slice(point).replace(/0+$/, '');
  return `${sign}${head}${tail === '' ? '' : `.${tail}`}`;
};

/** How many digits stand after the decimal point. */
export const countDecimals = (canonical: string): number => canonical.split('.')[1]?.length ?? 0;

/** Rounds half-up (away from zero) to `decimals` places, on the digits. */
export const roundDecimal = (canonical: string, decimals: number): string => {
  const [, sign = '', whole = '0', fraction = ''] = CANONICAL.exec(canonical) ?? [];
  if (fraction.length <= decimals) return canonical;
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n;
  const digits = (BigInt(whole + fraction.slice(0, decimals)) + up).toString().padStart(decimals + 1, '0');
  const head = digits.slice(0, digits.length - decimals);
  const tail = digits.slice(digits.length - decimals);
  const rounded = decimals === 0 ? head : `${head}.${tail}`;
  return /^[0.]*$/.test(rounded) ? rounded : sign + rounded;
};
