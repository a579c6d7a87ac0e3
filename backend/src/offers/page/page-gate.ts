import { Injectable, createParamDecorator, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { TryCounter, type TryRule } from '../../access/auth/try-counter.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import { pageTexts } from './page.texts.js';
import { basePathOf } from '../../platform/http/base-path.js';
import { dayOf } from '../../platform/i18n/calendar.js';
import { messages } from '../../platform/i18n/messages.js';
import { answerTexts } from '../answers/answers.texts.js';
import { isReadable, isRevised, linkState, type LinkState } from '../domain/link-state.js';
import { LinkTokens } from '../links/link-tokens.js';
import {
  type LinkedOrder,
  type LinkRow,
  findLinkByDigest,
  findLinkedOrder,
} from '../links/offer-links.repository.js';
import { Database } from '../../platform/database/database.js';

const MINUTE = 60_000;

/** Everything of pages that are there, their pictures included; an office shares one address. */
const ADDRESS: TryRule = { name: 'page-address', most: 1500, windowMs: 5 * MINUTE };
/** Of one page, from wherever: a page of 60 pictures is opened some 40 times. */
const TOKEN: TryRule = { name: 'page-token', most: 2500, windowMs: 5 * MINUTE };
/** Tokens that are no link's: a guess, or an address that was typed wrong. */
const WRONG: TryRule = { name: 'page-wrong', most: 30, windowMs: 10 * MINUTE };
/** Answers, questions and files. */
const ANSWERS_OF_ADDRESS: TryRule = { name: 'page-answers-address', most: 120, windowMs: 10 * MINUTE };
const ANSWERS_OF_TOKEN: TryRule = { name: 'page-answers-token', most: 40, windowMs: 10 * MINUTE };

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
    private readonly tokens: LinkTokens,
    private readonly db: Database,
    private readonly counter: TryCounter,
  ) {}

  /** @throws TooManyTries, NotFound, Conflict */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PageRequest>();
    const ip = request.ip ?? '';
    const token = String(request.params.token);
    const sends = request.method === 'POST';
    const digest = this.tokens.digestOfText(token);
    const link = digest && (await findLinkByDigest(this.db, digest));
    const order = link && (await findLinkedOrder(this.db, link.order_id));
    if (!link || !order) {
      await this.take(WRONG, ip);
      throw new NotFound(messages.http.notFound);
    }
    await this.take(ADDRESS, ip);
    await this.take(TOKEN, link.id);
    if (sends) {
      await this.take(ANSWERS_OF_ADDRESS, ip);
      await this.take(ANSWERS_OF_TOKEN, link.id);
    }
    const state = linkState(link, order, dayOf(new Date().toISOString()));
    if (sends && isRevised(state)) throw new Conflict(answerTexts.revised);
    if (isOver(state, order)) throw new ExpiredOffer(link.valid_until);
    if (!isReadable(state)) throw new NotFound(messages.http.notFound);
    request.visit = { token, base: basePathOf(request), link, state, ip };
    return true;
  }

  private async take(rule: TryRule, whose: string | number): Promise<void> {
    await this.counter.take(rule, whose, () => pageTexts.tooMany);
  }
}

/** Parameter decorator: the visit that the gate let in. */
export const CurrentVisit = createParamDecorator((_: unknown, context: ExecutionContext): Visit => {
  const { visit } = context.switchToHttp().getRequest<PageRequest>();
  if (!visit) throw new NotFound(messages.http.notFound);
  return visit;
});
