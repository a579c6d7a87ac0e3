import { randomUUID } from 'node:crypto';
import { OfferAnswer } from '../../src/offers/answers/offer-answer.entity.js';
import { ReminderMails } from '../../src/offers/reminders/reminder-mails.service.js';
import { MailOutbox } from '../../src/offers/sending/mail-outbox.service.js';
import { OfferMail } from '../../src/offers/sending/offer-mail.entity.js';
import { Order } from '../../src/orders/order.entity.js';
import { dayAfter, dayOf } from '../../src/platform/i18n/calendar.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf, setOf } from '../world/orders.js';
import { headerOf, MailServer } from './mail-server.js';

const SMTP = { REDIS_URL: '', MAIL_FROM: 'orcamentos@forja.test', PUBLIC_URL: 'https://forja.test' };
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const now = () => new Date().toISOString();

/** The message's text, whatever its encoding. */
function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  if (/transfer-encoding: base64/i.test(raw)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('reminders by e-mail @servers', () => {
  let app: TestApp;
  let smtp: MailServer;
  let seller: Client;

  beforeAll(async () => {
    smtp = await MailServer.start();
    app = await TestApp.startOwn({ ...SMTP, SMTP_URL: smtp.url });
    // A look of the clock's would take an e-mail that a test is about to send, and still be sending it when that has looked.
    app.stopClock();
    seller = await app.userWith('edit_pre_orders', 'view_all_orders');
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });
  beforeEach(async () => {
    await app.db.write(async () => {
      await app.db.manager.update(Order, { status: 'waiting_response' }, { validity_key: '2020-01-01' });
      await app.db.manager.update(OfferMail, { state: 'queued' }, { state: 'sent' });
    });
    smtp.received.length = 0;
  });

  const day = (days: number) => dayAfter(dayOf(now()), days);
  const store = (id: number, fields: Partial<Order>) =>
    app.db.write(() => app.db.manager.update(Order, { id }, fields));
  const move = (id: number, status: string) =>
    seller.put(`/api/orders/${id}/update-status`, { status }).expect(200);
  const tick = (id: number, remind_customer: boolean) =>
    seller.put(`/api/orders/${id}/customer-reminder`, { remind_customer });
  const remind = () => app.app.get(ReminderMails).remind(now());
  const due = () => app.app.get(MailOutbox).tryDue();
  const queued = (order_id: number) =>
    app.db.manager.find(OfferMail, { where: { order_id, state: 'queued' }, order: { id: 'ASC' } });

  /** A waiting quote, frozen yesterday, that ends so many days from now. */
  async function waiting(days: number, fields: object = {}): Promise<number> {
    const { id } = await orderOf(seller, fields);
    await setOf(seller, id);
    await move(id, 'waiting_response');
    await store(id, { validity_key: day(days) });
    await app.db.write(() => app.db.manager.update(Revision, { order_id: id }, { frozen_at: LONG_AGO }));
    return id;
  }

  /** Sent by e-mail, yesterday. */
  async function mailed(id: number, fields: object = {}): Promise<void> {
    const { body } = await seller
      .post(`/api/orders/${id}/mails`, {
        key: randomUUID(),
        to: ['compras@metal.test', 'gone@metal.test'],
        cc: ['copia@metal.test'],
        subject: 'Orçamento',
        text: 'Olá: {link}',
        documents: ['quote'],
        ...fields,
      })
      .expect(200);
    const mail = body as { id: number };
    await app.app.get(MailOutbox).tryNow(mail.id);
    await app.db.write(() => app.db.manager.update(OfferMail, mail.id, { sent_at: LONG_AGO }));
    smtp.received.length = 0;
  }

  it('go once to the owner, within the last three days, whatever the number of looks', async () => {
    const customer = await app.admin.post('/api/customers', { name: 'Metal SA', contact: 'Ana' });
    const id = await waiting(3, { customer_id: customer.body.id });
    const others = [await waiting(4), await waiting(-1), (await orderOf(seller)).id];
    const today = await waiting(0);
    await app.db.write(() => app.db.manager.update(Revision, { order_id: today }, { frozen_at: now() }));
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    for (const other of [...others, today]) expect(await queued(other)).toEqual([]);
    expect(await queued(id)).toHaveLength(1);
    await due();
    await remind();
    await due();
    expect(smtp.received).toHaveLength(1);
    const [{ to, raw }] = smtp.received as [(typeof smtp.received)[0]];
    expect(to).toEqual([expect.stringMatching(/@forja\.test$/)]);
    const [year, month, date] = day(3).split('-') as [string, string, string];
    const text = textOf(raw);
    const number = String(id).padStart(6, '0');
    expect(text).toContain(
      `O orçamento ${number} de Metal SA, no valor total de R$ 0,00, é válido até ${date}/${month}/${year}`,
    );
    expect(text).toContain(`https://forja.test/order/${String(id)}`);
    expect(text).not.toContain('/p/');
    // The e-mails of the quote are those to its customer.
    expect((await seller.get(`/api/orders/${id}/mails`)).body).toEqual([]);
    // The key stands in the database, whatever a process believes.
    const [mail] = await app.db.manager.find(OfferMail, { where: { order_id: id } });
    expect(mail).toMatchObject({ purpose: 'due_notice', owner_id: seller.userId });
    const { id: _, ...again } = mail!;
    await expect(app.db.write(() => app.db.manager.insert(OfferMail, again))).rejects.toThrow();
    // A new revision is another one to be reminded of.
    await move(id, 'in_progress');
    await seller.put(`/api/orders/${id}`, { type: 'pre_order', quote_obs: 'Nova' }).expect(200);
    await move(id, 'waiting_response');
    await store(id, { validity_key: day(1) });
    await app.db.write(() => app.db.manager.update(Revision, { order_id: id }, { frozen_at: LONG_AGO }));
    await remind();
    expect(await queued(id)).toHaveLength(1);
  });

  it('go to the customer where that is ticked, to whom the quote reached, with the link that they have', async () => {
    const id = await waiting(2);
    smtp.troubles = [{ recipient: 'gone@metal.test', code: 550 }];
    await mailed(id);
    await remind();
    expect((await queued(id)).map(({ purpose }) => purpose)).toEqual(['due_notice']);
    const { body: before } = await seller.get(`/api/orders/${id}/mail-draft`).expect(200);
    expect(before.remind_customer).toBe(false);
    await tick(id, true).expect(200, { remind_customer: true });
    await tick(id, true).expect(200);
    await Promise.all([remind(), remind()]);
    await due();
    expect(smtp.received.map(({ to }) => to).sort((a, b) => a[0]!.localeCompare(b[0]!))[0]).toEqual([
      'compras@metal.test',
    ]);
    expect(smtp.received).toHaveLength(2);
    const { raw } = smtp.received.find(({ to }) => to[0] === 'compras@metal.test')!;
    expect(textOf(raw)).toMatch(/lembramos que o orçamento \d{6} é válido até/);
    expect(textOf(raw)).toMatch(/https:\/\/forja\.test\/p\/[\w-]{43}/);
    expect(headerOf(raw, 'Reply-To')).toMatch(/@forja\.test$/);
    const links = await seller.get(`/api/orders/${id}/links`).expect(200);
    expect(links.body).toHaveLength(1);
    const mails = (await seller.get(`/api/orders/${id}/mails`).expect(200)).body;
    expect(mails).toMatchObject([
      { is_reminder: true, state: 'sent', to: ['compras@metal.test'], created_by: 'Lembrete automático' },
      { is_reminder: false },
    ]);
    const history = (await seller.get(`/api/orders/${id}/history`).expect(200)).body as {
      action: string;
      details: object;
    }[];
    expect(history).toContainEqual(
      expect.objectContaining({ action: 'mailed', details: { to: 'compras@metal.test' } }),
    );
    expect(
      history.filter(({ details }) => JSON.stringify(details) === '{"remind_customer":[false,true]}'),
    ).toHaveLength(1);
    // The tick is the quote's own: a copy has none, and it makes no revision.
    const copy = (await seller.post(`/api/orders/${id}/duplicate`, {})).body as { id: number };
    expect((await app.db.manager.findOneByOrFail(Order, { id: copy.id })).remind_customer).toBe(false);
    expect((await app.db.manager.findOneByOrFail(Order, { id })).remind_customer).toBe(true);
    await tick((await orderOf(seller)).id, true).expect(422);
    await seller.put(`/api/orders/${id}/customer-reminder`, {}).expect(422);
  });

  it('stop where the quote was never sent, its link was taken back, or it was answered or moved', async () => {
    const ticked = async () => {
      const id = await waiting(1);
      await mailed(id);
      await tick(id, true).expect(200);
      return id;
    };
    const unsent = await waiting(1);
    await tick(unsent, true).expect(200);
    const [withdrawn, accepted, asked] = [await ticked(), await ticked(), await ticked()];
    const [link] = (await seller.get(`/api/orders/${withdrawn}/links`)).body as [{ id: number }];
    await seller.put(`/api/orders/${withdrawn}/links/${link.id}/withdraw`, {}).expect(200);
    const answer = async (id: number, kind: 'accepted' | 'asked') => {
      const revision = await app.db.manager.findOneByOrFail(Revision, { order_id: id });
      const row = { order_id: id, revision_id: revision.id, number: 0, link_id: 0, kind, name: 'Ana' };
      const rest = { contact: '', text: '', purchase_order: '', ip: '', digest: '', created_at: now() };
      const picks = { quote: null, sets: [] };
      await app.db.write(() => app.db.manager.insert(OfferAnswer, { ...row, ...rest, picks }));
    };
    await answer(accepted, 'accepted');
    await answer(asked, 'asked');
    await remind();
    const purposes = async (id: number) => (await queued(id)).map(({ purpose }) => purpose);
    expect(await purposes(unsent)).toEqual(['due_notice']);
    expect(await purposes(withdrawn)).toEqual(['due_notice']);
    expect(await purposes(accepted)).toEqual([]);
    expect(await purposes(asked)).toEqual(['due_notice', 'reminder']);
    // What was queued does not go out once it has become wrong.
    await answer(withdrawn, 'accepted');
    await move(unsent, 'in_progress');
    await tick(asked, false).expect(200);
    await due();
    expect(smtp.received.map(({ to }) => to[0])).toEqual([expect.stringMatching(/@forja\.test$/)]);
    const [late] = (await seller.get(`/api/orders/${asked}/mails`)).body as [
      { state: string; reason: string },
    ];
    expect(late).toMatchObject({ state: 'cancelled', reason: expect.stringContaining('necessário') });
  });

  it('go to the company and to who may approve where the owner is disabled, and their customers’ answers to the company', async () => {
    const id = await waiting(1);
    await mailed(id);
    await tick(id, true).expect(200);
    const approver = await app.userWith('approve_pre_orders', 'view_all_orders');
    await app.userWith('approve_pre_orders');
    await app.userWith('edit_pre_orders', 'view_all_orders');
    await app.admin.put('/api/company', { name: 'Forja', email: 'contato@forja.test' }).expect(200);
    const { body: user } = await app.admin.get(`/api/users/${seller.userId!}`).expect(200);
    const save = (enabled: boolean) =>
      app.admin.put(`/api/users/${seller.userId!}`, { name: user.name, email: user.email, enabled });
    await save(false).expect(200);
    await Promise.all([remind(), remind()]);
    await save(true).expect(200);
    const mails = await queued(id);
    expect(mails.map(({ purpose, owner_id, reply_to }) => ({ purpose, owner_id, reply_to }))).toEqual([
      { purpose: 'due_notice', owner_id: null, reply_to: null },
      { purpose: 'due_notice', owner_id: app.admin.userId, reply_to: null },
      { purpose: 'due_notice', owner_id: approver.userId, reply_to: null },
      { purpose: 'reminder', owner_id: seller.userId, reply_to: 'contato@forja.test' },
    ]);
    expect(mails[0]?.recipients).toEqual(['contato@forja.test']);
  });

  it('are queued on no server without SMTP', async () => {
    const without = await TestApp.start();
    try {
      const quote = (await orderOf(without.admin)).id;
      await without.admin
        .put(`/api/orders/${quote}/update-status`, { status: 'waiting_response' })
        .expect(200);
      await without.db.write(async () => {
        await without.db.manager.update(Order, { id: quote }, { validity_key: day(1) });
        await without.db.manager.update(Revision, { order_id: quote }, { frozen_at: LONG_AGO });
      });
      await without.app.get(ReminderMails).remind(now());
      expect(await without.db.manager.count(OfferMail)).toBe(0);
    } finally {
      await without.close();
    }
  });
});
