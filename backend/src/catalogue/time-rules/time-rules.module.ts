import { Controller, Module } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { ChangedEntries } from '../changed-entries.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import { EntryAudit } from '../crud/entry-audit.js';
import { TimeRule } from './time-rule.entity.js';
import { TimeRuleInput, TimeRuleView } from './time-rules.dto.js';
import { TimeRulesService } from './time-rules.service.js';

export const timeRules = {
  resource: 'time-rules' as const,
  plural: 'rules for minutes',
  entity: TimeRule,
  input: TimeRuleInput,
  view: TimeRuleView,
  searched: ['name', 'obs'],
  unrecorded: ['version_id'],
  sortedBy: 'name',
};

/** The catalogue's service, also for the seed, which has no module of it at hand. */
export const timeRulesService = (db: Database, changed: ChangedEntries, audit: AuditLog): TimeRulesService =>
  new TimeRulesService(
    db,
    new CatalogueRepository(db, TimeRule, timeRules, changed),
    new EntryAudit(db, audit, timeRules),
  );

@Controller(`api/${timeRules.resource}`)
class TimeRulesController extends CatalogueController(timeRules) {}

@Module({
  controllers: [TimeRulesController],
  providers: [
    {
      provide: CatalogueService,
      inject: [Database, ChangedEntries, AuditLog],
      useFactory: timeRulesService,
    },
  ],
})
export class TimeRulesModule {}
