const ALL = process.env.ALL_WALKS === '1';

/** Runs with random examples: all in `.ci/run` (scripts/test.mjs), a third of them elsewhere. */
export const walks = (all: number): number => (ALL ? all : Math.ceil(all / 3));

/**
 * What many places are tried with, for one of them: all of it in `.ci/run`, elsewhere every so many-th, so that all of it is tried
 * somewhere, and every place with some of it.
 */
export const inTurn = <T>(all: readonly T[], place: number, turns: number): readonly T[] =>
  ALL ? all : all.filter((_, index) => index % turns === place % turns);
