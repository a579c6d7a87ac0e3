import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../access/access.decorators.js';
import { IdParam } from '../platform/http/id-param.js';
import {
  ErrorLogPageView,
  ErrorLogQueryDto,
  ErrorLogStatisticsView,
  ErrorLogView,
  PurgedView,
} from './error-log.dto.js';
import { ErrorLogService } from './error-log.service.js';

@ApiTags('error-logs')
@AdminOnly()
@Controller('api/error-logs')
export class ErrorLogController {
  constructor(private readonly log: ErrorLogService) {}

  @Get()
  @ApiOperation({ summary: 'List recorded errors, newest first' })
  @ApiOkResponse({ type: ErrorLogPageView })
  list(@Query() query: ErrorLogQueryDto): Promise<ErrorLogPageView> {
    return this.log.list(query);
  }

  @Get('statistics')
  @ApiOperation({ summary: 'Count the recorded errors' })
  @ApiOkResponse({ type: ErrorLogStatisticsView })
  statistics(): Promise<ErrorLogStatisticsView> {
    return this.log.statistics();
  }

  // Before `:id`, which would take its name for one.
  @Delete('destroy-all')
  @ApiOperation({ summary: 'Delete all recorded errors' })
  @ApiOkResponse({ type: PurgedView })
  deleteAll(): Promise<PurgedView> {
    return this.log.deleteAll();
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a recorded error' })
  @ApiOkResponse({ type: ErrorLogView, description: 'The entry as it was' })
  delete(@IdParam() id: number): Promise<ErrorLogView> {
    return this.log.delete(id);
  }
}
