import { TextField } from '../platform/http/fields.js';
import { messages } from '../platform/i18n/messages.js';
import { PERIOD } from './domain/period.js';

/** Query of GET /api/dashboard. */
export class DashboardQueryDto {
  @TextField({
    pattern: [PERIOD, messages.validation.notDate],
    description: 'A year (2026), a quarter (2026-Q4) or a month (2026-11); the current year unless given',
  })
  period?: string | null;
}
