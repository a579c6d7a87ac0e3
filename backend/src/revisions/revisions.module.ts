import { Global, Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { FilesModule } from '../files/files.module.js';
import { QuoteFreezing } from '../orders/flow/quote-freezing.js';
import { OrdersModule } from '../orders/orders.module.js';
import { QuantityBreaksController } from './breaks/quantity-breaks.controller.js';
import { RevisionDifferenceController } from './revision-difference.controller.js';
import { RevisionFreezer } from './freezer.service.js';
import { RevisionFill } from './revision-fill.service.js';
import { RevisionReadingModule } from './revision-reading.module.js';
import { RevisionsController } from './revisions.controller.js';
import { RevisionsService } from './revisions.service.js';

/** Frozen copies of quotes: what was sent never changes. Global, since orders ask it by their port. */
@Global()
@Module({
  imports: [RevisionReadingModule, OrdersModule, CompanyModule, FilesModule],
  controllers: [RevisionsController, RevisionDifferenceController, QuantityBreaksController],
  providers: [
    RevisionFreezer,
    { provide: QuoteFreezing, useExisting: RevisionFreezer },
    RevisionFill,
    RevisionsService,
  ],
  exports: [QuoteFreezing, RevisionReadingModule],
})
export class RevisionsModule {}
