import type { Database } from '../../platform/database/database.js';
import type { VersionedInput } from '../../platform/http/versions.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { EntryAudit } from '../crud/entry-audit.js';
import { storedRule } from './rule-content.js';
import type { TimeRule } from './time-rule.entity.js';
import type { TimeRuleInput } from './time-rules.dto.js';
import type { TimeRulesRepository } from './time-rules.repository.js';

/** A catalogue of rules; each save that changes what a rule says keeps a version of it. */
export class TimeRulesService extends CatalogueService<TimeRule, TimeRuleInput> {
  constructor(
    db: Database,
    private readonly rules: TimeRulesRepository,
    audit: EntryAudit,
  ) {
    super(db, rules, audit);
  }

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

  protected override async afterSave(id: number): Promise<void> {
    await this.rules.keepVersion(id);
  }
}
