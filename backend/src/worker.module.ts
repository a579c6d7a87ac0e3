import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { PasswordsModule } from './access/passwords.module.js';
import { AuditModule } from './audit/audit.module.js';
import { WORKER_COMMIT_ORDER } from './commit-order.js';
import { CuttingWorkerModule } from './cutting/cutting.module.js';
import { DocumentWorkerModule } from './documents/document-worker.module.js';
import { ErrorLogModule } from './error-log/error-log.module.js';
import { ScanWorkerModule } from './files/scans/scan-worker.module.js';
import { PartKeysModule } from './estimating/earlier-parts.module.js';
import { OrderFactsModule } from './insights/insights.module.js';
import { OfferWorkerModule } from './offers/offers-core.module.js';
import { PresenceModule } from './orders/live/presence/presence.module.js';
import { RepricingWorkerModule } from './orders/price-changes.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Settings } from './platform/config/settings.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FollowersModule } from './platform/database/followers.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { RevisionsModule } from './revisions/revisions.module.js';
import { SearchKeepingModule } from './search/search.module.js';

/** Features that follow each change of an order (commit-order.ts), and the revisions that orders ask by a port. */
const FOLLOWING_ORDERS = [
  RevisionsModule,
  SearchKeepingModule,
  OrderFactsModule,
  PartKeysModule,
  PresenceModule,
];

/** The worker process: the handlers of jobs, on the same platform, without HTTP. */
@Module({})
export class WorkerModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ScheduleModule.forRoot(),
        ConfigModule.with(settings),
        PasswordsModule.with(),
        DatabaseModule.with(settings),
        FollowersModule.with(WORKER_COMMIT_ORDER),
        StorageModule.with(settings),
        QueueModule.with(settings),
        AuditModule,
        ErrorLogModule,
        DocumentWorkerModule,
        OfferWorkerModule,
        RepricingWorkerModule,
        ScanWorkerModule,
        CuttingWorkerModule,
        MetricsModule,
        ...FOLLOWING_ORDERS,
      ],
    };
  }
}
