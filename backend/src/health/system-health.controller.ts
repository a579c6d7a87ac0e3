import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../access/access.decorators.js';
import { SystemHealthView } from './system-health.dto.js';
import { SystemHealthService } from './system-health.service.js';

/** For administrators: what `/health/ready` says to a load balancer, and more. */
@ApiTags('system-health')
@AdminOnly()
@Controller('api/system-health')
export class SystemHealthController {
  constructor(private readonly health: SystemHealthService) {}

  @Get()
  @ApiOperation({ summary: 'Versions, dependencies, disk, queues and errors at a glance' })
  @ApiOkResponse({ type: SystemHealthView })
  look(): Promise<SystemHealthView> {
    return this.health.look();
  }
}
