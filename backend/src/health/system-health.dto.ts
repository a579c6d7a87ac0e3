import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';
import { QueueDepthView } from '../platform/queue/queue-depth.view.js';

const DEPENDENCIES = ['database', 'redis', 'storage'] as const;

/** Versions of the installation. */
export class VersionsView {
  @ApiProperty({ description: 'Version of the product' })
  product: string;

  @ApiProperty({ description: 'Version of Node.js' })
  node: string;

  @Nullable(String, 'Database engine with its version; null while it is away')
  database: string | null;

  @Nullable(String, 'The newest migration that was run; null while it is away')
  schema: string | null;

  @ApiProperty({ description: 'When the process that answers was started, ISO 8601, UTC' })
  started_at: string;
}

/** How one dependency is. */
export class DependencyView {
  @ApiProperty({ enum: DEPENDENCIES, description: 'Which one' })
  name: (typeof DEPENDENCIES)[number];

  @ApiProperty({ enum: ['ok', 'unavailable'], description: 'Whether it answers' })
  state: 'ok' | 'unavailable';

  @Nullable(Number, 'Milliseconds to its answer; null without one')
  latency_ms: number | null;
}

/** The disk of DATA_DIR, as the process that answers sees it. */
export class DiskView {
  @ApiProperty({ description: 'Bytes that can be written' })
  free_bytes: number;

  @ApiProperty({ description: 'Bytes in all' })
  total_bytes: number;
}

/** Errors of the last 24 hours, as the error log has them. */
export class RecentErrorsView {
  @ApiProperty({ description: 'Entries of the last 24 hours' })
  last_24h: number;

  @ApiProperty({ description: 'Entries of the last 7 days' })
  last_7days: number;
}

/** How the installation is backed up. */
export class LastBackupsView {
  @Nullable(String, 'When the last complete one ended, ISO 8601, UTC; null where none is known')
  last_good_at: string | null;

  @Nullable(Number, 'Bytes of its file')
  last_good_bytes: number | null;

  @Nullable(String, 'When the last one failed, ISO 8601, UTC; null where none is known')
  last_failure_at: string | null;

  @ApiProperty({ description: 'Whether one is made every day' })
  scheduled: boolean;
}

/** Answer of GET /api/system-health. */
export class SystemHealthView {
  @ApiProperty({ type: VersionsView, description: 'What is installed' })
  versions: VersionsView;

  @ApiProperty({
    description:
      'Whether requests came with X-Forwarded-For while TRUST_PROXY is not set, since the process that answers was started',
  })
  unnamed_proxy: boolean;

  @ApiProperty({ type: [DependencyView], description: 'Database, Redis where it is used, storage' })
  dependencies: DependencyView[];

  @Nullable(DiskView, 'Null where the system does not say')
  disk: DiskView | null;

  @ApiProperty({
    type: [QueueDepthView],
    nullable: true,
    description: 'By name; null while the queue is away',
  })
  queues: QueueDepthView[] | null;

  @Nullable(
    LastBackupsView,
    'Of the embedded installation; null with a database server, which has tools of its own',
  )
  backups: LastBackupsView | null;

  @Nullable(RecentErrorsView, 'Null while the database is away')
  errors: RecentErrorsView | null;
}
