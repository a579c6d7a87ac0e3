import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccessModule } from './access/access.module.js';
import type { PasswordCost } from './access/password-hasher.js';
import { PasswordsModule } from './access/passwords.module.js';
import { AdministrationHistoryModule } from './administration-history/administration-history.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { API_COMMIT_ORDER } from './commit-order.js';
import { CompanyModule } from './company/company.module.js';
import { CuttingModule, CuttingWorkerModule } from './cutting/cutting.module.js';
import { DocumentWorkerModule } from './documents/document-worker.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { BrowserErrorsModule } from './error-log/browser-errors.module.js';
import { ErrorLogModule } from './error-log/error-log.module.js';
import { EarlierPartsModule } from './estimating/earlier-parts.module.js';
import { ExchangeModule } from './exchange/exchange.module.js';
import { ScanWorkerModule } from './files/scans/scan-worker.module.js';
import { FileServingModule } from './file-serving/file-serving.module.js';
import { HealthModule } from './health/health.module.js';
import { OfferWorkerModule } from './offers/offers-core.module.js';
import { OffersModule } from './offers/offers.module.js';
import { InsightsModule } from './insights/insights.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { OrderCoreModule } from './orders/order-core.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PriceChangesModule, RepricingWorkerModule } from './orders/price-changes.module.js';
import { PresenceModule } from './orders/live/presence/presence.module.js';
import { OrderTaxesModule } from './orders/tools/taxes/order-taxes.module.js';
import { SavedViewsModule } from './orders/list/saved-views/saved-views.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Settings } from './platform/config/settings.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FollowersModule } from './platform/database/followers.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { QueueModule, worksEmbedded } from './platform/queue/queue.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RevisionsModule } from './revisions/revisions.module.js';
import { SearchModule } from './search/search.module.js';
import { SeedModule } from './seed/seed.module.js';

/** The HTTP process: every feature, on the platform that the settings choose. */
@Module({})
export class ApiModule {
  static with(settings: Settings, passwordCost?: PasswordCost): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        AuditModule,
        AccessModule,
        AdministrationHistoryModule,
        PrivacyModule,
        ErrorLogModule,
        BrowserErrorsModule,
        CompanyModule,
        CatalogueModule,
        ScheduleModule.forRoot(),
        ConfigModule.with(settings),
        PasswordsModule.with(passwordCost),
        DatabaseModule.with(settings),
        FollowersModule.with(API_COMMIT_ORDER),
        StorageModule.with(settings),
        QueueModule.with(settings),
        FileServingModule.with(OrderCoreModule),
        OrdersModule,
        OrderTaxesModule,
        PriceChangesModule,
        PresenceModule,
        SavedViewsModule,
        EarlierPartsModule,
        ExchangeModule,
        InsightsModule,
        RevisionsModule,
        CuttingModule,
        DocumentsModule,
        OffersModule,
        JobsModule,
        ...(worksEmbedded(settings)
          ? [
              DocumentWorkerModule,
              OfferWorkerModule,
              RepricingWorkerModule,
              ScanWorkerModule,
              CuttingWorkerModule,
            ]
          : []),
        SearchModule,
        SeedModule,
        BackupsModule,
        HealthModule,
        MetricsModule,
      ],
    };
  }
}
