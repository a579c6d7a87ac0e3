import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import { RevisionReader } from '../revision-reader.service.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { QuantityBreaksDto } from './quantity-breaks.dto.js';
import { loadBreaks, previewBreaks } from './load-breaks.js';
import { QuoteBreaksView } from './quantity-breaks.view.js';

/** Prices of quotes in other quantities. */
@ApiTags('revisions')
@Controller('api/orders/:id/breaks')
export class QuantityBreaksController {
  constructor(
    readonly orders: OrderReader,
    readonly revisions: RevisionReader,
  ) {}

  /** The stored breaks, or, with `quantities`, the prices in these; nothing is stored. */
  @Get()
  @Answers(QuoteBreaksView, 'What the quantity breaks of an order and its sets come to')
  @SignedIn()
  get(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { quantities, set_id }: QuantityBreaksDto,
  ): Promise<QuoteBreaksView> {
    if (!quantities) return loadBreaks(this, actor, id);
    return previewBreaks(this, actor, id, { quantities, set_id: set_id ?? null });
  }
}
