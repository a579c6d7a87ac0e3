import { choice, decimal, nullable, one, property, shape, shapeWith, text } from '../platform/shape.js';
import { choiceField, textField } from '../platform/http/fields.js';
import { HistoryQuery, pageOfHistory } from '../platform/http/history-pages.js';
import { idField } from '../platform/http/number-fields.js';
import { messages } from '../platform/i18n/messages.js';
import type { ErrorLevel } from './error-log.entity.js';

export const errorLevels = ['error', 'warning', 'critical', 'info'] as const satisfies readonly ErrorLevel[];

/** Query of GET /api/error-logs. */
export class ErrorLogQueryDto extends shapeWith(HistoryQuery, {
  search: textField({ description: 'Part of message, exception, address, or the user’s name or e-mail' }),
  level: choiceField(errorLevels),
  user_id: idField({ fromText: true }),
}) {}

/** Body of POST /api/error-logs/browser: what failed in a screen. */
export class BrowserErrorDto extends shape({
  message: textField({ required: messages.validation.failed, max: 2_000, description: 'What failed' }),
  exception: textField({ description: 'Name of the error’s class' }),
  url: textField({ max: 2_000, description: 'Address of the page' }),
  trace: textField({ max: 10_000, description: 'The stack' }),
  component_stack: textField({ max: 5_000, description: 'React’s stack of components' }),
}) {}

/** Who an error happened to, as they were called then. */
export class ErrorLogUserView extends shape({
  name: text(),
  email: text(),
}) {}

/** One entry of the error log. */
export class ErrorLogView extends shape({
  id: decimal(),
  level: choice(errorLevels, 'How bad it is'),
  message: text('What failed'),
  user: nullable(one(() => ErrorLogUserView, 'The user of the request; null for one without a session')),
  created_at: text('ISO 8601, UTC'),
  exception: nullable(text('Name of the error’s class')),
  file: nullable(text('The file that it came from')),
  line: nullable(decimal('The line in that file')),
  url: nullable(text('The address that was called, or the page')),
  method: nullable(text('The HTTP method')),
  ip: nullable(text()),
  request_data: property<Record<string, unknown> | null>({
    type: Object,
    nullable: true,
    description: 'What was sent, without secrets',
  }),
  trace: nullable(text('The stack')),
}) {}

/** A page of the error log: the one list that is wrapped. */
export class ErrorLogPageView extends pageOfHistory(ErrorLogView) {}

/** Entries per level. */
export class ErrorLevelCountsView
  extends shape({
    error: decimal('Entries of this level'),
    warning: decimal('Entries of this level'),
    critical: decimal('Entries of this level'),
    info: decimal('Entries of this level'),
  })
  implements Record<ErrorLevel, number> {}

/** Answer of GET /api/error-logs/statistics. */
export class ErrorLogStatisticsView extends shape({
  total: decimal('Entries in all'),
  last_24h: decimal('Entries of the last 24 hours'),
  last_7days: decimal('Entries of the last 7 days'),
  by_level: one(() => ErrorLevelCountsView, 'Entries per level'),
}) {}

/** Answer of a purge. */
export class PurgedView extends shape({
  deleted: decimal('How many entries were deleted'),
}) {}
