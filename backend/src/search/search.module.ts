import { Global, Module } from '@nestjs/common';
import { RecognisedTexts } from '../files/scans/recognised-texts.js';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { Database } from '../platform/database/database.js';
import { Fts5Index } from './fts5.index.js';
import { SearchFill } from './search-fill.service.js';
import { SearchIndex } from './search-index.js';
import { SearchController } from './search.controller.js';
import { SearchKeeper } from './search.keeper.js';
import { SearchService } from './search.service.js';
import { WordTablesIndex } from './word-tables.index.js';

/** The index of what is searched, and what keeps it right; without routes, so that a command can have it too. Global, since files ask it by their port. */
@Global()
@Module({
  imports: [OrderCoreModule],
  providers: [
    {
      provide: SearchIndex,
      inject: [Database],
      useFactory: (db: Database) => (db.embedded ? new Fts5Index(db) : new WordTablesIndex(db)),
    },
    SearchKeeper,
    { provide: RecognisedTexts, useExisting: SearchKeeper },
  ],
  exports: [SearchIndex, SearchKeeper, RecognisedTexts],
})
export class SearchKeepingModule {}

/** Search everywhere: orders, their parts, and the entries of catalogues. */
@Module({
  imports: [SearchKeepingModule],
  controllers: [SearchController],
  providers: [SearchService, SearchFill],
})
export class SearchModule {}
