import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { OrdersModule } from '../orders/flow/orders.module.js';
import { PartSavingModule } from '../orders/part-saving/part-saving.module.js';
import { PartsModule } from '../orders/parts/parts.module.js';
import { SetsModule } from '../orders/sets/sets.module.js';
import { DemoOrders } from './demo-orders.service.js';
import { SeedRepository } from './seed.repository.js';
import { SeedService } from './seed.service.js';

/** Reference and demo data. */
@Module({
  imports: [FilesModule, OrdersModule, SetsModule, PartsModule, PartSavingModule],
  providers: [SeedService, SeedRepository, DemoOrders],
})
export class SeedModule {}
