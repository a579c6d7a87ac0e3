import { Module } from '@nestjs/common';
import { CompanyModule } from '../../../company/company.module.js';
import { registerEntities } from '../../../platform/database/register-entities.js';
import { OrderEntitiesModule } from '../../order-entities.module.js';
import { PartRowsModule } from '../../part-rows/part-rows.module.js';
import { RepricingModule } from '../../repricing/repricing.module.js';
import { EntryFigures } from './entry-figures.service.js';
import { RepricedQuotes } from './repriced-quotes.service.js';
import { RepricedQuoteRow, Repricing } from './repricing.entity.js';
import { RepricingsRepository } from './repricings.repository.js';

/** Reads and calculates changed prices on both sides of the queue, without the routes. */
@Module({
  imports: [
    CompanyModule,
    OrderEntitiesModule,
    PartRowsModule,
    RepricingModule,
    ...registerEntities(Repricing, RepricedQuoteRow),
  ],
  providers: [EntryFigures, RepricedQuotes, RepricingsRepository],
  exports: [EntryFigures, RepricedQuotes, RepricingsRepository],
})
export class PriceChangeDataModule {}
