import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { DemoOrders } from './demo-orders.service.js';
import { SeedRepository } from './seed.repository.js';
import { SeedService } from './seed.service.js';

/** Reference and demo data. */
@Module({
  imports: [FilesModule, OrdersModule],
  providers: [SeedService, SeedRepository, DemoOrders],
})
export class SeedModule {}
