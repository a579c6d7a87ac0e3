import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { DueWork } from '../../platform/queue/due-work.js';
import { defineJob, type JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { listDueMails } from './offer-mails.repository.js';

/** One try of an e-mail. */
export const sendMailJob = defineJob<{ mail_id: number }, null>('send-mail');

/** E-mails that are handed over at a time. */
const MOST_AT_ONCE = 20;
const PATIENCE_MS = 10 * 60_000;

/** Hands e-mails, by their ids, to the queue: at once after the click, and whenever a next try is due, also after a restart. */
@Injectable()
export class MailOutbox extends DueWork<number> {
  private readonly run: JobRunner<{ mail_id: number }, null>;

  constructor(
    private readonly db: Database,
    queue: JobQueue,
  ) {
    super();
    this.run = queue.runner(sendMailJob);
  }

  protected override findDue(): Promise<number[]> {
    return listDueMails(this.db, new Date().toISOString(), MOST_AT_ONCE);
  }

  protected override handOver(mail_id: number): Promise<null> {
    return this.run({ mail_id }, { key: `mail-${String(mail_id)}`, timeoutMs: PATIENCE_MS });
  }

  protected override nameOf(id: number): string {
    return `E-mail ${String(id)}`;
  }
}
