import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { SearchQueryDto, SearchView } from './search.dto.js';
import { SearchService } from './search.service.js';
import { Answers } from '../platform/http/answers.js';

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly service: SearchService) {}

  @Get()
  @Answers(SearchView, 'Search orders, parts and catalogues')
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  search(@CurrentUser() actor: Actor, @Query() { q }: SearchQueryDto): Promise<SearchView> {
    return this.service.search(actor, q ?? '');
  }
}
