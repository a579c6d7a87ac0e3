const ALL = process.env.ALL_WALKS === '1';

/** Runs with random examples: all in `.ci/run` (scripts/test.mjs), a third of them elsewhere. */
export const walks = (all: number): number => (ALL ? all : Math.ceil(all / 3));

/**
 * Selects the values that one of many routes or fields is tried with: all of them in `.ci/run`, elsewhere each third, say, and other ones
 * for the next place. So each value is tried somewhere, and each place with some values.
 * @param place the place's index among all
 * @param turns of so many values one is taken
 */
export const selectInTurn = <T>(all: readonly T[], place: number, turns: number): readonly T[] =>
  ALL ? all : all.filter((_, index) => index % turns === place % turns);
