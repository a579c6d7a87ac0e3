import { statfs } from 'node:fs/promises';
import pTimeout from 'p-timeout';
import type { BackupsService } from '../backups/backups.service.js';
import type { ErrorLogService } from '../error-log/error-log.service.js';
import { productVersion } from '../platform/config/product-version.js';
import type { Settings } from '../platform/config/settings.js';
import type { Database } from '../platform/database/database.js';
import type { UnnamedProxy } from '../platform/http/unnamed-proxy.js';
import type { JobQueue } from '../platform/queue/job-queue.js';
import type { DependenciesService } from './dependencies.service.js';
import type { DiskView, LastBackupsView, SystemHealthView } from './system-health.dto.js';

/** An answer that takes longer is shown as not known: the screen is there for when something is wrong. */
const LIMIT_MS = 3000;

/** Everything whose state is shown. */
interface Installation {
  settings: Settings;
  db: Database;
  queue: JobQueue;
  dependencies: DependenciesService;
  errors: ErrorLogService;
  backups: BackupsService;
  proxy: UnnamedProxy;
}

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** The state of the installation at a glance, for administrators. No part of it fails the others. */
export async function lookAtSystem(of: Installation): Promise<SystemHealthView> {
  const [dependencies, about, disk, queues, errors, backups] = await Promise.all([
    of.dependencies.look(),
    known(of.db.about()),
    known(diskOf(of.settings.database.DATA_DIR)),
    known(of.queue.depths()),
    known(of.errors.recent()),
    known(lastBackups(of)),
  ]);
  const versions = {
    product: productVersion(),
    node: process.versions.node,
    database: about?.engine ?? null,
    schema: about?.schema ?? null,
    started_at: startedAt,
  };
  return { versions, unnamed_proxy: of.proxy.isThere, dependencies, disk, queues, errors, backups };
}

async function lastBackups({ db, backups }: Installation): Promise<LastBackupsView | null> {
  if (!db.embedded) return null;
  const { last_good: good, last_failure: failure, schedule } = await backups.last();
  return {
    last_good_at: good?.ended_at ?? null,
    last_good_bytes: good?.bytes ?? null,
    last_failure_at: failure?.ended_at ?? failure?.started_at ?? null,
    scheduled: schedule !== null,
  };
}

async function diskOf(folder: string): Promise<DiskView> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

const known = <T>(look: Promise<T>): Promise<T | null> =>
  pTimeout(look, { milliseconds: LIMIT_MS }).catch(() => null);
