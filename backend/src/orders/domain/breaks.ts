/** How many quantities a set, or a whole quote, is offered in besides its own (docs/pricing.md, Quantity breaks). */
export const mostBreaks = 6;

/** The largest quantity of a break, in pieces. */
export const largestBreak = 1_000_000;

/** Breaks as they are stored: ascending. */
export const sortedBreaks = (breaks: readonly number[]): number[] =>
  [...breaks].sort((one, other) => one - other);
