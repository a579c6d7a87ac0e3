import { Injectable } from '@nestjs/common';
import { LinkTokens } from './link-tokens.js';
import { OfferLinksRepository } from './offer-links.repository.js';

/** The addresses that e-mails carry, made at the moment at which they go out. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly links: OfferLinksRepository,
    private readonly tokens: LinkTokens,
  ) {}

  /** The link's whole address; null where it is gone, or the server does not know its own. */
  async addressOf(id: number): Promise<string | null> {
    const link = await this.links.find(id);
    return link && this.tokens.addressOf(link);
  }
}
