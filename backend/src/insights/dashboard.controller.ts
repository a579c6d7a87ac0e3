import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { DashboardQueryDto } from './dashboard.dto.js';
import { Database } from '../platform/database/database.js';
import { DashboardView } from './dashboard.view.js';
import { TalliesRepository } from './tallies.repository.js';
import { viewDashboard } from './view-dashboard.js';

/** How the business stands; users without view_all_orders see what their own orders come to. */
@ApiTags('insights')
@Controller('api/dashboard')
export class DashboardController {
  constructor(
    readonly tallies: TalliesRepository,
    readonly db: Database,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How the business stands: open quotes, answers, revenue, deliveries, what waits' })
  @SignedIn()
  @ApiOkResponse({ type: DashboardView })
  view(@CurrentUser() actor: Actor, @Query() query: DashboardQueryDto): Promise<DashboardView> {
    return viewDashboard(this, actor, query.period);
  }
}
