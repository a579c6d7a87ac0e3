import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';
import { ChoiceField, TextField } from '../platform/http/fields.js';
import { HistoryQuery, pageOfHistory } from '../platform/http/history-pages.js';
import { IdField } from '../platform/http/number-fields.js';
import { messages } from '../platform/i18n/messages.js';
import type { ErrorLevel } from './error-log.entity.js';

export const errorLevels = ['error', 'warning', 'critical', 'info'] as const satisfies readonly ErrorLevel[];

/** Query of GET /api/error-logs. */
export class ErrorLogQueryDto extends HistoryQuery {
  @TextField({ description: 'Part of message, exception, address, or the user’s name or e-mail' })
  search?: string | null;

  @ChoiceField(errorLevels)
  level?: ErrorLevel | null;

  @IdField({ fromText: true })
  user_id?: number | null;
}

/** Body of POST /api/error-logs/browser: what failed in a screen. */
export class BrowserErrorDto {
  @TextField({ required: messages.validation.failed, max: 2_000, description: 'What failed' })
  message: string;

  @TextField({ description: 'Name of the error’s class' })
  exception?: string | null;

  @TextField({ max: 2_000, description: 'Address of the page' })
  url?: string | null;

  @TextField({ max: 10_000, description: 'The stack' })
  trace?: string | null;

  @TextField({ max: 5_000, description: 'React’s stack of components' })
  component_stack?: string | null;
}

/** Who an error happened to, as they were called then. */
export class ErrorLogUserView {
  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;
}

/** One entry of the error log. */
export class ErrorLogView {
  @ApiProperty()
  id: number;

  @ApiProperty({ enum: errorLevels, description: 'How bad it is' })
  level: ErrorLevel;

  @ApiProperty({ description: 'What failed' })
  message: string;

  @Nullable(ErrorLogUserView, 'The user of the request; null for one without a session')
  user: ErrorLogUserView | null;

  @ApiProperty({ description: 'ISO 8601, UTC' })
  created_at: string;

  @Nullable(String, 'Name of the error’s class')
  exception: string | null;

  @Nullable(String, 'The file that it came from')
  file: string | null;

  @Nullable(Number, 'The line in that file')
  line: number | null;

  @Nullable(String, 'The address that was called, or the page')
  url: string | null;

  @Nullable(String, 'The HTTP method')
  method: string | null;

  @Nullable(String)
  ip: string | null;

  @Nullable(Object, 'What was sent, without secrets')
  request_data: Record<string, unknown> | null;

  @Nullable(String, 'The stack')
  trace: string | null;
}

/** A page of the error log: the one list that is wrapped. */
export class ErrorLogPageView extends pageOfHistory(ErrorLogView) {}

/** Entries per level. */
export class ErrorLevelCountsView implements Record<ErrorLevel, number> {
  @ApiProperty({ description: 'Entries of this level' })
  error: number;

  @ApiProperty({ description: 'Entries of this level' })
  warning: number;

  @ApiProperty({ description: 'Entries of this level' })
  critical: number;

  @ApiProperty({ description: 'Entries of this level' })
  info: number;
}

/** Answer of GET /api/error-logs/statistics. */
export class ErrorLogStatisticsView {
  @ApiProperty({ description: 'Entries in all' })
  total: number;

  @ApiProperty({ description: 'Entries of the last 24 hours' })
  last_24h: number;

  @ApiProperty({ description: 'Entries of the last 7 days' })
  last_7days: number;

  @ApiProperty({ type: ErrorLevelCountsView, description: 'Entries per level' })
  by_level: ErrorLevelCountsView;
}

/** Answer of a purge. */
export class PurgedView {
  @ApiProperty({ description: 'How many entries were deleted' })
  deleted: number;
}
