import { setImmediate } from 'node:timers/promises';
import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { updateRows } from '../../platform/database/bulk-rows.js';
import type { Database } from '../../platform/database/database.js';
import { saysEachId } from '../../platform/database/inserted-ids.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import type { ChangedEntries } from '../changed-entries.js';
import { relationsTo } from './relations-to.repository.js';
import type { Usage } from './catalogue.repository.js';

/** An entry of any catalogue as its row has it, without the entries that it names. */
export type EntryRow = { id: number; version: number } & Record<string, unknown>;

/** Ids of one statement. */
const CHUNK = 200;

/**
 * Reads and writes many entries of one catalogue at once. Changes belong inside of `Database.write`. The embedded database works
 * in this thread without a pause: between statements other requests get their turn.
 */
export class CatalogueRows {
  constructor(
    private readonly db: Database,
    private readonly entity: EntityTarget<ObjectLiteral & { id: number }>,
    private readonly changed: ChangedEntries,
  ) {}

  /** All entries. */
  async all(): Promise<EntryRow[]> {
    return (await plainRows(this.manager, this.entity, {
      condition: 'ORDER BY id',
      values: [],
    })) as EntryRow[];
  }

  /** The entries that still exist, by id, locked for the rest of the transaction. */
  async locked(ids: readonly number[]): Promise<Map<number, EntryRow>> {
    const found = new Map<number, EntryRow>();
    for (const some of chunksOf([...ids].sort((a, b) => a - b))) {
      const rows = (await plainRows(this.manager, this.entity, {
        condition: `WHERE id IN (${places(some)})${this.db.rowLock}`,
        values: some,
      })) as EntryRow[];
      for (const row of rows) found.set(row.id, row);
      await setImmediate();
    }
    return found;
  }

  /**
   * A text that is another one after any change of the catalogue: what was added raises the highest id, what was changed
   * the sum of versions, and what was removed alone lowers the count.
   */
  async state(): Promise<string> {
    const [row] = await this.manager.query<Record<string, unknown>[]>(
      `SELECT COUNT(*) AS entries, SUM(version) AS versions, MAX(id) AS last FROM ${this.table}`,
    );
    return JSON.stringify(row);
  }

  /** Adds entries, which all have the same fields. @returns their ids, in order */
  async insert(entries: readonly object[]): Promise<number[]> {
    const ids: number[] = [];
    for (const some of chunksOf(entries, saysEachId(this.manager) ? CHUNK : 1)) {
      const { identifiers } = await this.manager.insert(this.entity, [...some]);
      for (const { id } of identifiers) ids.push(id as number);
      await setImmediate();
    }
    this.changed.announce(this.table, ids);
    return ids;
  }

  /** Gives entries the values beside their ids; all have the same fields. */
  async update(entries: readonly EntryRow[]): Promise<void> {
    for (const some of chunksOf(entries)) {
      await updateRows(this.manager, this.entity, some);
      await setImmediate();
    }
    this.changed.announce(
      this.table,
      entries.map(({ id }) => id),
    );
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const some of chunksOf(ids)) {
      await this.manager.delete(this.entity, some);
      await setImmediate();
    }
    this.changed.announce(this.table, ids);
  }

  /** Who names which of the entries, found from the schema's relations. */
  async usages(ids: readonly number[]): Promise<Map<number, Usage[]>> {
    const found = new Map<number, Usage[]>();
    for (const { entityMetadata, joinColumns } of relationsTo(this.metadata)) {
      const table = entityMetadata.tableName;
      const column = joinColumns[0]?.databaseName ?? '';
      for (const some of chunksOf(ids)) {
        const rows = await this.manager.query<{ id: number; count: number | string }[]>(
          `SELECT ${column} AS id, COUNT(*) AS count FROM ${table} WHERE ${column} IN (${places(some)}) GROUP BY ${column}`,
          some,
        );
        for (const { id, count } of rows)
          found.set(id, [...(found.get(id) ?? []), { table, count: Number(count) }]);
      }
    }
    return found;
  }

  private get manager(): EntityManager {
    return this.db.manager;
  }

  private get metadata(): EntityMetadata {
    return this.manager.dataSource.getMetadata(this.entity);
  }

  private get table(): string {
    return this.metadata.tableName;
  }
}

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ');

function chunksOf<T>(all: readonly T[], size = CHUNK): T[][] {
  const chunks: T[][] = [];
  for (let from = 0; from < all.length; from += size) chunks.push(all.slice(from, from + size));
  return chunks;
}
