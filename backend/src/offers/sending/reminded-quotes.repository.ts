import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Order } from '../../orders/order.entity.js';
import { validityDays } from '../../orders/list/validity.js';
import { Database } from '../../platform/database/database.js';
import { startOfDay } from '../../platform/i18n/calendar.js';
import { Revision } from '../../revisions/revision.entity.js';
import { OfferMail, type MailPurpose } from './offer-mail.entity.js';

/** Who is reminded, and the purpose of the e-mail that does it. */
export const audiences = { owner: 'due_notice', customer: 'reminder' } as const satisfies Record<
  string,
  MailPurpose
>;
export type Audience = keyof typeof audiences;

/** A quote as its reminder names it. */
export interface RemindedQuote {
  order: Order;
  revision_id: number;
}

/** Neither accepted nor refused: a question leaves a quote open. */
const UNANSWERED = `NOT EXISTS (SELECT 1 FROM offer_answers a
  WHERE a.revision_id = r.id AND a.kind IN ('accepted', 'refused'))`;

const NOT_REMINDED =
  'NOT EXISTS (SELECT 1 FROM offer_mails m WHERE m.revision_id = r.id AND m.purpose = :purpose)';

/**
 * The customer was sent this revision before today, by a link that was not taken back: the last e-mail that a server took
 * decides.
 */
const SENT_BEFORE = `EXISTS (SELECT 1 FROM offer_mails s LEFT JOIN offer_links l ON l.id = s.link_id
  WHERE s.sent_at < :begin AND (s.link_id IS NULL OR (l.withdrawn_at IS NULL AND l.ended_at IS NULL))
    AND s.id = (SELECT MAX(t.id) FROM offer_mails t
      WHERE t.revision_id = r.id AND t.purpose = 'offer' AND t.state = 'sent'))`;

/** Finds waiting quotes whose validity ends soon and that have not been reminded of by e-mail. */
@Injectable()
export class RemindedQuotes {
  constructor(private readonly db: Database) {}

  /** Ids after this one, ascending. @param now ISO moment */
  async due(audience: Audience, now: string, { after, most }: { after: number; most: number }) {
    const rows = await this.dueAt(audience, now)
      .andWhere('o.id > :after', { after })
      .select('o.id', 'id')
      .orderBy('o.id')
      .limit(most)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** The quote with its lock, where its reminder is still due once the transaction has it. @param now ISO moment */
  async locked(audience: Audience, now: string, id: number): Promise<RemindedQuote | null> {
    await this.db.lock(Order, id);
    const found = await this.dueAt(audience, now)
      .andWhere('o.id = :id', { id })
      .select('r.id', 'revision_id')
      .getRawOne<{ revision_id: number }>();
    if (!found) return null;
    const order = await this.db.manager.findOneOrFail(Order, {
      where: { id },
      relations: { customer: true },
    });
    return { order, revision_id: found.revision_id };
  }

  /** Whom the last e-mail with this revision reached. */
  async recipients(revision_id: number): Promise<Pick<OfferMail, 'recipients' | 'refused'>> {
    return this.db.manager.findOneOrFail(OfferMail, {
      where: { revision_id, purpose: 'offer', state: 'sent' },
      order: { id: 'DESC' },
    });
  }

  /** False for a reminder whose quote was answered, moved, revised or unticked, or has ended, since it was queued. */
  async isStillDue({
    purpose,
    order_id,
    revision_id,
  }: Pick<OfferMail, 'purpose' | 'order_id' | 'revision_id'>): Promise<boolean> {
    if (purpose !== 'due_notice' && purpose !== 'reminder') return true;
    const { today: from } = validityDays();
    const query = this.open(from).andWhere('o.id = :order_id AND r.id = :revision_id', {
      order_id,
      revision_id,
    });
    if (purpose === 'reminder') query.andWhere('o.remind_customer = :ticked', { ticked: true });
    return query.getExists();
  }

  private dueAt(audience: Audience, now: string): SelectQueryBuilder<Order> {
    const { today, soon } = validityDays(now);
    const query = this.open(today)
      .andWhere('o.validity_key <= :soon', { soon })
      // A quote of today needs no reminder today, however short its validity.
      .andWhere('r.frozen_at < :begin', { begin: startOfDay(today) })
      .andWhere(NOT_REMINDED, { purpose: audiences[audience] });
    if (audience === 'owner') return query;
    return query.andWhere('o.remind_customer = :ticked', { ticked: true }).andWhere(SENT_BEFORE);
  }

  /** Those that wait for an answer to the last revision and are valid on this day. */
  private open(from: string): SelectQueryBuilder<Order> {
    return this.db.manager
      .createQueryBuilder(Order, 'o')
      .innerJoin(Revision, 'r', 'r.order_id = o.id AND r.number = o.revision')
      .where("o.type = 'pre_order' AND o.status = 'waiting_response' AND o.validity_key >= :from", { from })
      .andWhere(UNANSWERED);
  }
}
