/** Runs of a walk through any sequence of calls: all in `.ci/run` (scripts/test.mjs), a third of them elsewhere. */
export const walks = (all: number): number => (process.env.ALL_WALKS === '1' ? all : Math.ceil(all / 3));
