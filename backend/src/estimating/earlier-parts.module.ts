import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { EarlierPartsController } from './earlier-parts.controller.js';
import { EarlierPartsService } from './earlier-parts.service.js';
import { PartKeysFill } from './part-keys-fill.service.js';
import { PartKeysKeeper } from './part-keys.keeper.js';

/** The keys by which parts are found again, kept with every change of an order; without routes. */
@Module({
  imports: [OrderCoreModule],
  providers: [PartKeysKeeper],
  exports: [PartKeysKeeper],
})
export class PartKeysModule {}

/** 'Já orçada': what was quoted before of a part. */
@Module({
  imports: [PartKeysModule, OrdersModule, FilesModule],
  controllers: [EarlierPartsController],
  providers: [EarlierPartsService, PartKeysFill],
  exports: [PartKeysFill],
})
export class EarlierPartsModule {}
