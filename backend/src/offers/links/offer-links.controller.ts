import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { NewLinkDto, OfferLinkView, OpenLinkView } from './offer-links.dto.js';
import { OfferLinks } from './offer-links.service.js';

/** Links under which customers read and answer a quote without an account. */
@ApiTags('offers')
@Controller('api/orders/:id/links')
export class OfferLinksController {
  constructor(private readonly links: OfferLinks) {}

  @Get()
  @Answers([OfferLinkView], "List the links of a quote to its customer's page, newest first")
  @SignedIn()
  list(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OfferLinkView[]> {
    return this.links.list(actor, id);
  }

  /** One revision and recipient have one link, until it is withdrawn. */
  @Post()
  @Answers(OpenLinkView, "The link to the customer's page of a quote that waits for an answer")
  @Needs('edit_orders', 'edit_pre_orders')
  open(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { recipient }: NewLinkDto,
  ): Promise<OpenLinkView> {
    return this.links.open(actor, id, recipient?.trim() ?? '');
  }

  @Put(':link_id/withdraw')
  @Answers(OfferLinkView, 'Withdraw a link: its page is gone from then on')
  @Needs('edit_orders', 'edit_pre_orders')
  withdraw(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @IdParam('link_id') linkId: number,
  ): Promise<OfferLinkView> {
    return this.links.withdraw(actor, id, linkId);
  }
}
