import { randomUUID } from 'node:crypto';
import type { NewOfferMail } from './offer-mails.repository.js';

type Begin =
  | 'message_id'
  | 'state'
  | 'refused'
  | 'reason'
  | 'tries'
  | 'next_try_at'
  | 'claimed_until'
  | 'begun_at'
  | 'sent_at'
  | 'created_at';

/** How each e-mail begins: due at once, and not tried yet. @param publicUrl names the server in its Message-ID */
export function queuedMail(publicUrl = 'http://localhost'): Pick<NewOfferMail, Begin> {
  const now = new Date().toISOString();
  return {
    message_id: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    state: 'queued',
    refused: [],
    reason: null,
    tries: 0,
    next_try_at: now,
    claimed_until: null,
    begun_at: null,
    sent_at: null,
    created_at: now,
  };
}
