import { Injectable } from '@nestjs/common';
import { TimeRuleVersion } from '../../catalogue/time-rules/time-rule.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import type { RuleVersion } from '../../pricing/domain/minutes/time-rule.js';

/** Versions that are kept in memory; a shop has a few rules, each saved a few times. */
const MOST_KNOWN = 500;

/** Versions that were found; frozen quotes hold the ids of their versions, never their tables. */
class FoundVersions extends Map<number, RuleVersion> {
  toJSON(): undefined {
    return undefined;
  }
}

/** Reads rules as prices name them: by version, which never changes, so that each is read once. */
@Injectable()
export class RuleVersionsRepository {
  private readonly known = new Map<number, RuleVersion>();

  constructor(private readonly db: Database) {}

  /** The versions with these ids. */
  async load(ids: ReadonlySet<number>): Promise<ReadonlyMap<number, RuleVersion>> {
    const missing = [...ids].filter((id) => !this.known.has(id));
    const read = new Map((await this.read(missing)).map((version) => [version.id, version]));
    const found = new FoundVersions();
    for (const id of ids) {
      const version = this.known.get(id) ?? read.get(id);
      if (version) found.set(id, version);
    }
    this.keep(read);
    return found;
  }

  private async read(ids: readonly number[]): Promise<RuleVersion[]> {
    if (ids.length === 0) return [];
    return plainRows(this.db.manager, TimeRuleVersion, {
      condition: `WHERE id IN (${placesOf(ids)})`,
      values: [...ids],
    });
  }

  private keep(read: ReadonlyMap<number, RuleVersion>): void {
    if (this.known.size + read.size > MOST_KNOWN) this.known.clear();
    for (const [id, version] of read) this.known.set(id, version);
  }
}

const placesOf = (ids: Iterable<unknown>): string => Array.from(ids, () => '?').join(', ');
