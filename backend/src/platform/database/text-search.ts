import { anyForm, searchWords, type SearchWord } from '@forja/figures';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Columns that a text is looked for in. */
export interface Searched {
  texts: readonly string[];
  /** Columns of numbers that are written with marks (CNPJ, telephone, NCM): found by their beginning, with or without marks. */
  numbers?: readonly string[];
}

/** SQL with `?` for each of the values. */
export interface Condition {
  sql: string;
  values: readonly (string | number)[];
}

/** Signs between the digits of a CNPJ, CPF, NCM or telephone number. */
const SEPARATORS = './-() ';

/** Longer names are compared by their beginning: patterns of databases are limited. */
const LONGEST = 255;

type Replacement = readonly [letter: string, by: string];

const replaced = (expression: string, replacements: readonly Replacement[]) =>
  replacements.reduce((inner, [letter, by]) => `REPLACE(${inner}, '${letter}', '${by}')`, expression);

const isEmbedded = <E extends ObjectLiteral>(select: SelectQueryBuilder<E>) =>
  select.dataSource.options.type === 'better-sqlite3';

/** The column by the server's rules for texts, in which neither case nor accents matter; whatever its own are. */
const collated = (column: string) => `(CONVERT(${column} USING utf8mb4) COLLATE utf8mb4_unicode_ci)`;

/**
 * The condition that a word begins in the column. Patterns take several times as long as LIKE, so only texts that hold the
 * word's letters are asked for them; SQLite's LIKE knows ASCII's letters alone, so there texts with other letters are, too.
 */
function beginsIn(embedded: boolean, column: string, { runs, pattern }: SearchWord): Condition {
  const held = `%${runs.join('_')}%`;
  return embedded
    ? {
        sql: `((${column} LIKE ? OR octet_length(${column}) > length(${column})) AND ' ' || ${column} GLOB ?)`,
        values: [held, `*${pattern}*`],
      }
    : {
        sql: `(${collated(column)} LIKE ? AND CONCAT(' ', ${column}) REGEXP ?)`,
        values: [held, pattern],
      };
}

/** The condition that a number begins with a word. No mark stands between its first two digits, which are asked for first. */
function numberBegins(column: string, { runs }: SearchWord): Condition | undefined {
  const wanted = runs.join('');
  if (!/\d/.test(wanted)) return undefined;
  const bare = replaced(
    column,
    Array.from(SEPARATORS, (mark): Replacement => [mark, '']),
  );
  return {
    sql: `(${column} LIKE ? AND ${bare} LIKE ?)`,
    values: [`%${wanted.slice(0, 2)}%`, `${wanted}%`],
  };
}

/** The condition that any of them holds; none holds where there are none. */
export const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' OR ') || '1 = 0'})`,
  values: conditions.flatMap(({ values }) => values),
});

/** The condition that a word of a typed text is found in one of the columns. */
export const findingWord = (
  embedded: boolean,
  { texts, numbers = [] }: Searched,
  word: SearchWord,
): Condition =>
  anyOf([
    ...texts.map((column) => beginsIn(embedded, column, word)),
    ...numbers.flatMap((column) => numberBegins(column, word) ?? []),
  ]);

/** Narrows a query by a condition; its values become parameters of names that begin with `name`. */
export function narrow<E extends ObjectLiteral>(
  select: SelectQueryBuilder<E>,
  { sql, values }: Condition,
  name: string,
): void {
  let place = 0;
  const named = sql.replaceAll('?', () => `:${name}_${String(place++)}`);
  select.andWhere(
    named,
    Object.fromEntries(values.map((value, index) => [`${name}_${String(index)}`, value])),
  );
}

/** Narrows a query to what a typed text finds: each of its words is the beginning of a word or number in one of the columns. */
export function narrowToText<E extends ObjectLiteral>(
  select: SelectQueryBuilder<E>,
  searched: Searched,
  typed: string,
): void {
  for (const [index, word] of searchWords(typed).entries())
    narrow(select, findingWord(isEmbedded(select), searched, word), `searched${String(index)}`);
}

/** A letter as SQLite's GLOB finds it in all its forms. */
const globbed = (letter: string) => ('*?['.includes(letter) ? `[${letter}]` : anyForm(letter));

/** Narrows a query to where the column is the text but for case, accents and spaces. */
export function narrowToName<E extends ObjectLiteral>(
  select: SelectQueryBuilder<E>,
  column: string,
  text: string,
): void {
  const embedded = isEmbedded(select);
  const wanted = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST).normalize('NFC');
  // Twice: four spaces in a row become one.
  const spaced = replaced(`TRIM(${column})`, [
    ['  ', ' '],
    ['  ', ' '],
  ]);
  const condition = embedded
    ? { sql: `${spaced} GLOB ?`, values: [[...wanted].map(globbed).join('')] }
    : { sql: `${collated(spaced)} = ?`, values: [wanted] };
  narrow(select, condition, 'same_name');
}
