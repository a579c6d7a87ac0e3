import type { VersionedInput } from '../../platform/http/versions.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import { contentOf, isSameContent, storedRule } from './rule-content.js';
import { TimeRule, TimeRuleVersion } from './time-rule.entity.js';
import type { TimeRuleInput } from './time-rules.dto.js';

/** A catalogue of rules; each save that changes what a rule says keeps a version of it. */
export class TimeRulesService extends CatalogueService<TimeRule, TimeRuleInput> {
  /** @throws Invalid at the rows that can't stand beside each other */
  override async create(input: TimeRuleInput): Promise<TimeRule> {
    const { sides, handling_seconds, minimum } = input;
    const given = { sides: sides ?? 1, handling_seconds: handling_seconds ?? 0, minimum: minimum ?? 0 };
    return super.create(Object.assign(storedRule(input), given));
  }

  /** @throws as `create`; NotFound, Conflict */
  override async update(id: number, input: TimeRuleInput & VersionedInput): Promise<TimeRule> {
    return super.update(id, storedRule(input));
  }

  /** Keeps what the rule says now as a version of it, where its newest one says something else. */
  protected override async afterSave(id: number): Promise<void> {
    const { manager } = this.db;
    const rule = await this.get(id);
    const newest =
      rule.version_id === null ? null : await manager.findOneBy(TimeRuleVersion, { id: rule.version_id });
    if (newest && isSameContent(newest, rule)) return;
    const version = manager.create(TimeRuleVersion, { ...contentOf(rule), rule_id: id } as TimeRuleVersion);
    const { id: version_id } = await manager.save(version);
    await manager.update(TimeRule, { id }, { version_id });
  }
}
