import { randomUUID } from 'node:crypto';
import { OfferAnswer } from '../../src/offers/answers/offer-answer.entity.js';
import { OfferLink } from '../../src/offers/links/offer-link.entity.js';
import { OfferSweep } from '../../src/offers/offer-sweep.service.js';
import { OfferMail, type MailPurpose, type MailState } from '../../src/offers/sending/offer-mail.entity.js';
import { RepricedQuoteRow, Repricing } from '../../src/orders/tools/price-changes/repricing.entity.js';
import { RepricingSweep } from '../../src/orders/tools/price-changes/repricing-sweep.service.js';
import { dayAfter, dayOf } from '../../src/platform/i18n/calendar.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const lastDay = (days: number) => dayAfter(dayOf(now.toISOString()), -days);

describe('rows of what ended long ago @servers', () => {
  let app: TestApp;
  let orderId: number;
  let revisionId: number;

  beforeAll(async () => {
    app = await TestApp.startOwn({ REDIS_URL: '' });
    // A look of the clock's would work off the quote that waits, and its repricing would end.
    app.stopClock();
    orderId = (await orderOf(app.admin)).id;
    await app.admin.put(`/api/orders/${orderId}/update-status`, { status: 'waiting_response' }).expect(200);
    revisionId = (await app.db.manager.findOneByOrFail(Revision, { order_id: orderId })).id;
  });
  afterAll(() => app.close());

  it('of repricings are removed after 90 days, whole, and not while a quote waits', async () => {
    const begun = (days: number, ...states: RepricedQuoteRow['state'][]) =>
      app.db.write(async () => {
        const of = { resource: 'materials' as const, entry_id: 1, entry_name: 'Aço' };
        const row = { ...of, created_by_id: app.admin.userId!, created_at: ago(days) };
        const { id } = await app.db.manager.save(Repricing, row);
        for (const state of states) {
          const quote = { repricing_id: id, order_id: orderId, digest: 'a', state };
          await app.db.manager.insert(RepricedQuoteRow, quote);
        }
        return id;
      });
    const kept = [await begun(89, 'repriced'), await begun(400, 'repriced', 'waiting')];
    for (let count = 0; count < 21; count += 1) await begun(91 + count, 'repriced', 'skipped');
    await begun(91);
    const sweep = app.app.get(RepricingSweep);
    expect(await sweep.sweep(now)).toBe(22);
    expect(await sweep.sweep(now)).toBe(0);
    const left = await app.db.manager.find(Repricing, { order: { id: 'ASC' } });
    expect(left.map(({ id }) => id)).toEqual(kept);
    expect(await app.db.manager.count(RepricedQuoteRow)).toBe(3);
  });

  it('of links without an answer, and of e-mails to owners, are removed after 180 days', async () => {
    const link = (days: number) =>
      app.db.write(async () => {
        const of = { order_id: orderId, revision_id: revisionId, number: 0, opened: 0, opened_at: null };
        const by = { created_by_id: null, created_by: 'Ana', created_at: ago(days + 10) };
        const secret = { nonce: randomUUID(), token_digest: randomUUID() };
        const whom = { recipient: '', recipient_key: randomUUID() };
        const ended = { valid_until: lastDay(days), withdrawn_at: null, ended_at: null };
        return (await app.db.manager.save(OfferLink, { ...of, ...by, ...secret, ...whom, ...ended })).id;
      });
    const mail = (days: number, purpose: MailPurpose, state: MailState) =>
      app.db.write(async () => {
        const of = { order_id: orderId, revision_id: revisionId, link_id: null, send_key: randomUUID() };
        const to = { recipients: ['a@forja.test'], copies: [], reply_to: null, refused: [] };
        const text = { message_id: '<a@b>', subject: 'a', text: 'a', documents: [], reason: null };
        const tries = { tries: 1, next_try_at: ago(days), claimed_until: null, begun_at: null };
        const by = { sent_at: ago(days), created_by_id: null, created_by: '', created_at: ago(days) };
        const row = { ...of, ...to, ...text, ...tries, ...by, purpose, state };
        return (await app.db.manager.save(OfferMail, row)).id;
      });
    const answered = await link(400);
    await app.db.write(async () => {
      const of = { order_id: orderId, revision_id: revisionId, number: 0, link_id: answered };
      const who = { kind: 'asked' as const, name: 'Ana', contact: '', text: 'E?', purchase_order: '' };
      const rest = { picks: { quote: null, sets: [] }, ip: '', digest: '', created_at: ago(400) };
      await app.db.manager.insert(OfferAnswer, { ...of, ...who, ...rest });
    });
    const links = [answered, await link(180), await link(-5)];
    await link(181);
    await link(900);
    const mails = [
      await mail(400, 'offer', 'sent'),
      await mail(400, 'reminder', 'sent'),
      await mail(400, 'notice', 'queued'),
      await mail(179, 'notice', 'sent'),
    ];
    await mail(181, 'notice', 'sent');
    await mail(181, 'due_notice', 'refused');
    await mail(181, 'due_notice', 'uncertain');
    const sweep = app.app.get(OfferSweep);
    expect(await sweep.sweep(now)).toBe(5);
    expect(await sweep.sweep(now)).toBe(0);
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids(await app.db.manager.find(OfferLink))).toEqual(ids(links.map((id) => ({ id }))));
    expect(ids(await app.db.manager.find(OfferMail))).toEqual(mails);
  });
});
