import { Module } from '@nestjs/common';
import { FileAccess } from '../files/serve-file.service.js';
import { ChangedOrders } from './access/changed-orders.js';
import { OrderAccessService } from './access/order-access.service.js';
import { OrderHistoryService } from './history/order-history.service.js';
import { OrderTotalsKeeper } from './kept-totals/order-totals.keeper.js';
import { ListedOrdersKeeper } from './listed/listed-orders.keeper.js';
import { OrderCountsRepository } from './listed/order-counts.repository.js';
import { ChoicesRepository } from './part-rows/choices.repository.js';
import { PartRowsRepository } from './part-rows/part-rows.repository.js';
import { RuleVersionsRepository } from './part-rows/rule-versions.repository.js';
import { RepricingService } from './repricing/repricing.service.js';
import { OrderReader } from './tree/order-reader.service.js';

const core = [
  OrderAccessService,
  ChangedOrders,
  OrderHistoryService,
  OrderTotalsKeeper,
  OrderCountsRepository,
  ListedOrdersKeeper,
  ChoicesRepository,
  PartRowsRepository,
  RuleVersionsRepository,
  RepricingService,
  OrderReader,
  {
    provide: FileAccess,
    inject: [OrderAccessService],
    // Files belong to orders: who sees the order sees its files.
    useFactory: (orders: OrderAccessService): FileAccess => ({
      visibleOwners: (viewer, orderIds) => orders.visibleIds(viewer, orderIds),
    }),
  },
];

/** Reading, pricing and locking orders, and all that is kept with each change of one; without routes, so that every process can have it. */
@Module({ providers: core, exports: core })
export class OrderCoreModule {}
