import { figure, type FigureName } from './figures.js';

/** The sum of figures of one kind, as canonical decimals with the figure's stored places. */
export interface FigureSums {
  sum: string;
  /** Rounded half-up, with the places of a stored value or two, the more of them: that of whole numbers may be a fraction. */
  average: string;
}

/** Of an average, at least. */
const AVERAGE_PLACES = 2;

const decimalOf = (units: bigint, decimals: number): string => {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/**
 * Adds stored values of a figure exactly: as whole numbers of its last place, never as binary fractions.
 * @returns null where there is none
 */
export function sumFigures(name: FigureName, values: readonly number[]): FigureSums | null {
  if (values.length === 0) return null;
  const { decimals } = figure(name);
  const units = values.reduce((sum, value) => sum + BigInt(value.toFixed(decimals).replace('.', '')), 0n);
  const count = BigInt(values.length);
  const half = units < 0n ? -count : count;
  const places = Math.max(decimals, AVERAGE_PLACES);
  const finer = units * 10n ** BigInt(places - decimals);
  return {
    sum: decimalOf(units, decimals),
    average: decimalOf((finer * 2n + half) / (count * 2n), places),
  };
}
