import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { shape } from '../platform/shape.js';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { Database } from '../platform/database/database.js';
import { DashboardView } from './dashboard.view.js';
import { TalliesRepository } from './tallies.repository.js';
import { viewDashboard } from './view-dashboard.js';
import { Answers } from '../platform/http/answers.js';
import { textField } from '../platform/http/fields.js';
import { messages } from '../platform/i18n/messages.js';
import { PERIOD } from './domain/period.js';

/** Query of GET /api/dashboard. */
class DashboardQueryDto extends shape({
  period: textField({
    pattern: [PERIOD, messages.validation.notDate],
    description: 'A year (2026), a quarter (2026-Q4) or a month (2026-11); the current year unless given',
  }),
}) {}

/** How the business stands; users without view_all_orders see what their own orders come to. */
@ApiTags('insights')
@Controller('api/dashboard')
export class DashboardController {
  constructor(
    readonly tallies: TalliesRepository,
    readonly db: Database,
  ) {}

  @Get()
  @Answers(DashboardView, 'How the business stands: open quotes, answers, revenue, deliveries, what waits')
  @SignedIn()
  view(@CurrentUser() actor: Actor, @Query() query: DashboardQueryDto): Promise<DashboardView> {
    return viewDashboard(this, actor, query.period);
  }
}
