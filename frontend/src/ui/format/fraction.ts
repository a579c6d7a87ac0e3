/** Exact arithmetic of what is typed as a sum: whole numbers over whole numbers, never binary fractions. */
export interface Fraction {
  readonly over: bigint;
  /** Greater than 0. */
  readonly under: bigint;
}

/** Decimals of a result that never ends, as 10 / 3: more than any field keeps. */
const ENDLESS_DECIMALS = 12;

/** @param canonical a decimal without sign */
export const fractionOf = (canonical: string): Fraction => {
  const [whole = '0', decimals = ''] = canonical.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
};

export const add = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});

export const subtract = (one: Fraction, other: Fraction): Fraction =>
  add(one, { over: -other.over, under: other.under });

export const multiply = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** Undefined for a division by 0. */
export const divide = (one: Fraction, other: Fraction): Fraction | undefined => {
  if (other.over === 0n) return undefined;
  const sign = other.over < 0n ? -1n : 1n;
  return { over: sign * one.over * other.under, under: sign * one.under * other.over };
};

/** How many decimals write the fraction exactly; undefined where none do. */
const decimalsOf = (under: bigint): number | undefined => {
  for (let decimals = 0; decimals <= 2 * ENDLESS_DECIMALS; decimals += 1) {
    if (10n ** BigInt(decimals) % under === 0n) return decimals;
  }
  return undefined;
};

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);

/** The canonical decimal; one that never ends is rounded half-up (away from zero) to twelve decimals. */
export const decimalOf = ({ over, under }: Fraction): string => {
  const size = over < 0n ? -over : over;
  const divisor = greatestDivisor(size, under);
  const decimals = decimalsOf(under / divisor) ?? ENDLESS_DECIMALS;
  const digits = ((size * 10n ** BigInt(decimals) * 2n + under) / (under * 2n)).toString();
  const padded = digits.padStart(decimals + 1, '0');
  const sign = over < 0n ? '-' : '';
  return decimals === 0 ? sign + padded : `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
};
