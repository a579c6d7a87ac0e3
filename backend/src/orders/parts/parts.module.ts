import { Module } from '@nestjs/common';
import { CompanyModule } from '../../company/company.module.js';
import { FilesModule } from '../../files/files.module.js';
import { ScanRequestsModule } from '../../files/scans/scan-requests.module.js';
import { OrderHistoryModule } from '../history/order-history.module.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { PartCalculatorService } from './part-calculator.service.js';
import { PartRowsModule } from '../part-rows/part-rows.module.js';
import { ReadingFeedbackModule } from '../reading-feedback/reading-feedback.module.js';
import { RepricingModule } from '../repricing/repricing.module.js';
import { PartReader } from './part-reader.js';
import { PartSuggestionsService } from './part-suggestions.service.js';
import { PartsRepository } from './parts.repository.js';
import { PartUploadsController } from './uploads/part-uploads.controller.js';
import { RememberedCalls } from './uploads/remembered-calls.repository.js';
import { PartUploadsService } from './uploads/part-uploads.service.js';
import { PartsController } from './parts.controller.js';
import { PartsService } from './parts.service.js';
import { RuleTryoutController } from './rule-tryout.controller.js';

/** The parts (peças) of sets. */
@Module({
  imports: [
    OrderAccessModule,
    OrderHistoryModule,
    PartRowsModule,
    RepricingModule,
    ReadingFeedbackModule,
    CompanyModule,
    FilesModule,
    ScanRequestsModule,
  ],
  controllers: [PartsController, PartUploadsController, RuleTryoutController],
  providers: [
    PartReader,
    PartsRepository,
    PartsService,
    PartUploadsService,
    RememberedCalls,
    PartCalculatorService,
    PartSuggestionsService,
  ],
  exports: [
    PartCalculatorService,
    PartReader,
    PartsRepository,
    PartsService,
    PartSuggestionsService,
    RememberedCalls,
  ],
})
export class PartsModule {}
