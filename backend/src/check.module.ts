import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { COMMIT_ORDER } from './commit-order.js';
import { PartKeysModule } from './estimating/earlier-parts.module.js';
import { OrderFactsModule } from './insights/insights.module.js';
import { OffersCoreModule } from './offers/offers-core.module.js';
import { OrderCoreModule } from './orders/order-core.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Settings } from './platform/config/settings.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FollowersModule } from './platform/database/followers.js';
import { SearchKeepingModule } from './search/search.module.js';

/** Commands beside a running product: the database and what is kept with it, without routes and jobs. */
@Module({})
export class CheckModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: CheckModule,
      imports: [
        ConfigModule.with(settings),
        DatabaseModule.with(settings),
        FollowersModule.with(COMMIT_ORDER),
        AuditModule,
        OffersCoreModule,
        OrderCoreModule,
        SearchKeepingModule,
        OrderFactsModule,
        PartKeysModule,
      ],
    };
  }
}
