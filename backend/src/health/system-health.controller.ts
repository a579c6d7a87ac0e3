import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../access/access.decorators.js';
import { SystemHealthView } from './system-health.dto.js';
import { BackupsService } from '../backups/backups.service.js';
import { ErrorLogService } from '../error-log/error-log.service.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { UnnamedProxy } from '../platform/http/unnamed-proxy.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { DependenciesService } from './dependencies.service.js';
import { lookAtSystem } from './system-health.js';

/** For administrators: what `/health/ready` says to a load balancer, and more. */
@ApiTags('system-health')
@AdminOnly()
@Controller('api/system-health')
export class SystemHealthController {
  constructor(
    readonly settings: Settings,
    readonly db: Database,
    readonly queue: JobQueue,
    readonly dependencies: DependenciesService,
    readonly errors: ErrorLogService,
    readonly backups: BackupsService,
    readonly proxy: UnnamedProxy,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Versions, dependencies, disk, queues and errors at a glance' })
  @ApiOkResponse({ type: SystemHealthView })
  look(): Promise<SystemHealthView> {
    return lookAtSystem(this);
  }
}
