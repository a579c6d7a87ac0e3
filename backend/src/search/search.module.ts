import { Module } from '@nestjs/common';
import { FoundParts } from './found-parts.service.js';
import { SearchFill } from './keeping/search-fill.service.js';
import { SearchController } from './search.controller.js';
import { SearchHitsRepository } from './search-hits.repository.js';
import { SearchKeepingModule } from './search-keeping.module.js';
import { SearchService } from './search.service.js';

/** Search everywhere: orders, their parts, and the entries of catalogues. */
@Module({
  imports: [SearchKeepingModule],
  controllers: [SearchController],
  providers: [SearchService, SearchHitsRepository, FoundParts, SearchFill],
})
export class SearchModule {}
