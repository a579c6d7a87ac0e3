/** Accents and case aside, each word typed into a search box is the beginning of a word or number found, in any order. */
export interface SearchWord {
  /**
   * A pattern for a text that a blank was put before. Made of letters, digits and classes of them alone, so that it is the
   * same to RegExp, to MariaDB's REGEXP and, between asterisks, to SQLite's GLOB.
   */
  pattern: string;
  /** Its letters and digits between marks ('AB-12' → ab, 12), small and without accents. */
  runs: readonly string[];
}

/** Letters of Latin-1 and Latin Extended-A, as ends of ranges of a class. */
const LETTERS = 'A-Za-zÀ-ſ';

/** One mark, such as stands between the digits of a CNPJ or in 4,75. */
const MARK = `[^0-9${LETTERS} ]`;

/** Typed words beyond this number, and letters of a word beyond that one, are not looked at. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Small letters with accents, by the letter without. */
const ACCENTED = accentedLetters();

function accentedLetters(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (let code = 0xc0; code <= 0x17f; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = withoutAccents(letter);
    if (plain !== letter && letter === letter.toLowerCase())
      forms.set(plain, (forms.get(plain) ?? '') + letter);
  }
  return forms;
}

/** A letter in all its forms, as a class of patterns; whatever else as it is. */
export function anyForm(letter: string): string {
  const [plain = letter] = withoutAccents(letter).toLowerCase();
  const small = plain + (ACCENTED.get(plain) ?? '');
  const large = [...small].map((one) => one.toUpperCase()).filter((one) => [...one].length === 1);
  const forms = [...new Set([...small, ...large])];
  return forms.length > 1 ? `[${forms.join('')}]` : plain;
}

/** A measure is written 3mm, 3 mm, 1200x3000 or 1200 × 3000: its numbers are what is looked for. */
const measured = (typed: string) =>
  typed.replace(/(\d)\s*mm\b/gi, '$1').replace(/(\d)\s*[x×]\s*(?=\d)/gi, '$1 ');

/** The words of a typed text; none of blanks and marks alone. */
export function searchWords(typed: string): SearchWord[] {
  const words = measured(withoutAccents(typed)).toLowerCase().split(/\s+/);
  const all = words.flatMap((word): SearchWord[] => {
    const runs =
      [...word]
        .slice(0, MOST_LETTERS)
        .join('')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const written = runs.map((run) => [...run].map(anyForm).join('')).join(MARK);
    const before = /^\d/.test(written) ? '[^0-9]' : `[^${LETTERS}]`;
    return runs.length > 0 ? [{ pattern: before + written, runs }] : [];
  });
  return all.slice(0, MOST_WORDS);
}

/** Whether a typed text finds a text; asked of many texts. */
export function finder(typed: string): (text: string) => boolean {
  const patterns = searchWords(typed).map(({ pattern }) => new RegExp(pattern, 'u'));
  return (text) => patterns.every((pattern) => pattern.test(` ${text}`));
}

/** Whether a number that is written with marks (CNPJ, telephone, NCM) begins with a word; a word without digits finds none. */
export const beginsNumber = ({ runs }: SearchWord, number: string): boolean => {
  const wanted = runs.join('');
  return (
    /\d/.test(wanted) &&
    number
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase()
      .startsWith(wanted)
  );
};

/** Numbers as they are written in Brazil, by their values: 3,00 is 3, 3.000 is 3000. */
const numbersOf = (text: string): number[] =>
  (text.match(/(?<![\d.,])\d+(?:[.,]\d+)*/g) ?? []).map((written) =>
    Number(written.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')),
  );

/** How many of the typed numbers a text does not have as whole numbers: those found with fewer are offered first. */
export function numbersMissed(typed: string): (text: string) => number {
  const wanted = numbersOf(measured(typed));
  return (text) => {
    const there = new Set(numbersOf(text));
    return wanted.filter((number) => !there.has(number)).length;
  };
}
