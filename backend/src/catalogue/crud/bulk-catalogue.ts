import type { Type } from '@nestjs/common';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { Conflict } from '../../platform/errors/app-errors.js';
import { catalogueTexts } from '../catalogue.texts.js';
import type { CatalogueRows, EntryRow } from './catalogue-rows.repository.js';
import type { EntryAudit } from './entry-audit.js';

export type { EntryRow } from './catalogue-rows.repository.js';

/** The new values of many entries at once. */
export interface BulkChange {
  /** All have the same fields. */
  created: readonly object[];
  /** Whole entries, each with the version that it gets. */
  changed: readonly EntryRow[];
  removed: readonly number[];
}

/** A catalogue whose entries are read and stored by the thousand; validation and versions are the caller's. */
export class BulkCatalogue {
  constructor(
    private readonly rows: CatalogueRows,
    private readonly audit: EntryAudit,
    /** The class of a request to store one entry, with its rules. */
    readonly input: Type<object>,
  ) {}

  /** All entries, by id. */
  async all(): Promise<EntryRow[]> {
    return this.rows.all();
  }

  /** The entries that still exist; inside of a transaction, which then holds them. */
  async locked(ids: readonly number[]): Promise<Map<number, EntryRow>> {
    return this.rows.locked(ids);
  }

  /** A text that is another one after any change of the catalogue. */
  async state(): Promise<string> {
    return this.rows.state();
  }

  /** Why entries can't be deleted, by id: texts for the user. Those that nothing names are not in it. */
  async inUse(ids: readonly number[]): Promise<Map<number, string>> {
    const usages = await this.rows.usages(ids);
    return new Map([...usages].map(([id, found]) => [id, catalogueTexts.usedBy(found)]));
  }

  /**
   * Stores everything, inside of a transaction.
   * @returns the ids of what was created, in order
   * @throws Conflict where a code was taken meanwhile
   */
  async store(change: BulkChange): Promise<number[]> {
    const { created, changed, removed } = change;
    const before = await this.rows.locked([...changed.map(({ id }) => id), ...removed]);
    const ids = await this.stored(change);
    const of = (some: readonly number[]) => some.flatMap((id) => before.get(id) ?? []);
    await this.audit.removed(of(removed));
    await this.audit.changed(of(changed.map(({ id }) => id)), changed);
    await this.audit.created(created.map((entry, index) => ({ ...entry, id: ids[index] ?? 0 })));
    return ids;
  }

  private async stored({ created, changed, removed }: BulkChange): Promise<number[]> {
    try {
      if (removed.length > 0) await this.rows.remove(removed);
      if (changed.length > 0) await this.rows.update(changed);
      return created.length > 0 ? await this.rows.insert(created) : [];
    } catch (error) {
      if (isDuplicate(error)) throw new Conflict(catalogueTexts.codeTaken);
      throw error;
    }
  }
}
