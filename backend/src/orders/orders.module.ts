import { Module } from '@nestjs/common';
import { ChangedEntriesModule } from '../catalogue/changed-entries.js';
import { CompanyModule } from '../company/company.module.js';
import { FilesModule } from '../files/files.module.js';
import { ScanRequestsModule } from '../files/scans/scan-requests.module.js';
import { OrderContents } from './contents/order-contents.service.js';
import { OrderRowsRepository } from './contents/order-rows.repository.js';
import { RowCopies } from './contents/row-copies.service.js';
import { BulkOrdersController } from './flow/bulk-orders.controller.js';
import { BulkOrders } from './flow/bulk-orders.service.js';
import { OrderDuplicator } from './flow/order-duplicator.service.js';
import { OrderMoves } from './flow/order-moves.service.js';
import { OrderOsFileController } from './flow/order-os-file.controller.js';
import { OrderRemoval } from './flow/order-removal.service.js';
import { OrderSaver } from './flow/order-saver.service.js';
import { OrderStatusController } from './flow/order-status.controller.js';
import { OrderStatusService } from './flow/order-status.service.js';
import { OrdersController } from './flow/orders.controller.js';
import { OrdersService } from './flow/orders.service.js';
import { OrderHistoryController } from './history/order-history.controller.js';
import { OrderList } from './list/order-list.service.js';
import { OrderPagesController } from './list/order-pages.controller.js';
import { LiveTotalsController } from './live/totals/live-totals.controller.js';
import { OrderCoreModule } from './order-core.module.js';
import { OrdersRepository } from './orders.repository.js';
import { OrderPartsController } from './part-saving/order-parts.controller.js';
import { PartSaving } from './part-saving/part-saving.service.js';
import { PartStates } from './part-saving/part-states.repository.js';
import { PartsStore } from './part-saving/parts-store.service.js';
import { SetPartsController } from './part-saving/set-parts.controller.js';
import { PartCalculatorService } from './parts/part-calculator.service.js';
import { PartReader } from './parts/part-reader.js';
import { PartSuggestionsService } from './parts/part-suggestions.service.js';
import { PartsController } from './parts/parts.controller.js';
import { PartsRepository } from './parts/parts.repository.js';
import { PartsService } from './parts/parts.service.js';
import { RuleTryoutController } from './parts/rule-tryout.controller.js';
import { PartUploadsController } from './parts/uploads/part-uploads.controller.js';
import { PartUploadsService } from './parts/uploads/part-uploads.service.js';
import { RememberedCalls } from './parts/uploads/remembered-calls.repository.js';
import { ReadingFeedbackModule } from './reading-feedback/reading-feedback.module.js';
import { SetsController } from './sets/sets.controller.js';
import { SetsRepository } from './sets/sets.repository.js';
import { SetsService } from './sets/sets.service.js';
import { KitInsertionController } from './tools/kits/kit-insertion.controller.js';
import { KitInsertion } from './tools/kits/kit-insertion.service.js';
import { KitPricing } from './tools/kits/kit-pricing.service.js';
import { KitsController } from './tools/kits/kits.controller.js';
import { KitsRepository } from './tools/kits/kits.repository.js';
import { KitsService } from './tools/kits/kits.service.js';
import { OrderMarginsController } from './tools/margins/order-margins.controller.js';
import { RepricedParts } from './tools/refresh/repriced-parts.service.js';
import { PartTransfer } from './tools/transfer/part-transfer.service.js';
import { SetTransfer } from './tools/transfer/set-transfer.service.js';
import { TransferGate } from './tools/transfer/transfer-gate.service.js';
import { TransferPrices } from './tools/transfer/transfer-prices.service.js';
import { TransferController } from './tools/transfer/transfer.controller.js';
import { OrderValidity } from './validity/order-validity.service.js';

/** The services of orders that other features use, beside those of the core. */
const shared = [
  OrderList,
  OrdersService,
  OrderStatusService,
  OrderContents,
  SetsService,
  PartsService,
  PartReader,
  PartSaving,
  KitsService,
  RepricedParts,
];

/** Quotes and orders with their sets and parts, and the tools for them, with their routes. */
@Module({
  imports: [
    OrderCoreModule,
    FilesModule,
    ScanRequestsModule,
    CompanyModule,
    ChangedEntriesModule,
    ReadingFeedbackModule,
  ],
  // The list's own paths come before those of an order.
  controllers: [
    OrderPagesController,
    OrdersController,
    OrderStatusController,
    OrderOsFileController,
    OrderHistoryController,
    BulkOrdersController,
    SetsController,
    PartsController,
    PartUploadsController,
    RuleTryoutController,
    SetPartsController,
    OrderPartsController,
    TransferController,
    LiveTotalsController,
    KitsController,
    KitInsertionController,
    OrderMarginsController,
  ],
  providers: [
    ...shared,
    OrdersRepository,
    OrderMoves,
    OrderSaver,
    OrderValidity,
    OrderDuplicator,
    OrderRemoval,
    BulkOrders,
    SetsRepository,
    PartsRepository,
    PartUploadsService,
    RememberedCalls,
    PartCalculatorService,
    PartSuggestionsService,
    PartsStore,
    PartStates,
    PartTransfer,
    SetTransfer,
    TransferGate,
    RowCopies,
    TransferPrices,
    OrderRowsRepository,
    KitInsertion,
    KitPricing,
    KitsRepository,
  ],
  exports: [OrderCoreModule, ...shared],
})
export class OrdersModule {}
