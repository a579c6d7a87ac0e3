import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';

type Follower = (ids: readonly number[]) => Promise<void>;

/** Announces new, changed and removed entries of the catalogues to features that keep something of them. */
@Injectable()
export class ChangedEntries {
  private readonly followers = new Map<string, Follower[]>();

  /** The entries that a transaction changes, by its connection and their table. */
  private readonly changing = new WeakMap<object, Map<string, Set<number>>>();

  constructor(private readonly db: Database) {}

  /**
   * The follower runs once at the end of each transaction that changes entries of the table, with all of them.
   * @param table of the catalogue
   */
  follow(table: string, follower: Follower): void {
    this.followers.set(table, [...(this.followers.get(table) ?? []), follower]);
  }

  /** Announces that the open transaction changes these entries. */
  announce(table: string, ids: readonly number[]): void {
    const followers = this.followers.get(table);
    if (!followers) return;
    const tables = this.changing.get(this.db.manager) ?? new Map<string, Set<number>>();
    this.changing.set(this.db.manager, tables);
    const changed = tables.get(table) ?? new Set();
    tables.set(table, changed);
    for (const id of ids) changed.add(id);
    this.db.beforeCommit(`followers of ${table}`, async () => {
      tables.delete(table);
      for (const follower of followers) await follower([...changed]);
    });
  }
}
