import { Module } from '@nestjs/common';
import { FilesModule } from '../../../files/files.module.js';
import { OrderAccessModule } from '../../access/order-access.module.js';
import { OrderHistoryModule } from '../../history/order-history.module.js';
import { KeptTotalsModule } from '../../kept-totals/kept-totals.module.js';
import { PartsModule } from '../../parts/parts.module.js';
import { RepricingModule } from '../../repricing/repricing.module.js';
import { OrderReaderModule } from '../../tree/order-reader.module.js';
import { PartTransfer } from './part-transfer.service.js';
import { SetTransfer } from './set-transfer.service.js';
import { TransferCopies } from './transfer-copies.service.js';
import { TransferController } from './transfer.controller.js';
import { TransferGate } from './transfer-gate.service.js';
import { TransferPrices } from './transfer-prices.service.js';
import { TransferRepository } from './transfer.repository.js';

/** Copies and moves of parts and sets, within an order and between orders. */
@Module({
  imports: [
    OrderAccessModule,
    OrderHistoryModule,
    OrderReaderModule,
    KeptTotalsModule,
    PartsModule,
    RepricingModule,
    FilesModule,
  ],
  controllers: [TransferController],
  providers: [PartTransfer, SetTransfer, TransferGate, TransferCopies, TransferPrices, TransferRepository],
})
export class TransferModule {}
