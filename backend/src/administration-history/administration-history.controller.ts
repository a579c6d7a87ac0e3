import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../access/access.decorators.js';
import {
  AdministrationHistoryPageView,
  AdministrationHistoryQueryDto,
  AdministrationPersonView,
} from './administration-history.dto.js';
import { pageHistory, listPeople } from './administration-history.js';
import { AuditLog } from '../audit/audit-log.service.js';

/** Who administered what, when. It is read alone: no route adds to it, changes or deletes it. */
@ApiTags('administration-history')
@Needs('view_administration_history')
@Controller('api/administration-history')
export class AdministrationHistoryController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  @ApiOperation({ summary: 'List who changed users, groups, the company, prices and other catalogues' })
  @ApiOkResponse({ type: AdministrationHistoryPageView })
  list(@Query() query: AdministrationHistoryQueryDto): Promise<AdministrationHistoryPageView> {
    return pageHistory(this.audit, query);
  }

  @Get('people')
  @ApiOperation({ summary: 'Who is in the history, for its filter' })
  @ApiOkResponse({ type: [AdministrationPersonView] })
  people(): Promise<AdministrationPersonView[]> {
    return listPeople(this.audit);
  }
}
