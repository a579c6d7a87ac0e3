import { CatalogueRepository } from '../crud/catalogue.repository.js';
import type { CatalogueShape } from '../crud/catalogue-list.repository.js';
import type { ChangedEntries } from '../changed-entries.js';
import type { Database } from '../../platform/database/database.js';
import { contentOf, isSameContent } from './rule-content.js';
import { TimeRuleVersion } from './time-rule-version.entity.js';
import { TimeRule } from './time-rule.entity.js';

/** Rules for minutes and their versions. Changes belong inside of `Database.write`. */
export class TimeRulesRepository extends CatalogueRepository<TimeRule> {
  constructor(
    private readonly database: Database,
    shape: CatalogueShape,
    changed: ChangedEntries,
  ) {
    super(database, TimeRule, shape, changed);
  }

  /** Keeps what the rule says now as a version of it, where its newest one says something else. */
  async keepVersion(id: number): Promise<void> {
    const { manager } = this.database;
    const rule = await this.find(id);
    if (!rule) throw new Error(`No rule ${String(id)}`);
    const newest =
      rule.version_id === null ? null : await manager.findOneBy(TimeRuleVersion, { id: rule.version_id });
    if (newest && isSameContent(newest, rule)) return;
    const version = manager.create(TimeRuleVersion, { ...contentOf(rule), rule_id: id } as TimeRuleVersion);
    const { id: version_id } = await manager.save(version);
    await manager.update(TimeRule, { id }, { version_id });
  }
}
