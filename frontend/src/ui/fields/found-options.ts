import { finder, numbersMissed } from '@forja/figures';

interface Named {
  label: string;
  detail?: string;
}

/** More are not drawn, so that thousands of options stay quick. */
const MOST = 100;

/**
 * The options that a typed text finds in label and detail: those that have its numbers as whole numbers before those with
 * numbers that only begin so (3 is 3,00 rather than 3000), those whose label begins with the text before the others.
 */
export function foundOptions<Option extends Named>(options: readonly Option[], typed: string): Option[] {
  const finds = finder(typed);
  const missed = numbersMissed(typed);
  const [first = ''] = typed.trim().split(/\s+/);
  const begins = finder(first);
  return options
    .filter(({ label, detail = '' }) => finds(`${label} ${detail}`))
    .map((option) => {
      const { label, detail = '' } = option;
      const later = begins(label.slice(0, first.length)) ? 0 : 1;
      return { option, rank: 2 * missed(`${label} ${detail}`) + later };
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ option }) => option);
}
