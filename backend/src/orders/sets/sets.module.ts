import { Module } from '@nestjs/common';
import { FilesModule } from '../../files/files.module.js';
import { OrderHistoryModule } from '../history/order-history.module.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { PartRowsModule } from '../part-rows/part-rows.module.js';
import { PartsModule } from '../parts/parts.module.js';
import { RepricingModule } from '../repricing/repricing.module.js';
import { SetsController } from './sets.controller.js';
import { SetsRepository } from './sets.repository.js';
import { SetsService } from './sets.service.js';

/** The sets (conjuntos) of orders. */
@Module({
  imports: [OrderAccessModule, OrderHistoryModule, PartRowsModule, PartsModule, RepricingModule, FilesModule],
  controllers: [SetsController],
  providers: [SetsRepository, SetsService],
  exports: [SetsService],
})
export class SetsModule {}
