import { randomUUID } from 'node:crypto';
import type { JobView } from '../../src/jobs/job.view.js';
import { MailOutbox } from '../../src/offers/sending/mail-outbox.service.js';
import { OfferMail } from '../../src/offers/sending/offer-mail.entity.js';
import { RepricedQuoteRow, Repricing } from '../../src/orders/tools/price-changes/repricing.entity.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { headerOf, MailServer } from '../offers/mail-server.js';
import { mailOf } from '../world/mails.js';
import { orderOf, setOf } from '../world/orders.js';

const FAR = '2099-01-01T00:00:00.000Z';

describe('the list of jobs @servers', () => {
  let app: TestApp;
  let smtp: MailServer;
  let seller: Client;
  let other: Client;
  let quote: number;

  beforeAll(async () => {
    smtp = await MailServer.start();
    app = await TestApp.startOwn(smtp.settings);
    seller = await app.userWith('edit_pre_orders');
    other = await app.userWith('edit_pre_orders');
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });
  beforeEach(async () => {
    smtp.troubles = [];
    smtp.received.length = 0;
    smtp.seen.length = 0;
    quote = await waitingQuote();
  });

  const move = (id: number, status: string) =>
    seller.put(`/api/orders/${String(id)}/update-status`, { status }).expect(200);
  async function waitingQuote(): Promise<number> {
    const { id } = await orderOf(seller);
    await setOf(seller, id);
    await move(id, 'waiting_response');
    return id;
  }
  const jobs = async (client = seller, filter: object = {}): Promise<JobView[]> =>
    (await client.get(`/api/jobs?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200))
      .body as JobView[];
  const mails = (client = seller) => jobs(client, { kind: 'mail', order_id: quote });
  const act = (mail: number, action: 'retry' | 'cancel', client = seller) =>
    client.post(`/api/orders/${String(quote)}/mails/${String(mail)}/${action}`, {});

  /** A sent e-mail as the server took or refused it. */
  async function sent(to = ['compras@metal.test']): Promise<number> {
    const { body } = await seller
      .post(`/api/orders/${String(quote)}/mails`, {
        key: randomUUID(),
        to,
        subject: 'Orçamento',
        text: 'Olá',
        documents: ['quote'],
      })
      .expect(200);
    const { id } = body as { id: number };
    await app.app.get(MailOutbox).tryNow(id);
    return id;
  }

  it('shows e-mails with their ends to those who see their quotes, a page at a time', async () => {
    const id = await sent();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      id: `mail-${String(id)}`,
      kind: 'mail',
      variant: 'offer',
      state: 'done',
      order_id: quote,
      subject_id: id,
      text: 'compras@metal.test',
      message: null,
      can: { retry: false, cancel: false, open: true },
    });
    expect(mail!.ended_at! >= mail!.asked_at).toBe(true);
    expect(await mails(other)).toEqual([]);
    expect(await mails(app.admin)).toHaveLength(1);
    smtp.troubles = [{ recipient: 'gone@metal.test', code: 550 }];
    await sent(['compras@metal.test', 'gone@metal.test']);
    expect((await mails())[0]).toMatchObject({ state: 'done', message: 'recusado por gone@metal.test' });
    const page = await seller.get('/api/jobs?range=[0,0]').expect(200);
    expect(page.body).toHaveLength(1);
    expect(page.headers['content-range']).toMatch(/^jobs 0-0\/[1-9]/);
  });

  it('has a refused e-mail tried again, the same message, and only where it is still meant', async () => {
    smtp.troubles = [{ code: 550 }];
    const id = await sent();
    const [refused] = await mails();
    expect(refused).toMatchObject({ state: 'failed', can: { retry: true, cancel: false } });
    expect(refused!.message).toContain('550');
    await act(id, 'retry', other).expect(404);
    await act(id, 'cancel').expect(409);
    expect((await act(id, 'retry').expect(200)).body).toMatchObject({ state: 'queued', reason: null });
    await app.app.get(MailOutbox).tryNow(id);
    expect(await mails()).toMatchObject([{ state: 'done', message: null }]);
    expect(new Set(smtp.seen.map((raw) => headerOf(raw, 'Message-ID'))).size).toBe(1);
    expect(smtp.received).toHaveLength(1);
    await act(id, 'retry').expect(409);
    await act(999_999, 'retry').expect(404);

    smtp.troubles = [{ code: 550 }];
    const old = await sent();
    await move(quote, 'in_progress');
    await act(old, 'retry').expect(422);
    await seller.put(`/api/orders/${String(quote)}`, { payment_obs: 'À vista' }).expect(200);
    await move(quote, 'waiting_response');
    const { body } = await act(old, 'retry').expect(409);
    expect((body as { message: string }).message).toMatch(/revisado/);
    expect(smtp.received).toHaveLength(1);
  });

  it('keeps a queued e-mail from going out, unless it goes out already; leaves an uncertain one alone', async () => {
    const queued = { state: 'queued', next_try_at: FAR, sent_at: null } as const;
    const waits = await mailOf(app, quote, queued);
    const goes = await mailOf(app, quote, { ...queued, claimed_until: FAR });
    const uncertain = await mailOf(app, quote, { state: 'uncertain' });
    const listed = new Map((await mails()).map(({ subject_id, state, can }) => [subject_id, { state, can }]));
    expect(listed.get(waits)).toEqual({ state: 'waiting', can: { retry: false, cancel: true, open: true } });
    expect(listed.get(goes)).toEqual({ state: 'running', can: { retry: false, cancel: false, open: true } });
    expect(listed.get(uncertain)).toEqual({
      state: 'uncertain',
      can: { retry: false, cancel: false, open: true },
    });
    await act(goes, 'cancel').expect(409);
    await act(uncertain, 'retry').expect(409);
    expect((await act(waits, 'cancel').expect(200)).body).toMatchObject({ state: 'cancelled' });
    await app.db.write(() => app.db.manager.update(OfferMail, { id: waits }, { next_try_at: '2020-01-01' }));
    await app.app.get(MailOutbox).tryDue();
    expect(smtp.seen).toHaveLength(0);
    const [cancelled] = await jobs(seller, { kind: 'mail', state: 'cancelled' });
    expect(cancelled).toMatchObject({ subject_id: waits, message: expect.stringMatching(/^cancelado por /) });
  });

  it('shows the printing of revisions, and has what failed printed at once', async () => {
    const printed = async () => (await jobs(seller, { kind: 'revision', order_id: quote }))[0];
    await app.db.write(() =>
      app.db.manager.update(Revision, { order_id: quote }, { print_at: FAR, print_tries: 3 }),
    );
    expect(await printed()).toMatchObject({
      state: 'failed',
      subject_id: 0,
      done: 0,
      of: 3,
      next_try_at: FAR,
      can: { retry: true, cancel: false },
    });
    const print = (number: number, client = seller) =>
      client.post(`/api/orders/${String(quote)}/revisions/${String(number)}/print`, {});
    await print(0, other).expect(404);
    await print(1).expect(404);
    await print(0).expect(204);
    while ((await printed())?.state !== 'done') await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await printed()).toMatchObject({ can: { retry: false }, message: null, next_try_at: null });
    await print(0).expect(204);
  });

  it('shows documents that were asked for to those who see the order', async () => {
    await move(quote, 'in_progress');
    await seller
      .get(`/api/orders/${String(quote)}/pdf`)
      .buffer(true)
      .expect(200);
    expect(await jobs(seller, { kind: 'document', order_id: quote })).toMatchObject([
      { variant: 'quote', state: 'done', order_id: quote },
    ]);
    expect(await jobs(other, { kind: 'document' })).toEqual([]);
  });

  it('shows a repricing to who began it and to administrators, and has what failed tried again', async () => {
    const repricing = await app.db.write(async () => {
      const of = { resource: 'materials' as const, entry_id: 1, entry_name: 'Aço' };
      const by = { created_by_id: seller.userId!, created_at: new Date().toISOString() };
      const { id } = await app.db.manager.save(Repricing, { ...of, ...by });
      for (const state of ['repriced', 'failed'] as const)
        await app.db.manager.insert(RepricedQuoteRow, {
          repricing_id: id,
          order_id: quote,
          digest: 'a',
          state,
        });
      return id;
    });
    const listed = (client: Client) => jobs(client, { kind: 'repricing' });
    const about = { subject_id: repricing, text: 'Aço', state: 'failed', done: 2, of: 2 };
    expect(await listed(seller)).toMatchObject([
      { ...about, can: { retry: true, cancel: false, open: true } },
    ]);
    expect(await listed(app.admin)).toMatchObject([
      { ...about, can: { retry: false, cancel: false, open: false } },
    ]);
    expect(await listed(other)).toEqual([]);
    const retry = (client: Client) => client.post(`/api/repricings/${String(repricing)}/retry`, {});
    await retry(other).expect(404);
    expect((await retry(seller).expect(200)).body).toMatchObject({ failed: 0, repriced: 1 });
    // Its digest is of no preview: the quote is left as it is, and says why.
    while ((await listed(seller))[0]?.state !== 'done')
      await new Promise((resolve) => setTimeout(resolve, 50));
    const quotes = await seller.get(`/api/repricings/${String(repricing)}/quotes`).expect(200);
    expect((quotes.body as { state: string }[]).map(({ state }) => state).sort()).toEqual([
      'repriced',
      'skipped',
    ]);
  });
});
