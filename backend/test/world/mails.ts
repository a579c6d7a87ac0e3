import { randomUUID } from 'node:crypto';
import { OfferMail } from '../../src/offers/sending/offer-mail.entity.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import type { TestApp } from '../harness/test-app.js';

const AT = '2026-01-02T03:04:05.000Z';

/** Stores an e-mail about an order's first revision, without sending it: one that was sent unless `fields` say otherwise. @returns its id */
export async function mailOf(
  app: TestApp,
  order_id: number,
  fields: Partial<OfferMail> = {},
): Promise<number> {
  return app.db.write(async () => {
    const revision = await app.db.manager.findOneByOrFail(Revision, { order_id, number: 0 });
    const of = { order_id, revision_id: revision.id, link_id: null, send_key: randomUUID() };
    const to = { recipients: ['compras@metal.test'], copies: [], reply_to: null, refused: [] };
    const text = { message_id: `<${randomUUID()}@b>`, subject: 'a', text: 'a', documents: [], reason: null };
    const tries = { tries: 1, next_try_at: AT, claimed_until: null, begun_at: null };
    const by = { sent_at: AT, created_by_id: null, created_by: 'Ana', created_at: AT };
    const row = { ...of, ...to, ...text, ...tries, ...by, purpose: 'offer' as const, state: 'sent' as const };
    return (await app.db.manager.save(OfferMail, { ...row, ...fields })).id;
  });
}
