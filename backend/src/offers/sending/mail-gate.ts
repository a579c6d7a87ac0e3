import type { Database } from '../../platform/database/database.js';
import { dayOf } from '../../platform/i18n/calendar.js';
import { Revision } from '../../revisions/revision.entity.js';
import { linkState } from '../domain/link-state.js';
import { findLinkedOrder, findLink } from '../links/offer-links.repository.js';
import { offersTexts } from '../offers.texts.js';
import type { OfferMail } from './offer-mail.entity.js';
import { isReminderDue } from './reminders.repository.js';

/** Why it must not, or null. An order's lock keeps the answer true for the rest of the transaction. */
export async function reasonToStop(db: Database, mail: OfferMail): Promise<string | null> {
  if (mail.purpose === 'offer' || mail.purpose === 'reminder') {
    const stopped = await reasonOfLink(db, mail);
    if (stopped !== null) return stopped;
  }
  return (await isReminderDue(db, mail)) ? null : offersTexts.noLongerDue;
}

/** An e-mail without a link is judged as if it had one, by what is attached. */
async function reasonOfLink(
  db: Database,
  { order_id, revision_id, link_id }: OfferMail,
): Promise<string | null> {
  const [order, link] = [await findLinkedOrder(db, order_id), await linkOfMail(db, revision_id, link_id)];
  if (!order || !link) return offersTexts.stopped.withdrawn;
  const state = linkState(link, order, dayOf(new Date().toISOString()));
  return state === 'valid' ? null : offersTexts.stopped[state];
}

async function linkOfMail(db: Database, revision_id: number, link_id: number | null) {
  if (link_id !== null) return findLink(db, link_id);
  const { number } = await db.manager.findOneByOrFail(Revision, { id: revision_id });
  return { number, valid_until: NEVER, withdrawn_at: null, ended_at: null };
}

/** After each day as text. */
const NEVER = '9999-12-31';
