import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../access/users/users.service.js';
import { orderNumber } from '../../documents/models/format.js';
import { Settings } from '../../platform/config/settings.js';
import { isAddress } from '../domain/addresses.js';
import type { LinkedOrder } from '../links/offer-links.repository.js';
import { MailOutbox } from '../sending/mail-outbox.service.js';
import { OfferMailsRepository } from '../sending/offer-mails.repository.js';
import { answerTexts as words } from './answers.texts.js';
import type { AnswerRow } from './offer-answers.repository.js';

/** Tells the owner of a quote by e-mail what its customer answered. */
@Injectable()
export class AnswerNotices {
  constructor(
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly mails: OfferMailsRepository,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Queues it in the transaction that keeps the answer.
   * @returns its id; null without SMTP, or where the quote has no owner who can get it
   */
  async queue(order: LinkedOrder, answer: AnswerRow): Promise<number | null> {
    const { SMTP_URL, PUBLIC_URL } = this.settings;
    if (!SMTP_URL || !PUBLIC_URL || order.created_by_id === null) return null;
    const to = await this.users.addressOf(order.created_by_id);
    if (to === null || !isAddress(to)) return null;
    const now = new Date().toISOString();
    const address = `${PUBLIC_URL.replace(/\/$/, '')}/order/${String(order.id)}`;
    const { id } = await this.mails.insert({
      purpose: 'notice',
      order_id: order.id,
      revision_id: answer.revision_id,
      link_id: null,
      send_key: `answer-${String(answer.id)}`,
      message_id: `<${randomUUID()}@${new URL(PUBLIC_URL).hostname}>`,
      state: 'queued',
      recipients: [to],
      copies: [],
      reply_to: isAddress(answer.contact) ? answer.contact : null,
      subject: words.noticeSubject[answer.kind](orderNumber(order.id), answer.name),
      text: textOf(answer, address),
      documents: [],
      refused: [],
      reason: null,
      tries: 0,
      next_try_at: now,
      claimed_until: null,
      begun_at: null,
      sent_at: null,
      created_by_id: null,
      created_by: '',
      created_at: now,
    });
    return id;
  }

  /** Has it sent now; what fails is tried again as every e-mail is. */
  send(mailId: number): void {
    void this.outbox.tryNow(mailId);
  }
}

const textOf = ({ kind, name, contact, text, purchase_order }: AnswerRow, address: string): string =>
  [
    words.noticeWho(name, contact),
    purchase_order && words.noticePurchaseOrder(purchase_order),
    text,
    words.noticeNext[kind],
    address,
  ]
    .filter(Boolean)
    .join('\n\n');
