import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Columns that a text is looked for in. */
export interface Searched {
  texts: readonly string[];
  /** Columns of numbers that are written with marks (CNPJ, telephone, NCM): digits alone find them too. */
  numbers?: readonly string[];
}

/** The first and the last letter of the blocks Latin-1 and Latin Extended-A: the accents of Europe's languages. */
const ACCENTS = [0xc0, 0x17f] as const;

/** Small letters with accents, by the letter without. */
const ACCENTED = accentedLetters();

/** What stands between the digits of a CNPJ, CPF, NCM or telephone number. */
const SEPARATORS = './-() ';

/** Longer texts are searched for by their beginning: patterns of databases are limited. */
const LONGEST = 255;

type Replacement = readonly [letter: string, by: string];

const replaced = (expression: string, replacements: readonly Replacement[]) =>
  replacements.reduce((inner, [letter, by]) => `REPLACE(${inner}, '${letter}', '${by}')`, expression);

const isEmbedded = <E extends ObjectLiteral>(select: SelectQueryBuilder<E>) =>
  select.dataSource.options.type === 'better-sqlite3';

/** The column by the server's rules for texts, in which neither case nor accents matter; whatever its own are. */
const collated = (column: string) => `(CONVERT(${column} USING utf8mb4) COLLATE utf8mb4_unicode_ci)`;

function accentedLetters(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (let code: number = ACCENTS[0]; code <= ACCENTS[1]; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = withoutAccents(letter);
    if (plain !== letter && letter === letter.toLowerCase())
      forms.set(plain, (forms.get(plain) ?? '') + letter);
  }
  return forms;
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** A letter in all its forms, as a pattern of SQLite's GLOB. */
function anyForm(letter: string): string {
  const small = letter.toLowerCase();
  const forms = small + (ACCENTED.get(small) ?? '');
  const all = [...new Set(forms + forms.toUpperCase())].join('');
  return [...all].length > 1 || '*?['.includes(letter) ? `[${all}]` : letter;
}

/** The text without accents, as it stands in a pattern of LIKE. */
const plain = (text: string) => withoutAccents(text).replace(/[%_!]/g, '!$&');

/** The text as a pattern of SQLite's GLOB that names each letter's forms. */
const anyForms = (text: string) => [...withoutAccents(text)].map(anyForm).join('');

/**
 * The condition that the column is like these patterns. SQLite compares no letters but ASCII's without regard to case, and
 * libsql takes no functions of the application: there a pattern names each letter's forms. That takes several times as
 * long, so it is asked only of texts with other letters.
 */
const isLike = (embedded: boolean, column: string, values: { plain: string; forms: string }) =>
  embedded
    ? `(${column} LIKE ${values.plain} ESCAPE '!' OR (octet_length(${column}) > length(${column}) AND ${column} GLOB ${values.forms}))`
    : `${collated(column)} LIKE ${values.plain} ESCAPE '!'`;

/** The condition that the column holds the text, as SQL with `?` for each of its values. */
export const holding = (embedded: boolean, column: string, text: string) => ({
  sql: isLike(embedded, column, { plain: '?', forms: '?' }),
  values: [`%${plain(text)}%`, ...(embedded ? [`*${anyForms(text)}*`] : [])],
});

/** The digits of a text that holds nothing but digits and what stands between them; at least two. */
function digitsOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return /^[\d./\-()+ ]+$/.test(text) && digits.length > 1 ? digits : undefined;
}

/**
 * The condition that a text stands anywhere in one of the columns, whatever its case and accents; digits also find numbers
 * that are written with marks. Its parameters (`searched`, `searched_forms`, `searched_digits`) are set on the query.
 */
export function containing<E extends ObjectLiteral>(
  select: SelectQueryBuilder<E>,
  { texts, numbers = [] }: Searched,
  text: string,
): string {
  const wanted = text.trim().slice(0, LONGEST);
  const embedded = isEmbedded(select);
  select.setParameters({ searched: `%${plain(wanted)}%`, searched_forms: `*${anyForms(wanted)}*` });
  const values = { plain: ':searched', forms: ':searched_forms' };
  const either = [...texts, ...numbers].map((column) => isLike(embedded, column, values));
  const digits = digitsOf(wanted);
  if (digits !== undefined) {
    select.setParameter('searched_digits', `%${digits}%`);
    const bare = (column: string) =>
      replaced(
        column,
        Array.from(SEPARATORS, (mark): Replacement => [mark, '']),
      );
    for (const column of numbers) either.push(`${bare(column)} LIKE :searched_digits`);
  }
  return `(${either.join(' OR ')})`;
}

/** The condition that the column is the text but for case, accents and spaces; its parameter is set on the query. */
export function named<E extends ObjectLiteral>(
  select: SelectQueryBuilder<E>,
  column: string,
  text: string,
): string {
  const embedded = isEmbedded(select);
  const wanted = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  select.setParameters({ searched: plain(wanted), searched_forms: anyForms(wanted) });
  // Twice: four spaces in a row become one.
  const spaced = replaced(`TRIM(${column})`, [
    ['  ', ' '],
    ['  ', ' '],
  ]);
  return isLike(embedded, spaced, { plain: ':searched', forms: ':searched_forms' });
}
