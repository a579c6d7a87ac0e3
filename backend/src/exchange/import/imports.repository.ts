import { setImmediate } from 'node:timers/promises';
import { insertRows, updateRows } from '../../platform/database/bulk-rows.js';
import type { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import type { ImportCatalogue } from './import-catalogues.js';
import { ImportRow, Import } from './import.entity.js';

export type NewImport = Omit<RowOf<Import>, 'id' | 'undone_at' | 'undone_by' | 'undone_count'>;
export type NewImportRow = Omit<RowOf<ImportRow>, 'id' | 'import_id' | 'undone'>;

export async function storeImport(
  db: Database,
  made: NewImport,
  rows: readonly NewImportRow[],
): Promise<Import> {
  const { manager } = db;
  const { id } = await manager.save(manager.create(Import, { ...made, undone_count: 0 }));
  await inTurns(rows, (some) =>
    insertRows(
      manager,
      ImportRow,
      some.map((row) => ({ ...row, import_id: id, undone: false })),
    ),
  );
  return manager.findOneByOrFail(Import, { id });
}

export async function findImport(db: Database, id: number): Promise<Import | null> {
  return db.manager.findOneBy(Import, { id });
}

/** Locks the import's row until the transaction ends. */
export async function lockImport(db: Database, id: number): Promise<void> {
  await db.lock(Import, id);
}

/** The newest first. */
export async function pageImports(
  db: Database,
  catalogue: ImportCatalogue,
  page: number,
  size: number,
): Promise<[Import[], number]> {
  return db.manager.findAndCount(Import, {
    where: { catalogue },
    order: { id: 'DESC' },
    skip: (page - 1) * size,
    take: size,
  });
}

/** Rows of the import that have not been undone yet. */
export async function readImportRows(db: Database, importId: number): Promise<RowOf<ImportRow>[]> {
  return plainRows(db.manager, ImportRow, {
    condition: 'WHERE import_id = ? AND undone = 0 ORDER BY id',
    values: [importId],
  });
}

export async function markUndone(
  db: Database,
  made: Import,
  rowIds: readonly number[],
  by: { name: string; at: string },
): Promise<Import> {
  const { manager } = db;
  await inTurns(rowIds, (some) =>
    updateRows(
      manager,
      ImportRow,
      some.map((id) => ({ id, undone: true })),
    ),
  );
  const undone_count = made.undone_count + rowIds.length;
  await manager.update(Import, made.id, { undone_at: by.at, undone_by: by.name, undone_count });
  return manager.findOneByOrFail(Import, { id: made.id });
}

/** Rows that are written at once. Other requests get their turn in between, since the embedded database works in this thread. */
const TURN = 500;

async function inTurns<T>(all: readonly T[], write: (some: T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += TURN) {
    await write(all.slice(from, from + TURN));
    await setImmediate();
  }
}
