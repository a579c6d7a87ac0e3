import { Module } from '@nestjs/common';
import { CompanyModule } from '../../company/company.module.js';
import { FilesModule } from '../../files/files.module.js';
import { OrderHistoryController } from '../history/order-history.controller.js';
import { OrderHistoryModule } from '../history/order-history.module.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { BulkOrdersController } from './bulk-orders.controller.js';
import { BulkOrders } from './bulk-orders.service.js';
import { OrderDuplicator } from './order-duplicator.service.js';
import { OrderList } from '../list/order-list.service.js';
import { OrderPagesController } from '../list/order-pages.controller.js';
import { OrderOsFileController } from './order-os-file.controller.js';
import { OrderOsFile } from './order-os-file.service.js';
import { OrderContents } from '../contents/order-contents.service.js';
import { KeptTotalsModule } from '../kept-totals/kept-totals.module.js';
import { ListedOrdersModule } from '../listed/listed-orders.module.js';
import { OrderReaderModule } from '../tree/order-reader.module.js';
import { OrderRemoval } from './order-removal.service.js';
import { OrderMoves } from './order-moves.service.js';
import { OrderSaver } from './order-saver.service.js';
import { OrderStatusController } from './order-status.controller.js';
import { OrderStatusService } from './order-status.service.js';
import { OrderValidity } from '../validity/order-validity.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersRepository } from '../orders.repository.js';
import { OrdersService } from './orders.service.js';
import { PartRowsModule } from '../part-rows/part-rows.module.js';
import { RepricingModule } from '../repricing/repricing.module.js';

/** Quotes and orders as wholes; what is inside of them has modules of its own. */
@Module({
  imports: [
    OrderAccessModule,
    OrderHistoryModule,
    OrderReaderModule,
    KeptTotalsModule,
    ListedOrdersModule,
    RepricingModule,
    PartRowsModule,
    FilesModule,
    CompanyModule,
  ],
  // The list's own paths come before those of an order.
  controllers: [
    OrderPagesController,
    OrdersController,
    OrderStatusController,
    OrderOsFileController,
    OrderHistoryController,
    BulkOrdersController,
  ],
  providers: [
    OrdersRepository,
    OrderList,
    OrdersService,
    OrderMoves,
    OrderSaver,
    OrderStatusService,
    OrderValidity,
    OrderDuplicator,
    OrderRemoval,
    OrderOsFile,
    BulkOrders,
    OrderContents,
  ],
  exports: [OrderReaderModule, OrderList, OrdersService, OrderStatusService, OrderContents],
})
export class OrdersModule {}
