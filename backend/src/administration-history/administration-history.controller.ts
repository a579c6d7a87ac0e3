import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../access/access.decorators.js';
import {
  AdministrationHistoryPageView,
  AdministrationHistoryQueryDto,
  AdministrationPersonView,
} from './administration-history.dto.js';
import { pageHistory, listPeople } from './administration-history.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { Answers } from '../platform/http/answers.js';

/** Who administered what, when. It is read alone: no route adds to it, changes or deletes it. */
@ApiTags('administration-history')
@Needs('view_administration_history')
@Controller('api/administration-history')
export class AdministrationHistoryController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  @Answers(
    AdministrationHistoryPageView,
    'List who changed users, groups, the company, prices and other catalogues',
  )
  list(@Query() query: AdministrationHistoryQueryDto): Promise<AdministrationHistoryPageView> {
    return pageHistory(this.audit, query);
  }

  @Get('people')
  @Answers([AdministrationPersonView], 'Who is in the history, for its filter')
  people(): Promise<AdministrationPersonView[]> {
    return listPeople(this.audit);
  }
}
