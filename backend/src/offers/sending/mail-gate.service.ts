import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { dayOf } from '../../platform/i18n/calendar.js';
import { Revision } from '../../revisions/revision.entity.js';
import { linkState } from '../domain/link-state.js';
import { OfferLinksRepository } from '../links/offer-links.repository.js';
import { offersTexts } from '../offers.texts.js';
import type { OfferMail } from './offer-mail.entity.js';
import { RemindedQuotes } from './reminded-quotes.repository.js';

/** Says whether an e-mail may go out still: customers get no price that was replaced, and no link that is dead. */
@Injectable()
export class MailGate {
  constructor(
    private readonly db: Database,
    private readonly links: OfferLinksRepository,
    private readonly reminded: RemindedQuotes,
  ) {}

  /** Why it must not, or null. An order's lock keeps the answer true for the rest of the transaction. */
  async reasonToStop(mail: OfferMail): Promise<string | null> {
    if (mail.purpose === 'offer' || mail.purpose === 'reminder') {
      const stopped = await this.reasonOfLink(mail);
      if (stopped !== null) return stopped;
    }
    return (await this.reminded.isStillDue(mail)) ? null : offersTexts.noLongerDue;
  }

  /** An e-mail without a link is judged as if it had one, by what is attached. */
  private async reasonOfLink({ order_id, revision_id, link_id }: OfferMail): Promise<string | null> {
    const [order, link] = [await this.links.order(order_id), await this.linkOf(revision_id, link_id)];
    if (!order || !link) return offersTexts.stopped.withdrawn;
    const state = linkState(link, order, dayOf(new Date().toISOString()));
    return state === 'valid' ? null : offersTexts.stopped[state];
  }

  private async linkOf(revision_id: number, link_id: number | null) {
    if (link_id !== null) return this.links.find(link_id);
    const { number } = await this.db.manager.findOneByOrFail(Revision, { id: revision_id });
    return { number, valid_until: NEVER, withdrawn_at: null, ended_at: null };
  }
}

/** After each day as text. */
const NEVER = '9999-12-31';
