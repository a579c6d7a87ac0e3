import { figure, type FigureName } from './figures.js';

/** The most digits of a stored figure: the text of such a decimal survives a double unchanged. */
export const SIGNIFICANT_DIGITS = 15;

/** Digits that a request leaves free before the point, so that products of what it holds can still be stored. */
const HEADROOM = 2;

const nines = (digits: number, decimals: number) =>
  Number(`${'9'.repeat(digits - decimals)}.${'9'.repeat(decimals)}`);

/** The largest value of so many decimals that a request may hold, where its figure has no limit of its own. */
export const largestAccepted = (decimals: number): number => nines(SIGNIFICANT_DIGITS - HEADROOM, decimals);

/**
 * The largest value of the figure that a request may hold. It is the largest result of a part's calculation too: whatever
 * was answered can be sent back, and corrected.
 */
export const limitOf = (name: FigureName): number => {
  const { limit, decimals } = figure(name);
  return limit ?? largestAccepted(decimals);
};

/** The largest value that the figure can be stored with: 9999999999999.99 for money, 99999999999.9999 for a weight. */
export const largestStored = (name: FigureName): number => nines(SIGNIFICANT_DIGITS, figure(name).decimals);
