/**
 * Decimals as texts: what is shown to people never passes through binary arithmetic.
 * A canonical decimal is `-?digits[.digits]`, as JSON writes a number.
 */

const CANONICAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A JSON number's canonical text; tiny and huge numbers would have an exponent otherwise. */
export const decimalText = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
};

/**
 * Moves the decimal point `places` to the right, or to the left where negative: 0.00785 by 3 is 7.85. Exact, because only
 * the point moves.
 */
export const shiftDecimalPoint = (canonical: string, places: number): string => {
  const [, sign = '', whole = '0', fraction = ''] = CANONICAL.exec(canonical) ?? [];
  const front = whole.padStart(1 - places, '0');
  const digits = front + fraction.padEnd(places, '0');
  const point = front.length + places;
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
