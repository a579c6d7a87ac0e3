import { choice, decimal, flag, list, nullable, one, shape, text } from '../platform/shape.js';
import { QueueDepthView } from '../platform/queue/queue-depth.view.js';

const DEPENDENCIES = ['database', 'redis', 'storage'] as const;

/** Versions of the installation. */
export class VersionsView extends shape({
  product: text('Version of the product'),
  node: text('Version of Node.js'),
  database: nullable(text('Database engine with its version; null while it is away')),
  schema: nullable(text('The newest migration that was run; null while it is away')),
  started_at: text('When the process that answers was started, ISO 8601, UTC'),
}) {}

/** How one dependency is. */
export class DependencyView extends shape({
  name: choice(DEPENDENCIES, 'Which one'),
  state: choice(['ok', 'unavailable'], 'Whether it answers'),
  latency_ms: nullable(decimal('Milliseconds to its answer; null without one')),
}) {}

/** The disk of DATA_DIR, as the process that answers sees it. */
export class DiskView extends shape({
  free_bytes: decimal('Bytes that can be written'),
  total_bytes: decimal('Bytes in all'),
}) {}

/** Errors of the last 24 hours, as the error log has them. */
export class RecentErrorsView extends shape({
  last_24h: decimal('Entries of the last 24 hours'),
  last_7days: decimal('Entries of the last 7 days'),
}) {}

/** How the installation is backed up. */
export class LastBackupsView extends shape({
  last_good_at: nullable(text('When the last complete one ended, ISO 8601, UTC; null where none is known')),
  last_good_bytes: nullable(decimal('Bytes of its file')),
  last_failure_at: nullable(text('When the last one failed, ISO 8601, UTC; null where none is known')),
  scheduled: flag('Whether one is made every day'),
}) {}

/** Answer of GET /api/system-health. */
export class SystemHealthView extends shape({
  versions: one(() => VersionsView, 'What is installed'),
  unnamed_proxy: flag(
    'Whether requests came with X-Forwarded-For while TRUST_PROXY is not set, since the process that answers was started',
  ),
  dependencies: list(() => DependencyView, 'Database, Redis where it is used, storage'),
  disk: nullable(one(() => DiskView, 'Null where the system does not say')),
  queues: nullable(list(() => QueueDepthView, 'By name; null while the queue is away')),
  backups: nullable(
    one(
      () => LastBackupsView,
      'Of the embedded installation; null with a database server, which has tools of its own',
    ),
  ),
  errors: nullable(one(() => RecentErrorsView, 'Null while the database is away')),
}) {}
