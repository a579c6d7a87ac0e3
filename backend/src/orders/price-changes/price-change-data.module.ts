import { Module } from '@nestjs/common';
import { registerEntities } from '../../platform/database/register-entities.js';
import { OrderEntitiesModule } from '../order-entities.module.js';
import { PartRowsModule } from '../part-rows/part-rows.module.js';
import { RepricingModule } from '../repricing/repricing.module.js';
import { EntryFiguresRepository } from './entry-figures.repository.js';
import { EntryFigures } from './entry-figures.service.js';
import { OpenQuotesRepository } from './open-quotes.repository.js';
import { RepricedQuotes } from './repriced-quotes.service.js';
import { RepricedQuoteRow, Repricing } from './repricing.entity.js';
import { RepricingsRepository } from './repricings.repository.js';

/** What both sides of the queue know of changed prices, without the routes. */
@Module({
  imports: [
    OrderEntitiesModule,
    PartRowsModule,
    RepricingModule,
    ...registerEntities(Repricing, RepricedQuoteRow),
  ],
  providers: [
    EntryFiguresRepository,
    EntryFigures,
    OpenQuotesRepository,
    RepricedQuotes,
    RepricingsRepository,
  ],
  exports: [EntryFigures, OpenQuotesRepository, RepricedQuotes, RepricingsRepository],
})
export class PriceChangeDataModule {}
