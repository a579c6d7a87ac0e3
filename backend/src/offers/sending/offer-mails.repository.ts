import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { Order } from '../../orders/order.entity.js';
import { OfferMail } from './offer-mail.entity.js';

export type NewOfferMail = Omit<OfferMail, 'id' | 'order' | 'revision'>;

/** All but the message itself, which may be long. */
const LISTED = [
  ...(['id', 'order_id', 'purpose', 'state', 'recipients', 'copies', 'created_by', 'created_at'] as const),
  ...(['refused', 'reason', 'tries', 'sent_at', 'next_try_at', 'claimed_until', 'begun_at'] as const),
] as const;

/** As much of an e-mail as says how it stands, with the type of its order. */
export type ListedMail = Pick<OfferMail, (typeof LISTED)[number]> & { order_type: Order['type'] };

/** Mails of one answer. */
const MOST_LISTED = 50;

/** The e-mails' rows. Changes belong inside `Database.write`. */
@Injectable()
export class OfferMailsRepository {
  constructor(private readonly db: Database) {}

  async insert(mail: NewOfferMail): Promise<OfferMail> {
    return this.db.manager.save(OfferMail, mail);
  }

  async update(id: number, fields: Partial<NewOfferMail>): Promise<void> {
    await this.db.manager.update(OfferMail, { id }, fields);
  }

  /** How a try ended; one that was cancelled during it stays so. */
  async end(id: number, fields: Partial<NewOfferMail>): Promise<void> {
    await this.db.manager.update(OfferMail, { id, state: 'queued' }, fields);
  }

  /** E-mails to the customer of this order of which no byte has gone out. */
  async waitingOf(order_id: number): Promise<OfferMail[]> {
    return this.db.manager.findBy(OfferMail, {
      order_id,
      purpose: In(['offer', 'reminder']),
      state: 'queued',
      begun_at: IsNull(),
    });
  }

  async find(id: number): Promise<OfferMail | null> {
    return this.db.manager.findOne(OfferMail, { where: { id } });
  }

  /** With its lock. */
  async locked(id: number): Promise<OfferMail | null> {
    await this.db.lock(OfferMail, id);
    return this.find(id);
  }

  async byKey(send_key: string): Promise<OfferMail | null> {
    return this.db.manager.findOne(OfferMail, { where: { send_key } });
  }

  /** The last ones to its customer, newest first. */
  async ofOrder(order_id: number): Promise<OfferMail[]> {
    return this.db.manager.find(OfferMail, {
      where: { order_id, purpose: In(['offer', 'reminder']) },
      order: { id: 'DESC' },
      take: MOST_LISTED,
    });
  }

  /** Recipients of the first e-mail with the link; none where it was copied. */
  async recipientsOf(link_id: number): Promise<string[]> {
    const [mail] = await this.db.manager.find(OfferMail, {
      where: { link_id, purpose: 'offer', state: 'sent' },
      order: { id: 'ASC' },
      take: 1,
    });
    return mail ? mail.recipients.filter((address) => !mail.refused.includes(address)) : [];
  }

  /** The newest ones, whatever they are about, of all orders or of one owner's, with the type of the order. */
  async latest(most: number, ownerId: number | null): Promise<ListedMail[]> {
    const query = this.db.manager
      .createQueryBuilder(OfferMail, 'm')
      .innerJoin('m.order', 'o')
      .select([...LISTED.map((column) => `m.${column}`), 'o.id', 'o.type'])
      .orderBy('m.id', 'DESC')
      .take(most);
    if (ownerId !== null) query.where('o.created_by_id = :ownerId', { ownerId });
    const mails = await query.getMany();
    return mails.flatMap(({ order, ...mail }) => (order ? [{ ...mail, order_type: order.type }] : []));
  }

  /** At most so many about answers and to owners of quotes that have ended and were queued before this ISO moment. @returns how many */
  async removeNotices(before: string, most: number): Promise<number> {
    const old = await this.db.manager.find(OfferMail, {
      where: {
        purpose: In(['notice', 'due_notice', 'receipt']),
        created_at: LessThan(before),
        state: Not('queued'),
      },
      order: { created_at: 'ASC' },
      select: { id: true },
      take: most,
    });
    if (old.length > 0) await this.db.manager.delete(OfferMail, { id: In(old.map(({ id }) => id)) });
    return old.length;
  }

  /** How many this user has sent since then. @param since ISO moment */
  async countOf(userId: number, since: string): Promise<number> {
    return this.db.manager
      .createQueryBuilder(OfferMail, 'm')
      .where('m.created_by_id = :userId AND m.created_at >= :since', { userId, since })
      .getCount();
  }

  /** Those whose next try is due and that no process has, the longest waiting first. @param now ISO moment */
  async due(now: string, most: number): Promise<number[]> {
    const rows = await this.db.manager
      .createQueryBuilder(OfferMail, 'm')
      .select('m.id', 'id')
      .where("m.state = 'queued' AND m.next_try_at <= :now", { now })
      .andWhere('(m.claimed_until IS NULL OR m.claimed_until < :now)', { now })
      .orderBy('m.next_try_at')
      .limit(most)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}
