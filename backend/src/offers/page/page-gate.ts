import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { basePathOf } from '../../platform/http/base-path.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import { dayOf } from '../../platform/i18n/calendar.js';
import { messages } from '../../platform/i18n/messages.js';
import { answerTexts } from '../answers/answers.texts.js';
import { isReadable, isRevised, linkState, type LinkState } from '../domain/link-state.js';
import { LinkTokens } from '../links/link-tokens.js';
import { OfferLinksRepository, type LinkedOrder, type LinkRow } from '../links/offer-links.repository.js';
import { PageLimiter } from './page-limiter.js';

/** The link that a request came by, judged. */
export interface Visit {
  token: string;
  /** Path under which the product is reached, '' at the root. */
  base: string;
  link: LinkRow;
  state: LinkState;
  ip: string;
}

export type PageRequest = Request & { visit?: Visit };

/** A quote that still waits, whose validity alone is over: its customer may hear whom to ask. */
export class ExpiredOffer extends NotFound {
  /** @param until its last day, `YYYY-MM-DD` */
  constructor(readonly until: string) {
    super(messages.http.notFound);
  }
}

const isOver = (state: LinkState, { type, status }: LinkedOrder): boolean =>
  state === 'expired' && type === 'pre_order' && status === 'waiting_response';

/**
 * The door of the customers' pages: the token is all that opens it, signed in or not, also from an address that many guesses came
 * from, for behind a proxy that may be the address of all customers. What is no link, has ended or rests
 * is answered alike; only who sends something from a page that was replaced meanwhile hears that.
 */
@Injectable()
export class PageGate implements CanActivate {
  constructor(
    private readonly limiter: PageLimiter,
    private readonly tokens: LinkTokens,
    private readonly links: OfferLinksRepository,
  ) {}

  /** @throws TooManyTries, NotFound, Conflict */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PageRequest>();
    const ip = request.ip ?? '';
    const token = String(request.params.token);
    const sends = request.method === 'POST';
    const digest = this.tokens.digestOfText(token);
    const link = digest && (await this.links.byDigest(digest));
    const order = link && (await this.links.order(link.order_id));
    if (!link || !order) {
      await this.limiter.wrongToken(ip);
      throw new NotFound(messages.http.notFound);
    }
    await this.limiter.beforeWork(ip, link.id, sends);
    const state = linkState(link, order, dayOf(new Date().toISOString()));
    if (sends && isRevised(state)) throw new Conflict(answerTexts.revised);
    if (isOver(state, order)) throw new ExpiredOffer(link.valid_until);
    if (!isReadable(state)) throw new NotFound(messages.http.notFound);
    request.visit = { token, base: basePathOf(request), link, state, ip };
    return true;
  }
}

/** Parameter decorator: the visit that the gate let in. */
export const CurrentVisit = createParamDecorator((_: unknown, context: ExecutionContext): Visit => {
  const { visit } = context.switchToHttp().getRequest<PageRequest>();
  if (!visit) throw new NotFound(messages.http.notFound);
  return visit;
});
