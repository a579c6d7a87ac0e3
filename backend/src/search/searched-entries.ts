import { catalogueSearchTexts, type SearchedTable } from '../catalogue/search-texts.js';
import { kitSearchTexts } from '../orders/tools/kits/search-texts.js';
import type { Database } from '../platform/database/database.js';
import { entryKinds, type EntryKind, type EntryTexts } from './domain/documents.js';
import type { FoundEntryView } from './search.dto.js';

export type EntryHit = Pick<FoundEntryView, 'catalogue' | 'id' | 'name' | 'detail'>;

/** The declaration of each catalogue, by its name. */
const declarations: Readonly<Record<EntryKind, SearchedTable>> = {
  ...catalogueSearchTexts,
  kits: kitSearchTexts,
};

/** The table of each catalogue. */
export const tableOfKind = (kind: EntryKind): string => declarations[kind].table;

const placesOf = (ids: readonly number[]) => `(${ids.map(() => '?').join(', ')})`;

/** The texts by which the entries of these ids are searched. */
export async function loadEntryTexts(
  db: Database,
  kind: EntryKind,
  ids: readonly number[],
): Promise<EntryTexts[]> {
  if (ids.length === 0) return [];
  const { table, name, coded, numbers = [], others = [], figures = [] } = declarations[kind];
  const own = coded ? [name, 'code'] : [name];
  const columns = ['id', ...own, ...numbers, ...others, ...figures];
  const rows = await db.manager.query<(Record<string, string | number | null> & { id: number })[]>(
    `SELECT ${columns.join(', ')} FROM ${table} WHERE id IN ${placesOf(ids)}`,
    [...ids],
  );
  return rows.map((row) => {
    const texts = (wanted: readonly string[]) => wanted.map((column) => row[column]?.toString() ?? null);
    // A server's decimals come with all their zeros.
    const measures = figures.map((column) => String(Number(row[column])));
    return {
      kind,
      id: row.id,
      own: texts(own),
      numbers: texts(numbers),
      others: [...texts(others), ...measures],
    };
  });
}

/** The entries of these ids as a result shows them, in no order. */
export async function findEntryHits(
  db: Database,
  catalogue: EntryKind,
  ids: readonly number[],
): Promise<EntryHit[]> {
  if (ids.length === 0) return [];
  const { table, name, shown = {} } = declarations[catalogue];
  const rows = await db.manager.query<Omit<EntryHit, 'catalogue'>[]>(
    `SELECT e.id, e.${shown.name ?? name} AS name, ${shown.detail ?? 'NULL'} AS detail
     FROM ${table} e ${shown.join ?? ''} WHERE e.id IN ${placesOf(ids)}`,
    [...ids],
  );
  return rows.map((row) => ({ catalogue, ...row }));
}

/** Keys (`entryKey`) of the entries of all catalogues after this one, ascending. */
export async function entryKeysAfter(db: Database, last: number, count: number): Promise<number[]> {
  const each = entryKinds.map(
    (kind, number) => `SELECT id * 16 + ${String(number)} AS id FROM ${tableOfKind(kind)}`,
  );
  const rows = await db.manager.query<{ id: number | string }[]>(
    `SELECT id FROM (${each.join(' UNION ALL ')}) records WHERE id > ? ORDER BY id LIMIT ${String(count)}`,
    [last],
  );
  return rows.map(({ id }) => Number(id));
}
