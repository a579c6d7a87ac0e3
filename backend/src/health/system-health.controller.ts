import { statfs } from 'node:fs/promises';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import pTimeout from 'p-timeout';
import { AdminOnly } from '../access/access.decorators.js';
import { BackupsService } from '../backups/backups.service.js';
import { ErrorLogService } from '../error-log/error-log.service.js';
import { productVersion } from '../platform/config/product-version.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { Answers } from '../platform/http/answers.js';
import { UnnamedProxy } from '../platform/http/unnamed-proxy.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { DependenciesService } from './dependencies.service.js';
import { type DiskView, type LastBackupsView, SystemHealthView } from './system-health.dto.js';

/** An answer that takes longer is shown as not known: the screen is there for when something is wrong. */
const LIMIT_MS = 3000;

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** For administrators: what `/health/ready` says to a load balancer, and more. */
@ApiTags('system-health')
@AdminOnly()
@Controller('api/system-health')
export class SystemHealthController {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly queue: JobQueue,
    private readonly dependencies: DependenciesService,
    private readonly errors: ErrorLogService,
    private readonly backups: BackupsService,
    private readonly proxy: UnnamedProxy,
  ) {}

  /** No part of it fails the others. */
  @Get()
  @Answers(SystemHealthView, 'Versions, dependencies, disk, queues and errors at a glance')
  async look(): Promise<SystemHealthView> {
    const [dependencies, about, disk, queues, errors, backups] = await Promise.all([
      this.dependencies.look(),
      known(this.db.about()),
      known(diskOf(this.settings.database.DATA_DIR)),
      known(this.queue.depths()),
      known(this.errors.recent()),
      known(this.lastBackups()),
    ]);
    const versions = {
      product: productVersion(),
      node: process.versions.node,
      database: about?.engine ?? null,
      schema: about?.schema ?? null,
      started_at: startedAt,
    };
    return { versions, unnamed_proxy: this.proxy.isThere, dependencies, disk, queues, errors, backups };
  }

  private async lastBackups(): Promise<LastBackupsView | null> {
    if (!this.db.embedded) return null;
    const { good, failure } = await this.backups.last();
    return {
      last_good_at: good?.ended_at ?? null,
      last_good_bytes: good?.bytes ?? null,
      last_failure_at: failure?.ended_at ?? failure?.started_at ?? null,
      scheduled: this.settings.backups.BACKUP_DIR !== undefined,
    };
  }
}

async function diskOf(folder: string): Promise<DiskView> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

const known = <T>(look: Promise<T>): Promise<T | null> =>
  pTimeout(look, { milliseconds: LIMIT_MS }).catch(() => null);
