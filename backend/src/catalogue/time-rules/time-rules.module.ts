import { Controller, Module } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ChangedEntries } from '../changed-entries.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import { TimeRule } from './time-rule.entity.js';
import { TimeRuleInput, TimeRuleView } from './time-rules.dto.js';
import { TimeRulesRepository } from './time-rules.repository.js';
import { TimeRulesService } from './time-rules.service.js';

export const timeRules = {
  resource: 'time-rules',
  plural: 'rules for minutes',
  entity: TimeRule,
  input: TimeRuleInput,
  view: TimeRuleView,
  searched: ['name', 'obs'],
  sortedBy: 'name',
};

/** The catalogue's service, also for the seed, which has no module of it at hand. */
export const timeRulesService = (db: Database, changed: ChangedEntries): TimeRulesService =>
  new TimeRulesService(db, new TimeRulesRepository(db, timeRules, changed));

@Controller(`api/${timeRules.resource}`)
class TimeRulesController extends CatalogueController(timeRules) {}

@Module({
  controllers: [TimeRulesController],
  providers: [
    {
      provide: CatalogueService,
      inject: [Database, ChangedEntries],
      useFactory: timeRulesService,
    },
  ],
})
export class TimeRulesModule {}
