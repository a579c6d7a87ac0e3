import { Global, Injectable, Module } from '@nestjs/common';
import { Topic, type Phase } from '../platform/database/commit-phases.js';
import { Database } from '../platform/database/database.js';
import { Follows } from '../platform/database/followers.js';

/** New, changed and removed entries of one catalogue. */
export interface EntriesChanged {
  table: string;
  ids: ReadonlySet<number>;
}

/** Entries that the open transaction changes, by their tables. */
const ENTRIES = new Topic<EntriesChanged>('entries of catalogues');

/** Declares that a method follows changed entries of these tables: once for all of a transaction. */
export const OnEntryChange = (phase: Phase, tables: readonly string[]) =>
  Follows(ENTRIES, phase, ({ table }) => tables.includes(table));

/** Announces entries of the catalogues to features that keep something of them (OnEntryChange). */
@Injectable()
export class ChangedEntries {
  constructor(private readonly db: Database) {}

  /** Announces that the open transaction changes these entries. */
  announce(table: string, ids: readonly number[]): void {
    const changes = this.db.changes(ENTRIES);
    changes.set(table, { table, ids: new Set([...(changes.get(table)?.ids ?? []), ...ids]) });
  }
}

/** One announcer for all catalogues, whose modules are many. */
@Global()
@Module({ providers: [ChangedEntries], exports: [ChangedEntries] })
export class ChangedEntriesModule {}
