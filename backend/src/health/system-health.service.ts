import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { BackupsService } from '../backups/backups.service.js';
import { ErrorLogService } from '../error-log/error-log.service.js';
import { productVersion } from '../platform/config/product-version.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { UnnamedProxy } from '../platform/http/unnamed-proxy.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { DependenciesService } from './dependencies.service.js';
import type { DiskView, LastBackupsView, SystemHealthView } from './system-health.dto.js';

/** An answer that takes longer is shown as not known: the screen is there for when something is wrong. */
const LIMIT_MS = 3000;

/** The state of the installation at a glance, for administrators. No part of it fails the others. */
@Injectable()
export class SystemHealthService {
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly queue: JobQueue,
    private readonly dependencies: DependenciesService,
    private readonly errors: ErrorLogService,
    private readonly backups: BackupsService,
    private readonly proxy: UnnamedProxy,
  ) {}

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
      started_at: this.startedAt,
    };
    const unnamed_proxy = this.proxy.isThere;
    return { versions, unnamed_proxy, dependencies, disk, queues, errors, backups };
  }

  private async lastBackups(): Promise<LastBackupsView | null> {
    if (!this.db.embedded) return null;
    const { last_good: good, last_failure: failure, schedule } = await this.backups.last();
    return {
      last_good_at: good?.ended_at ?? null,
      last_good_bytes: good?.bytes ?? null,
      last_failure_at: failure?.ended_at ?? failure?.started_at ?? null,
      scheduled: schedule !== null,
    };
  }
}

async function diskOf(folder: string): Promise<DiskView> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

const known = <T>(look: Promise<T>): Promise<T | null> =>
  pTimeout(look, { milliseconds: LIMIT_MS }).catch(() => null);
