import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '../../platform/database/database.js';
import { defineJob, type JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { listDueMails } from './offer-mails.repository.js';

/** One try of an e-mail. */
export const sendMailJob = defineJob<{ mail_id: number }, null>('send-mail');

const LOOK_MS = 20_000;
/** E-mails that are handed over at a time. */
const MOST_AT_ONCE = 20;
const PATIENCE_MS = 10 * 60_000;

/** Hands e-mails to the queue: at once after the click, and whenever a next try is due, also after a restart. */
@Injectable()
export class MailOutbox implements BeforeApplicationShutdown {
  private readonly log = new Logger(MailOutbox.name);
  private readonly run: JobRunner<{ mail_id: number }, null>;
  private closed = false;

  constructor(
    private readonly db: Database,
    queue: JobQueue,
  ) {
    this.run = queue.runner(sendMailJob);
  }

  beforeApplicationShutdown(): void {
    this.closed = true;
  }

  /** Has it tried by a worker. Its row knows the rest: a failure here is made up for by the next look. */
  async tryNow(mail_id: number): Promise<void> {
    try {
      await this.run({ mail_id }, { key: `mail-${String(mail_id)}`, timeoutMs: PATIENCE_MS });
    } catch (error) {
      if (!this.closed) this.log.warn(`Mail ${String(mail_id)} was not tried: ${String(error)}`);
    }
  }

  /** Tries all that are due. */
  async tryDue(): Promise<void> {
    const due = await listDueMails(this.db, new Date().toISOString(), MOST_AT_ONCE);
    await Promise.all(due.map((id) => this.tryNow(id)));
  }

  @Interval('due mails', LOOK_MS)
  async look(): Promise<void> {
    if (this.closed) return;
    try {
      await this.tryDue();
    } catch (error) {
      this.log.warn(`Due mails could not be looked for: ${String(error)}`);
    }
  }
}
