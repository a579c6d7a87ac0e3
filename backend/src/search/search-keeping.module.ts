import { Module } from '@nestjs/common';
import { ChangedEntriesModule } from '../catalogue/changed-entries.module.js';
import { RecognisedTextsModule } from '../files/scans/recognised-texts.module.js';
import { OrderAccessModule } from '../orders/access/order-access.module.js';
import { Database } from '../platform/database/database.js';
import { Fts5Index } from './index/fts5.index.js';
import { SearchIndex } from './index/search-index.js';
import { WordTablesIndex } from './index/word-tables.index.js';
import { EntryTextsRepository } from './keeping/entry-texts.repository.js';
import { OrderTextsRepository } from './keeping/order-texts.repository.js';
import { RecognisedTextsKeeper } from './keeping/recognised-texts.keeper.js';
import { RecordIdsRepository } from './keeping/record-ids.repository.js';
import { SearchCheck } from './keeping/search-check.service.js';
import { SearchKeeper } from './keeping/search.keeper.js';

/** The index of what is searched, and what keeps it right; without routes, so that a command can have it too. */
@Module({
  imports: [ChangedEntriesModule, OrderAccessModule, RecognisedTextsModule],
  providers: [
    {
      provide: SearchIndex,
      inject: [Database],
      useFactory: (db: Database) => (db.embedded ? new Fts5Index(db) : new WordTablesIndex(db)),
    },
    OrderTextsRepository,
    EntryTextsRepository,
    RecordIdsRepository,
    SearchKeeper,
    RecognisedTextsKeeper,
    SearchCheck,
  ],
  exports: [
    SearchIndex,
    OrderTextsRepository,
    RecordIdsRepository,
    SearchKeeper,
    SearchCheck,
    EntryTextsRepository,
  ],
})
export class SearchKeepingModule {}
