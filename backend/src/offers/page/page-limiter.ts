import { Injectable } from '@nestjs/common';
import { TryCounter } from '../../access/auth/try-counter.js';
import { TooManyTries } from '../../platform/errors/app-errors.js';
import { pageTexts } from './page.texts.js';

/** How many requests within which time. */
interface Rule {
  name: string;
  most: number;
  windowMs: number;
}

const MINUTE = 60_000;

/** Everything of pages that are there, their pictures included; an office shares one address. */
const ADDRESS: Rule = { name: 'page-address', most: 1500, windowMs: 5 * MINUTE };
/** Of one page, from wherever: a page of 60 pictures is opened some 40 times. */
const TOKEN: Rule = { name: 'page-token', most: 2500, windowMs: 5 * MINUTE };
/** What is no link: a guess, or an address that was typed wrong. */
const WRONG: Rule = { name: 'page-wrong', most: 30, windowMs: 10 * MINUTE };
/** Answers, questions and files. */
const ANSWERS_OF_ADDRESS: Rule = { name: 'page-answers-address', most: 120, windowMs: 10 * MINUTE };
const ANSWERS_OF_TOKEN: Rule = { name: 'page-answers-token', most: 40, windowMs: 10 * MINUTE };

/** Limits what can be asked of customers' pages, per network address and per link. */
@Injectable()
export class PageLimiter {
  constructor(private readonly counter: TryCounter) {}

  /** The token was no link's. @throws TooManyTries */
  async wrongToken(ip: string): Promise<void> {
    await this.take(WRONG, ip);
  }

  /** @param linkId of the token that was found @throws TooManyTries */
  async beforeWork(ip: string, linkId: number, answers: boolean): Promise<void> {
    await this.take(ADDRESS, ip);
    await this.take(TOKEN, String(linkId));
    if (!answers) return;
    await this.take(ANSWERS_OF_ADDRESS, ip);
    await this.take(ANSWERS_OF_TOKEN, String(linkId));
  }

  private async take(rule: Rule, key: string): Promise<void> {
    const { count, expiresInMs } = await this.counter.add(`${rule.name}:${key}`, 1, rule.windowMs);
    if (count > rule.most)
      throw new TooManyTries(pageTexts.tooMany, Math.max(1, Math.ceil(expiresInMs / 1000)));
  }
}
