import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../access/access.decorators.js';
import { Answers } from '../platform/http/answers.js';
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
  @Answers(ErrorLogPageView, 'List recorded errors, newest first')
  list(@Query() query: ErrorLogQueryDto): Promise<ErrorLogPageView> {
    return this.log.list(query);
  }

  @Get('statistics')
  @Answers(ErrorLogStatisticsView, 'Count the recorded errors')
  statistics(): Promise<ErrorLogStatisticsView> {
    return this.log.statistics();
  }

  // Before `:id`, which would take its name for one.
  @Delete('destroy-all')
  @Answers(PurgedView, 'Delete all recorded errors')
  deleteAll(): Promise<PurgedView> {
    return this.log.deleteAll();
  }

  @Delete(':id')
  @Answers(ErrorLogView, 'Delete a recorded error', 'The entry as it was')
  delete(@IdParam() id: number): Promise<ErrorLogView> {
    return this.log.delete(id);
  }
}
