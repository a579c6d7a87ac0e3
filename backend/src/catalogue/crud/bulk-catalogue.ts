import { setImmediate } from 'node:timers/promises';
import { chunksOf } from '../../platform/chunks.js';
import { placesFor } from '../../platform/database/naming.js';
import { present } from '../../platform/present.js';
import type { Type } from '@nestjs/common';
import { updateRows } from '../../platform/database/bulk-rows.js';
import type { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { saysEachId } from '../../platform/database/inserted-ids.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { Conflict } from '../../platform/errors/app-errors.js';
import { catalogueTexts } from '../catalogue.texts.js';
import type { ChangedEntries } from '../changed-entries.js';
import { findUsages } from './catalogue.repository.js';
import type { EntryAudit } from './entry-audit.js';

/** An entry of any catalogue as its row has it, without the entries that it names. */
export type EntryRow = { id: number; version: number } & Record<string, unknown>;

/** The new values of many entries at once. */
export interface BulkChange {
  /** All have the same fields. */
  created: readonly object[];
  /** Whole entries, each with the version that it gets. */
  changed: readonly EntryRow[];
  removed: readonly number[];
}

/** Ids of one statement. */
const CHUNK = 200;

/**
 * A catalogue whose entries are read and stored by the thousand; validation and versions are the caller's. Changes belong inside of
 * `Database.write`. The embedded database works in this thread without a pause: between statements other requests get their turn.
 */
export class BulkCatalogue {
  private readonly entity: Type<{ id: number }>;
  /** The class of a request to store one entry, with its rules. */
  readonly input: Type<object>;

  constructor(
    private readonly db: Database,
    catalogue: { entity: Type<{ id: number }>; input: Type<object> },
    private readonly changed: ChangedEntries,
    private readonly audit: EntryAudit,
  ) {
    this.entity = catalogue.entity;
    this.input = catalogue.input;
  }

  /** All entries, by id. */
  async all(): Promise<EntryRow[]> {
    return (await plainRows(this.manager, this.entity, {
      condition: 'ORDER BY id',
      values: [],
    })) as EntryRow[];
  }

  /** The entries that still exist, by id, locked for the rest of the transaction. */
  async locked(ids: readonly number[]): Promise<Map<number, EntryRow>> {
    const found = new Map<number, EntryRow>();
    for (const some of chunksOf(
      [...ids].sort((a, b) => a - b),
      CHUNK,
    )) {
      const rows = (await plainRows(this.manager, this.entity, {
        condition: `WHERE id IN (${placesFor(some)})${this.db.rowLock}`,
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

  /** Why entries can't be deleted, by id: texts for the user. Those that nothing names are not in it. */
  async inUse(ids: readonly number[]): Promise<Map<number, string>> {
    const usages = await findUsages(this.metadata, this.db, ids);
    return new Map([...usages].map(([id, found]) => [id, catalogueTexts.usedBy(found)]));
  }

  /**
   * Stores everything, inside of a transaction.
   * @returns the ids of what was created, in order
   * @throws Conflict where a code was taken meanwhile
   */
  async store(change: BulkChange): Promise<number[]> {
    const { created, changed, removed } = change;
    const before = await this.locked([...changed.map(({ id }) => id), ...removed]);
    const ids = await this.write(change);
    const formerOf = (some: readonly number[]) => some.flatMap((id) => before.get(id) ?? []);
    await this.audit.removed(formerOf(removed));
    await this.audit.changed(formerOf(changed.map(({ id }) => id)), changed);
    const withId = (entry: (typeof created)[number], index: number) => ({
      ...entry,
      id: present(ids[index], 'id of a created entry'),
    });
    await this.audit.created(created.map(withId));
    return ids;
  }

  private async write({ created, changed, removed }: BulkChange): Promise<number[]> {
    try {
      if (removed.length > 0) await this.remove(removed);
      if (changed.length > 0) await this.update(changed);
      return created.length > 0 ? await this.insert(created) : [];
    } catch (error) {
      if (isDuplicate(error)) throw new Conflict(catalogueTexts.codeTaken);
      throw error;
    }
  }

  /** Adds entries, which all have the same fields. @returns their ids, in order */
  private async insert(entries: readonly object[]): Promise<number[]> {
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
  private async update(entries: readonly EntryRow[]): Promise<void> {
    for (const some of chunksOf(entries, CHUNK)) {
      await updateRows(this.manager, this.entity, some);
      await setImmediate();
    }
    this.changed.announce(
      this.table,
      entries.map(({ id }) => id),
    );
  }

  private async remove(ids: readonly number[]): Promise<void> {
    for (const some of chunksOf(ids, CHUNK)) {
      await this.manager.delete(this.entity, some);
      await setImmediate();
    }
    this.changed.announce(this.table, ids);
  }

  private get manager(): Database['manager'] {
    return this.db.manager;
  }

  private get metadata() {
    return this.manager.dataSource.getMetadata(this.entity);
  }

  private get table(): string {
    return this.metadata.tableName;
  }
}
