import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';

type Follower = (id: number) => Promise<void>;

/** Announces new, changed and removed entries of the catalogues to features that keep something of them. */
@Injectable()
export class ChangedEntries {
  private readonly followers = new Map<string, Follower[]>();

  constructor(private readonly db: Database) {}

  /**
   * The follower runs once for each changed entry, at the end of the transaction that changes it.
   * @param table of the catalogue
   */
  follow(table: string, follower: Follower): void {
    this.followers.set(table, [...(this.followers.get(table) ?? []), follower]);
  }

  /** Announces that the open transaction changes this entry. */
  announce(table: string, id: number): void {
    for (const [index, follower] of (this.followers.get(table) ?? []).entries()) {
      this.db.beforeCommit(`follower ${String(index)} of ${table} ${String(id)}`, () => follower(id));
    }
  }
}
