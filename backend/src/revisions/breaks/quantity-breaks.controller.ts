import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { IdParam } from '../../platform/http/id-param.js';
import { QuantityBreaksDto } from './quantity-breaks.dto.js';
import { QuantityBreaks } from './quantity-breaks.service.js';
import { QuoteBreaksView } from './quantity-breaks.view.js';

/** Prices of quotes in other quantities. */
@ApiTags('revisions')
@Controller('api/orders/:id/breaks')
export class QuantityBreaksController {
  constructor(private readonly breaks: QuantityBreaks) {}

  /** The stored breaks, or, with `quantities`, the prices in these; nothing is stored. */
  @Get()
  @ApiOperation({ summary: 'What the quantity breaks of an order and its sets come to' })
  @SignedIn()
  @ApiOkResponse({ type: QuoteBreaksView })
  get(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { quantities, set_id }: QuantityBreaksDto,
  ): Promise<QuoteBreaksView> {
    if (!quantities) return this.breaks.load(actor, id);
    return this.breaks.preview(actor, id, { quantities, set_id: set_id ?? null });
  }
}
