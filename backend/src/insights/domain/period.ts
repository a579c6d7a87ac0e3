/** A year, a quarter or a month: `2026`, `2026-Q4`, `2026-11`. */
export const PERIOD = /^\d{4}(-Q[1-4]|-(0[1-9]|1[0-2]))?$/;

export interface Period {
  /** Its months, `YYYY-MM`, in order. */
  months: string[];
  /** Its year, `YYYY`. */
  year: string;
  /** The periods of tallies that are kept by month and by year which it is made of. */
  kept: string[];
}

const MONTHS_OF_QUARTER = 3;

/** @param text one that `PERIOD` matches */
export function periodOf(text: string): Period {
  const [year = '', part] = text.split('-');
  const all = monthsOf(year);
  if (part === undefined) return { months: all, year, kept: [year] };
  const months = part.startsWith('Q')
    ? all.slice((Number(part.slice(1)) - 1) * MONTHS_OF_QUARTER).slice(0, MONTHS_OF_QUARTER)
    : [text];
  return { months, year, kept: months };
}

/** The months of a year. */
export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** This month, a year before. */
export const yearBefore = (month: string): string =>
  `${String(Number(month.slice(0, 4)) - 1).padStart(4, '0')}${month.slice(4)}`;
