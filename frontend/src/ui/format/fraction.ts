/** Exact arithmetic of what is typed as a sum: whole numbers over whole numbers, never binary fractions. */
export interface Fraction {
  readonly numerator: bigint;
  /** Greater than 0. */
  readonly denominator: bigint;
}

/** Decimals of a result whose decimals repeat, as 10 / 3: more than any field keeps. */
const REPEATING_DECIMALS = 12;

/** @param canonical a decimal without sign */
export const fractionOf = (canonical: string): Fraction => {
  const [whole = '0', decimals = ''] = canonical.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
};

export const add = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

export const subtract = (one: Fraction, other: Fraction): Fraction =>
  add(one, { numerator: -other.numerator, denominator: other.denominator });

export const multiply = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

/** Undefined for a division by 0. */
export const divide = (one: Fraction, other: Fraction): Fraction | undefined => {
  if (other.numerator === 0n) return undefined;
  const sign = other.numerator < 0n ? -1n : 1n;
  return {
    numerator: sign * one.numerator * other.denominator,
    denominator: sign * one.denominator * other.numerator,
  };
};

/** How many decimals write the fraction exactly; undefined where none do. */
const decimalsOf = (denominator: bigint): number | undefined => {
  for (let decimals = 0; decimals <= 2 * REPEATING_DECIMALS; decimals += 1) {
    if (10n ** BigInt(decimals) % denominator === 0n) return decimals;
  }
  return undefined;
};

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other);

/** The canonical decimal; one with repeating decimals is rounded half-up (away from zero) to twelve decimals. */
export const decimalOf = ({ numerator, denominator }: Fraction): string => {
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = greatestCommonDivisor(size, denominator);
  const decimals = decimalsOf(denominator / divisor) ?? REPEATING_DECIMALS;
  const digits = ((size * 10n ** BigInt(decimals) * 2n + denominator) / (denominator * 2n)).toString();
  const padded = digits.padStart(decimals + 1, '0');
  const sign = numerator < 0n ? '-' : '';
  return decimals === 0 ? sign + padded : `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
};
