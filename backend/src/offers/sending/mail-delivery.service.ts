import { Injectable, Logger } from '@nestjs/common';
import { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { MailSender } from '../../platform/mail/mail-sender.service.js';
import { offersTexts } from '../offers.texts.js';
import { MailLetters } from './mail-letters.service.js';
import { MailGate } from './mail-gate.service.js';
import { waitAfter, type Delivery } from '../../platform/mail/domain/delivery.js';
import type { OfferMail } from './offer-mail.entity.js';
import { OfferMailsRepository, type NewOfferMail } from './offer-mails.repository.js';
import { sendMailJob } from './send-mail.job.js';

/** No try takes so long; what is claimed for longer has lost its process. */
const CLAIM_MS = 10 * 60_000;

/**
 * Tries to deliver e-mails, in the worker. Its row says at each moment what may happen next, whatever becomes of the process:
 * before the message goes out that is noted, so that a try which was cut off after that is uncertain and never repeated, and
 * one that was cut off before it is.
 */
@Injectable()
export class MailDelivery {
  private readonly log = new Logger(MailDelivery.name);

  constructor(
    private readonly db: Database,
    private readonly mails: OfferMailsRepository,
    private readonly letters: MailLetters,
    private readonly gate: MailGate,
    private readonly sender: MailSender,
    queue: JobQueue,
  ) {
    queue.handle(sendMailJob, async ({ mail_id }) => {
      await this.deliver(mail_id);
      return null;
    });
  }

  /** One try, unless another process has it or it has ended. */
  async deliver(id: number): Promise<void> {
    const mail = await this.claim(id);
    if (!mail) return;
    const delivery = await this.delivered(mail);
    if (delivery.kind !== 'sent') this.log.warn(`Mail ${String(id)}: ${delivery.kind}, ${delivery.reason}`);
    await this.db.write(() => this.mails.end(id, { ...endOf(delivery, mail.tries), claimed_until: null }));
  }

  private async delivered(mail: OfferMail): Promise<Delivery> {
    const stopped = await this.gate.reasonToStop(mail);
    if (stopped !== null) return { kind: 'cancelled', reason: stopped };
    const message = await this.letters.messageOf(mail);
    if (typeof message === 'string') return { kind: 'refused', reason: message };
    return this.sender.send(message, () => this.begin(mail));
  }

  /**
   * Notes that the message goes out. The order's lock decides between this and what would end its link: one of the two comes first.
   * @returns why it must not go out any more, or null
   */
  private async begin({ id, order_id }: OfferMail): Promise<string | null> {
    return this.db.write(async () => {
      await this.db.lock(Order, order_id);
      const mail = await this.mails.locked(id);
      if (mail?.state !== 'queued') return mail?.reason ?? offersTexts.stopped.withdrawn;
      const stopped = await this.gate.reasonToStop(mail);
      if (stopped === null) await this.mails.update(id, { begun_at: new Date().toISOString() });
      return stopped;
    });
  }

  /** Takes the e-mail for this process and counts the try; null where there is none to make. */
  private async claim(id: number): Promise<OfferMail | null> {
    return this.db.write(async () => {
      const mail = await this.mails.locked(id);
      const now = new Date();
      const moment = now.toISOString();
      const isDue = mail?.state === 'queued' && mail.next_try_at <= moment;
      if (!isDue || (mail.claimed_until ?? '') >= moment) return null;
      if (mail.begun_at !== null) {
        await this.mails.update(id, {
          state: 'uncertain',
          reason: offersTexts.interrupted,
          claimed_until: null,
        });
        return null;
      }
      const claim = {
        tries: mail.tries + 1,
        claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString(),
      };
      await this.mails.update(id, claim);
      return Object.assign(mail, claim);
    });
  }
}

/** What the end of a try makes of the e-mail. */
function endOf(delivery: Delivery, tries: number): Partial<NewOfferMail> {
  const now = new Date();
  switch (delivery.kind) {
    case 'sent':
      return { state: 'sent', sent_at: now.toISOString(), refused: [...delivery.refused], reason: null };
    case 'later': {
      const wait = waitAfter(tries);
      if (wait === null)
        return { state: 'refused', begun_at: null, reason: offersTexts.gaveUp(tries, delivery.reason) };
      const next_try_at = new Date(now.getTime() + wait).toISOString();
      return { begun_at: null, reason: delivery.reason, next_try_at };
    }
    default:
      return { state: delivery.kind, reason: delivery.reason };
  }
}
