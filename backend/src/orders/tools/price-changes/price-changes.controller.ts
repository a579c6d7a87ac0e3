import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { Answers, Creates } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { PriceImpactDto } from './price-impact.dto.js';
import { PriceImpactView } from './price-impact.view.js';
import { RepricedQuoteView, RepricingDto, RepricingView } from './repricings.dto.js';
import { RepricedQuotes } from './repriced-quotes.service.js';
import { Repricings } from './repricings.service.js';

/** Shows the effect of a changed catalogue price on open quotes, and takes it over into those that were chosen. */
@ApiTags('repricings')
@Controller('api')
export class PriceChangesController {
  constructor(
    private readonly repriced: RepricedQuotes,
    private readonly repricings: Repricings,
  ) {}

  @Post('price-impact')
  @Answers(
    PriceImpactView,
    'What open quotes would amount to with other figures of a catalogue entry',
    'Nothing is stored',
  )
  @SignedIn()
  @ApiNotFoundResponse({ description: 'There is no such entry' })
  preview(@CurrentUser() actor: Actor, @Body() body: PriceImpactDto): Promise<PriceImpactView> {
    return this.repriced.preview(actor, body);
  }

  @Post('repricings')
  @Creates(
    RepricingView,
    'Reprice quotes with the stored figures of a catalogue entry',
    'As it begins; it goes on by itself',
  )
  @Needs('edit_pre_orders')
  @ApiNotFoundResponse({ description: 'There is no such entry' })
  begin(@CurrentUser() actor: Actor, @Body() body: RepricingDto): Promise<RepricingView> {
    return this.repricings.begin(actor, body);
  }

  @Get('repricings')
  @Answers([RepricingView], "The user's own last repricings")
  @SignedIn()
  list(@CurrentUser() actor: Actor): Promise<RepricingView[]> {
    return this.repricings.list(actor);
  }

  @Get('repricings/:id')
  @Answers(RepricingView, 'How far a repricing is')
  @SignedIn()
  get(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<RepricingView> {
    return this.repricings.get(actor, id);
  }

  @Get('repricings/:id/quotes')
  @Answers([RepricedQuoteView], 'What became of the quotes of a repricing')
  @SignedIn()
  quotes(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<RepricedQuoteView[]> {
    return this.repricings.quotes(actor, id);
  }

  @Post('repricings/:id/retry')
  @Answers(RepricingView, 'Try those quotes of a repricing again that failed')
  @SignedIn()
  retry(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<RepricingView> {
    return this.repricings.retry(actor, id);
  }

  @Post('repricings/:id/cancel')
  @Answers(RepricingView, 'Leave those quotes of a repricing alone that still wait')
  @SignedIn()
  cancel(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<RepricingView> {
    return this.repricings.cancel(actor, id);
  }
}
