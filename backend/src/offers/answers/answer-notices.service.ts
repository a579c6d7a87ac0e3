import { Injectable } from '@nestjs/common';
import { CompanyService } from '../../company/company.service.js';
import { dayAndTime, money, orderNumber } from '../../documents/models/format.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { Settings } from '../../platform/config/settings.js';
import { isAddress } from '../domain/addresses.js';
import type { LinkedOrder } from '../links/offer-links.repository.js';
import { QuoteHearers, orderAddress } from '../quote-hearers.service.js';
import { MailOutbox } from '../sending/mail-outbox.service.js';
import { insertMail, findRecipients, queuedMail } from '../sending/offer-mails.repository.js';
import { answerTexts as words } from './answers.texts.js';
import type { AnswerRow } from './offer-answers.repository.js';
import { Database } from '../../platform/database/database.js';

/** Characters of a reason or question in the history. */
const LONGEST_KEPT = 500;

/** Lets the shop know what a customer answered: history, open screens, and by e-mail who hears of the quote. */
@Injectable()
export class AnswerNotices {
  constructor(
    private readonly settings: Settings,
    private readonly hearers: QuoteHearers,
    private readonly company: CompanyService,
    private readonly db: Database,
    private readonly outbox: MailOutbox,
    private readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
  ) {}

  /** In the transaction that keeps the answer. @returns the ids of the e-mails that go out after it */
  async announce(order: LinkedOrder, answer: AnswerRow, company: string): Promise<number[]> {
    const { kind, name, number: revision, purchase_order, text, digest, total, quantities } = answer;
    await this.history.record({ id: null, name: words.customer(name) }, order.id, ACTIONS[kind], {
      revision,
      ...(purchase_order && { purchase_order }),
      ...(total !== null && { accepted: total }),
      ...(quantities && { quantities }),
      ...(text && { text: text.slice(0, LONGEST_KEPT) }),
      digest,
    });
    await this.changed(order.id);
    return [...(await this.queue(order, answer, company)), ...(await this.queueReceipt(order, answer))];
  }

  /** Screens that show the order ask for it anew. */
  async changed(orderId: number): Promise<void> {
    await this.access.announceChange(orderId, { words: false });
  }

  /** @returns their ids; none without SMTP */
  private async queue(order: LinkedOrder, answer: AnswerRow, company: string): Promise<number[]> {
    const { PUBLIC_URL } = this.settings.server;
    const { SMTP_URL } = this.settings.mail;
    if (!SMTP_URL || !PUBLIC_URL) return [];
    const queued: number[] = [];
    for (const hearer of await this.hearers.mailed(order.created_by_id)) {
      const { id } = await insertMail(this.db, {
        ...queuedMail(PUBLIC_URL),
        purpose: 'notice',
        order_id: order.id,
        revision_id: answer.revision_id,
        send_key: `answer-${String(answer.id)}-${String(hearer.id ?? 'company')}`,
        recipients: hearer.addresses,
        reply_to: isAddress(answer.contact) ? answer.contact : null,
        subject: words.noticeSubject[answer.kind](orderNumber(order.id), company),
        text: textOf(answer, company, orderAddress(PUBLIC_URL, order.id)),
        owner_id: hearer.id,
      });
      queued.push(id);
    }
    return queued;
  }

  /** To whom the link was sent, never to what a guest typed. A link has one answer, so that this goes once. */
  private async queueReceipt(order: LinkedOrder, answer: AnswerRow): Promise<number[]> {
    const { PUBLIC_URL } = this.settings.server;
    const { SMTP_URL } = this.settings.mail;
    if (!SMTP_URL || answer.kind === 'asked') return [];
    const recipients = await findRecipients(this.db, answer.link_id);
    if (recipients.length === 0) return [];
    const { name: shop } = await this.company.current();
    const number = orderNumber(order.id);
    const what = words.receiptWhat[answer.kind](number, answer.name, dayAndTime(answer.created_at));
    const { id } = await insertMail(this.db, {
      ...queuedMail(PUBLIC_URL),
      purpose: 'receipt',
      order_id: order.id,
      revision_id: answer.revision_id,
      send_key: `receipt-${String(answer.id)}`,
      recipients,
      reply_to: await this.hearers.replyTo(order.created_by_id),
      subject: words.receiptSubject(number, shop),
      text: [what, ...termsOf(answer), words.receiptEnd(shop)].join('\n\n'),
      owner_id: order.created_by_id,
    });
    return [id];
  }

  /** Has them sent now; what fails is tried again as every e-mail is. */
  send(mailIds: readonly number[]): void {
    for (const id of mailIds) void this.outbox.tryNow(id);
  }
}

const ACTIONS = {
  accepted: 'customer_accepted',
  refused: 'customer_refused',
  asked: 'customer_asked',
} as const;

const textOf = (answer: AnswerRow, company: string, address: string): string => {
  const { kind, name, contact, text } = answer;
  return [words.noticeWho(name, contact, company), ...termsOf(answer), text, words.noticeNext[kind], address]
    .filter(Boolean)
    .join('\n\n');
};

/** Total and quantities of an acceptance, a paragraph each. */
const termsOf = ({ total, quantities, purchase_order }: AnswerRow): string[] => [
  ...(total === null ? [] : [words.noticeTotal(money(total))]),
  ...(quantities ? [words.noticeQuantities(quantities)] : []),
  ...(purchase_order ? [words.noticePurchaseOrder(purchase_order)] : []),
];
