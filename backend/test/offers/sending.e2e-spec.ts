import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { MailOutbox } from '../../src/offers/sending/mail-outbox.service.js';
import { OfferMail } from '../../src/offers/sending/offer-mail.entity.js';
import { WorkerModule } from '../../src/worker.module.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf, setOf } from '../world/orders.js';
import { headerOf, MailServer } from './mail-server.js';

interface Mail {
  id: number;
  state: string;
  tries: number;
  reason: string | null;
  refused: string[];
  next_try_at: string | null;
}

const LONG_AGO = '2020-01-01T00:00:00.000Z';

describe('sending a quote @servers', () => {
  let app: TestApp;
  let smtp: MailServer;
  let seller: Client;
  let quote: number;

  beforeAll(async () => {
    smtp = await MailServer.start();
    app = await TestApp.startOwn({
      ...smtp.settings,
      MAIL_FROM: 'Forja Orçamentos <orcamentos@forja.test>',
    });
    seller = await app.userWith('edit_pre_orders', 'view_all_orders');
    quote = await waitingQuote(seller);
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.troubles = [];
    smtp.beforeRecipient = () => Promise.resolve();
    smtp.received.length = 0;
    smtp.seen.length = 0;
  });

  async function waitingQuote(by: Client, fields: object = {}): Promise<number> {
    const { id } = await orderOf(by, fields);
    await setOf(by, id);
    await by.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
    return id;
  }

  const message = (fields: object = {}) => ({
    key: randomUUID(),
    to: ['compras@metal.test'],
    subject: 'Orçamento de peças – açúcar',
    text: 'Olá,\n\nsegue o orçamento.',
    documents: ['quote'],
    ...fields,
  });
  const send = (fields: object = {}, by = seller, id = quote) =>
    by.post(`/api/orders/${id}/mails`, message(fields));
  const outbox = () => app.app.get(MailOutbox);
  const store = (id: number, fields: Partial<OfferMail>) =>
    app.db.write(() => app.db.manager.update(OfferMail, { id }, fields));

  /** The e-mail once its running try has ended. */
  async function ended(id: number): Promise<Mail> {
    await outbox().tryNow(id);
    const { body } = await seller.get(`/api/orders/${quote}/mails`).expect(200);
    return (body as Mail[]).find((mail) => mail.id === id)!;
  }
  const sentMail = async (fields: object = {}) =>
    ended(((await send(fields).expect(200)).body as { id: number }).id);
  const triedAgain = async (id: number) => {
    await store(id, { next_try_at: LONG_AGO });
    await outbox().tryDue();
    return ended(id);
  };

  it('hands it once to the server, with the stored PDFs, whatever the number of clicks', async () => {
    const body = message({
      to: ['compras@metal.test', 'COMPRAS@metal.test', ' diretoria@metal.test '],
      cc: ['vendas@forja.test', 'diretoria@metal.test'],
      documents: ['sets', 'quote'],
    });
    const click = () => seller.post(`/api/orders/${quote}/mails`, body).expect(200);
    const answers = await Promise.all([click(), click(), click()]);
    const ids = new Set(answers.map((answer) => (answer.body as Mail).id));
    expect(ids.size).toBe(1);
    const mail = await ended([...ids][0]!);
    expect(mail).toMatchObject({
      state: 'sent',
      tries: 1,
      to: ['compras@metal.test', 'diretoria@metal.test'],
      cc: ['vendas@forja.test'],
      files: [
        `orcamento-${String(quote).padStart(6, '0')}.pdf`,
        `orcamento-conjuntos-${String(quote).padStart(6, '0')}.pdf`,
      ],
    });
    expect(smtp.received).toHaveLength(1);
    const [{ from, to, raw }] = smtp.received as [(typeof smtp.received)[0]];
    expect(from).toBe('orcamentos@forja.test');
    expect(to).toEqual(['compras@metal.test', 'diretoria@metal.test', 'vendas@forja.test']);
    expect(headerOf(raw, 'Message-ID')).toMatch(/^<[\w-]+@forja\.test>$/);
    expect(headerOf(raw, 'Reply-To')).toMatch(/@forja\.test$/);
    expect(headerOf(raw, 'Subject')).toContain('=?UTF-8?');
    const pdf = await seller.get(`/api/orders/${quote}/pdf`).buffer(true).expect(200);
    const attached = Buffer.from(pdf.body as Buffer).toString('base64');
    expect(raw.replace(/\r?\n/g, '')).toContain(attached);
    const history = await seller.get(`/api/orders/${quote}/history`).expect(200);
    expect((history.body as { action: string }[]).filter(({ action }) => action === 'mailed')).toHaveLength(
      1,
    );
  });

  it('tries again later what is refused for now, under the same Message-ID', async () => {
    smtp.troubles = [{ code: 451 }, { recipient: 'compras@metal.test', code: 450 }];
    // Of the two troubles the recipient's comes first.
    const first = await sentMail();
    expect(first).toMatchObject({ state: 'queued', tries: 1 });
    expect(first.reason).toContain('450');
    expect(first.next_try_at! > new Date().toISOString()).toBe(true);
    await outbox().tryDue();
    expect((await ended(first.id)).tries).toBe(1);
    expect(await triedAgain(first.id)).toMatchObject({ state: 'queued', tries: 2 });
    expect(await triedAgain(first.id)).toMatchObject({ state: 'sent', tries: 3, reason: null });
    expect(smtp.seen).toHaveLength(2);
    expect(new Set(smtp.seen.map((raw) => headerOf(raw, 'Message-ID'))).size).toBe(1);
    expect(await triedAgain(first.id)).toMatchObject({ tries: 3 });
    expect(smtp.received).toHaveLength(1);
  });

  it('gives up after six tries, and at once what is refused for good; names recipients refused beside others', async () => {
    smtp.troubles = [{ code: 451 }];
    const mail = await sentMail();
    await store(mail.id, { tries: 5 });
    smtp.troubles = [{ code: 451 }];
    expect(await triedAgain(mail.id)).toMatchObject({ state: 'refused', tries: 6 });
    smtp.troubles = [{ recipient: 'compras@metal.test', code: 550 }];
    const refused = await sentMail();
    expect(refused).toMatchObject({ state: 'refused', tries: 1 });
    expect(refused.reason).toContain('550');
    smtp.troubles = [{ recipient: 'gone@metal.test', code: 550 }];
    const partly = await sentMail({ to: ['compras@metal.test', 'gone@metal.test'] });
    expect(partly).toMatchObject({ state: 'sent', refused: ['gone@metal.test'] });
  });

  it('leaves uncertain what got no answer after the message, and what a process left behind then', async () => {
    smtp.troubles = ['hangs up'];
    const mail = await sentMail();
    expect(mail).toMatchObject({ state: 'uncertain', tries: 1 });
    expect(await triedAgain(mail.id)).toMatchObject({ state: 'uncertain', tries: 1 });
    expect(smtp.seen).toHaveLength(1);
    // As a process leaves it that ends after the message went out, and before.
    await store(mail.id, { state: 'queued', begun_at: LONG_AGO, claimed_until: LONG_AGO });
    expect(await triedAgain(mail.id)).toMatchObject({ state: 'uncertain', tries: 1 });
    await store(mail.id, { state: 'queued', begun_at: null, claimed_until: LONG_AGO });
    expect(await triedAgain(mail.id)).toMatchObject({ state: 'sent', tries: 2 });
    // While another process has it, it is left alone.
    await store(mail.id, { state: 'queued', claimed_until: new Date(Date.now() + 60_000).toISOString() });
    expect(await triedAgain(mail.id)).toMatchObject({ state: 'queued', tries: 2 });
    await store(mail.id, { state: 'sent' });
  });

  describe('once its quote is no longer what it says', () => {
    const move = (id: number, status: string) =>
      seller.put(`/api/orders/${id}/update-status`, { status }).expect(200);
    const takeBack = (id: number) => move(id, 'in_progress');
    const replace = async (id: number) => {
      await takeBack(id);
      await seller.put(`/api/orders/${id}`, { service_value: 10 }).expect(200);
      await move(id, 'waiting_response');
    };
    const withdrawLinks = async (id: number) => {
      const { body } = await seller.get(`/api/orders/${id}/links`).expect(200);
      for (const link of body as { id: number }[])
        await seller.put(`/api/orders/${id}/links/${link.id}/withdraw`, {}).expect(200);
    };
    const mailsOf = async (id: number) =>
      (await seller.get(`/api/orders/${id}/mails`).expect(200)).body as Mail[];
    const REVISED = 'o orçamento foi revisado';

    it.each([
      ['was taken back', 'Olá: {link}', takeBack, REVISED],
      ['was taken back, in an e-mail without a link', 'Olá', takeBack, REVISED],
      ['was replaced', 'Olá: {link}', replace, REVISED],
      ['was cancelled', 'Olá: {link}', (id: number) => move(id, 'cancelled'), 'o orçamento foi cancelado'],
      [
        'has a link that was withdrawn',
        'Olá: {link}',
        withdrawLinks,
        'o link deste e-mail foi retirado; envie de novo',
      ],
    ])('never leaves while the quote %s', async (_, text, change, reason) => {
      const id = await waitingQuote(seller);
      smtp.troubles = [{ recipient: 'compras@metal.test', code: 450 }];
      const { body } = await send({ text }, seller, id).expect(200);
      await outbox().tryNow((body as Mail).id);
      await change(id);
      // Seen on the quote at once, not when the server answers again.
      expect(await mailsOf(id)).toMatchObject([{ state: 'cancelled', reason }]);
      await store((body as Mail).id, { next_try_at: LONG_AGO });
      await outbox().tryDue();
      expect(smtp.seen).toEqual([]);
    });

    it('is not tried again by hand, nor by the outbox after a change of another release', async () => {
      const id = await waitingQuote(seller);
      smtp.troubles = [{ recipient: 'compras@metal.test', code: 550 }];
      const { body } = await send({ text: 'Olá: {link}' }, seller, id).expect(200);
      const mail = (body as Mail).id;
      await outbox().tryNow(mail);
      await withdrawLinks(id);
      const { body: refused } = await seller.post(`/api/orders/${id}/mails/${mail}/retry`, {}).expect(409);
      expect(refused.message).toBe(
        'Este e-mail não pode ser tentado de novo: o link deste e-mail foi retirado; envie de novo',
      );
      await store(mail, { state: 'queued', next_try_at: LONG_AGO, reason: null });
      await outbox().tryDue();
      expect(await mailsOf(id)).toMatchObject([{ state: 'cancelled' }]);
      expect(smtp.seen).toEqual([]);
    });

    it('is stopped where the quote is taken back between the claim and the first byte', async () => {
      const id = await waitingQuote(seller);
      // The recipient is asked for between the two.
      smtp.beforeRecipient = async () => void (await takeBack(id));
      const { body } = await send({ text: 'Olá: {link}' }, seller, id).expect(200);
      await outbox().tryNow((body as Mail).id);
      expect(await mailsOf(id)).toMatchObject([{ state: 'cancelled', tries: 1, reason: REVISED }]);
      // Also where it waits again at once, as it was: what the quote's screen says of it stays true.
      const again = await waitingQuote(seller);
      smtp.beforeRecipient = async () => {
        await takeBack(again);
        await move(again, 'waiting_response');
      };
      const second = await send({ text: 'Olá: {link}' }, seller, again).expect(200);
      await outbox().tryNow((second.body as Mail).id);
      expect(await mailsOf(again)).toMatchObject([{ state: 'cancelled', reason: REVISED }]);
      expect(smtp.received).toEqual([]);
    });
  });

  it('refuses what is no address, no subject, nothing to send, or too much', async () => {
    const wrong = async (fields: object, field: string, by = seller) => {
      const { body } = await send(fields, by).expect(422);
      expect(Object.keys(body.errors as object)).toEqual([field]);
    };
    await wrong({ to: ['a@b.com\r\nBcc: c@d.com'] }, 'to');
    await wrong({ cc: ['Ana <a@b.com>'] }, 'cc');
    await wrong({ to: [' '] }, 'to');
    await wrong({ to: Array.from({ length: 11 }, (_, index) => `p${String(index)}@b.com`) }, 'to');
    await wrong({ subject: 'Oi\r\nBcc: c@d.com' }, 'subject');
    await wrong({ text: '' }, 'text');
    await wrong({ documents: ['part-sheets'] }, 'documents');
    await wrong({ key: 'short' }, 'key');
    const draft = (await orderOf(seller)).id;
    await send({}, seller, draft).expect(422);
    await app.admin.put(`/api/orders/${draft}/update-status`, { status: 'cancelled' }).expect(200);
    await seller.get(`/api/orders/${draft}/mail-draft`).expect(422);
    const { body } = await send().expect(200);
    const key = randomUUID();
    await send({ key }).expect(200);
    await send({ key }, app.admin).expect(409);
    await app.db.write(async () => {
      const { id: _, ...mail } = await app.db.manager.findOneByOrFail(OfferMail, { id: body.id as number });
      for (let count = 0; count < 60; count += 1) {
        const row = {
          ...mail,
          state: 'sent' as const,
          send_key: randomUUID(),
          created_by_id: app.admin.userId!,
        };
        await app.db.manager.insert(OfferMail, row);
      }
    });
    const many = await send({}, app.admin).expect(429);
    expect(many.headers['retry-after']).toBe('3600');
  });

  it('begins with the company’s template, filled for the quote, and goes with the quote', async () => {
    const customer = await app.admin.post('/api/customers', {
      name: 'Metal SA',
      contact: '{empresa} $& Ana',
      email: 'a@metal.test; b@metal.test, x',
      phone: '(11) 4057-8800',
    });
    await app.admin.put('/api/company', {
      name: 'Forja Ltda.',
      mail_subject: '{numero}: {cliente}',
      mail_text: 'Olá, {contato}. {total} até {validade} {responsavel}',
    });
    const { id } = await orderOf(app.admin, { customer_id: customer.body.id, validity_days: 5 });
    const draftNow = async () =>
      (await app.admin.get(`/api/orders/${id}/mail-draft`).expect(200)).body as object;
    const inProgress = await draftNow();
    await app.admin.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
    const { body: draft } = await app.admin.get(`/api/orders/${id}/mail-draft`).expect(200);
    // Before it is sent a quote is shown the message that it will be sent with.
    expect(inProgress).toEqual(draft);
    const [year, month, date] = (draft.valid_until as string).split('-') as [string, string, string];
    expect(draft).toMatchObject({
      can_send: true,
      to: ['a@metal.test', 'b@metal.test'],
      phone: '551140578800',
      subject: `${String(id).padStart(6, '0')}: Metal SA`,
      text: `Olá, {empresa} $& Ana. R$ 0,00 até ${date}/${month}/${year} Administrador`,
    });
    await app.admin.put('/api/company', { name: 'Forja Ltda.' }).expect(200);
    const { body: standard } = await app.admin.get(`/api/orders/${id}/mail-draft`).expect(200);
    expect(standard.subject).toBe(`Orçamento ${String(id).padStart(6, '0')} – Forja Ltda.`);
    await app.admin.delete(`/api/orders/${id}`).expect(200);
    await app.admin.get(`/api/orders/${id}/mails`).expect(404);
  });

  it('is no part of a server without SMTP', async () => {
    const without = await TestApp.start();
    try {
      const id = await waitingQuote(without.admin);
      const { body } = await without.admin.get(`/api/orders/${id}/mail-draft`).expect(200);
      expect(body.can_send).toBe(false);
      await without.admin.post(`/api/orders/${id}/mails`, message()).expect(422);
    } finally {
      await without.close();
    }
  });
});

const redis = process.env.TEST_REDIS_URL;
if (redis) {
  describe('sending with a worker', () => {
    it('is done by it, once', async () => {
      const smtp = await MailServer.start();
      const app = await TestApp.startOwn({
        ...smtp.settings,
        REDIS_URL: new URL('/8', redis).href,
      });
      const worker = await NestFactory.createApplicationContext(WorkerModule.with(app.settings), {
        logger: false,
      });
      await worker.init();
      const { id } = await orderOf(app.admin);
      await app.admin.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
      const { body } = await app.admin
        .post(`/api/orders/${id}/mails`, {
          key: randomUUID(),
          to: ['compras@metal.test'],
          subject: 'Orçamento',
          text: 'Olá',
          documents: ['quote'],
        })
        .expect(200);
      await Promise.all([1, 2].map(() => app.app.get(MailOutbox).tryNow((body as Mail).id)));
      const mails = await app.admin.get(`/api/orders/${id}/mails`).expect(200);
      expect(mails.body).toMatchObject([{ state: 'sent', tries: 1 }]);
      expect(smtp.received).toHaveLength(1);
      await worker.close();
      await app.close();
      await smtp.close();
    });
  });
}
