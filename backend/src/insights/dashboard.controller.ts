import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { DashboardQueryDto } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardView } from './dashboard.view.js';

/** How the business stands; users without view_all_orders see what their own orders come to. */
@ApiTags('insights')
@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @ApiOperation({ summary: 'How the business stands: open quotes, answers, revenue, deliveries, what waits' })
  @SignedIn()
  @ApiOkResponse({ type: DashboardView })
  view(@CurrentUser() actor: Actor, @Query() query: DashboardQueryDto): Promise<DashboardView> {
    return this.dashboard.view(actor, query.period);
  }
}
