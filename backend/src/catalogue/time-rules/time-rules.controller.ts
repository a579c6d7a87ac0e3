import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
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

@Controller(`api/${timeRules.resource}`)
export class TimeRulesController extends CatalogueController(timeRules, TimeRulesService) {}
