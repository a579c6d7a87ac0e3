import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { Answers } from '../platform/http/answers.js';
import { IdParam } from '../platform/http/id-param.js';
import { EarlierPartsQueryDto, EarlierPartsView } from './earlier-parts.dto.js';
import { EarlierPartsService } from './earlier-parts.service.js';

/** Lists what was quoted before of a part that is being quoted. */
@ApiTags('orders')
@Controller('api/orders')
export class EarlierPartsController {
  constructor(private readonly earlier: EarlierPartsService) {}

  @Get(':id/earlier-parts')
  @Answers(EarlierPartsView, 'Parts of other orders that are the same as a part of this order, or similar')
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  findEarlier(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Query() query: EarlierPartsQueryDto,
  ): Promise<EarlierPartsView> {
    return this.earlier.findEarlier(user, id, query);
  }
}
