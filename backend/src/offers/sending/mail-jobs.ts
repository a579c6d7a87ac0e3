import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { JobSources, type JobSource } from '../../jobs/job-sources.js';
import type { JobState, JobView } from '../../jobs/job.view.js';
import { mayEdit, seesAll } from '../../orders/domain/visibility.js';
import { offersTexts } from '../offers.texts.js';
import { mayBeCancelled, mayBeRetried } from './offer-mails.service.js';
import { type ListedMail, listLatestMails } from './offer-mails.repository.js';
import type { MailState } from './offer-mail.entity.js';
import { Database } from '../../platform/database/database.js';

const STATES: Readonly<Record<MailState, JobState>> = {
  queued: 'waiting',
  sent: 'done',
  refused: 'failed',
  uncertain: 'uncertain',
  cancelled: 'cancelled',
};

/** E-mails of quotes that the user sees. */
@Injectable()
export class MailJobs implements JobSource {
  constructor(
    private readonly db: Database,
    sources: JobSources,
  ) {
    sources.add(this);
  }

  async list(actor: Actor, most: number): Promise<JobView[]> {
    const mails = await listLatestMails(this.db, most, seesAll(actor) ? null : actor.id);
    const now = new Date().toISOString();
    return mails.map((mail) => viewOf(mail, actor, now));
  }
}

function viewOf(mail: ListedMail, actor: Actor, now: string): JobView {
  const { id, purpose, state, order_id, recipients, copies, created_by, refused, reason, tries, created_at } =
    mail;
  const isTried = state === 'queued' && (mail.claimed_until ?? '') >= now;
  const edits = mayEdit(actor, mail.order_type);
  return {
    id: `mail-${String(id)}`,
    kind: 'mail',
    variant: purpose,
    state: isTried ? 'running' : STATES[state],
    order_id,
    subject_id: id,
    text: [...recipients, ...copies].join(', '),
    created_by: created_by || null,
    done: null,
    of: null,
    message: reason ?? (refused.length > 0 ? offersTexts.refusedBy(refused.join(', ')) : null),
    asked_at: created_at,
    ended_at: mail.sent_at,
    next_try_at: state === 'queued' && tries > 0 ? mail.next_try_at : null,
    can: { retry: edits && mayBeRetried(mail), cancel: edits && mayBeCancelled(mail, now), open: true },
  };
}
