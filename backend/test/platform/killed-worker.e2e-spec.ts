import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import type { PriceImpactView } from '../../src/orders/tools/price-changes/price-impact.view.js';
import type {
  RepricedQuoteView,
  RepricingView,
} from '../../src/orders/tools/price-changes/repricings.dto.js';
import type { Client } from '../harness/client.js';
import { eventually } from '../harness/eventually.js';
import { testSettings, type TestSettings } from '../harness/test-settings.js';
import { MailServer, headerOf } from '../offers/mail-server.js';
import { catalogueOf } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet } from '../world/orders.js';
import {
  administratorAt,
  connected,
  environmentOf,
  killed,
  started,
  type OwnConnection,
} from './killed-processes.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';

const QUOTES = 16;
/** A claim outlives its process by ten minutes, which the test does not wait for. */
const TEN_MINUTES_LATER = "UPDATE offer_mails SET claimed_until = '2020-01-01T00:00:00.000Z'";

interface Mail {
  id: number;
  state: string;
  tries: number;
}

const redis = process.env.TEST_REDIS_URL;
/** With servers a worker beside the API; without them one process does both. */
const shapes: [string, string][] = redis
  ? [['a worker beside it, through Redis', new URL('/10', redis).href]]
  : [['the one process there is', '']];

describe.each(shapes)('killed in the middle of its work: %s @wide @servers', (_, REDIS_URL) => {
  let known: TestSettings;
  let smtp: MailServer;
  let env: NodeJS.ProcessEnv;
  let own: OwnConnection;
  let admin: Client;
  let server: ChildProcess;
  let worker: ChildProcess | null = null;
  let quotes: number[];

  beforeAll(async () => {
    smtp = await MailServer.start();
    known = await testSettings({
      REDIS_URL,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orcamentos@forja.test',
      PUBLIC_URL: 'https://forja.test',
    });
    const port = await freePort();
    env = environmentOf(known.settings, port);
    server = await started('main', env);
    if (REDIS_URL) worker = await started('worker', env);
    own = await connected(known.settings);
    admin = await administratorAt(port);
    quotes = await quotesOf(QUOTES);
  });
  afterAll(async () => {
    await own.close();
    for (const child of [server, worker]) if (child) await killed(child);
    await smtp.close();
    await known.dispose();
  });

  const move = (id: number, status: string) =>
    admin.put(`/api/orders/${String(id)}/update-status`, { status }).expect(200);

  /** Quotes of one part of a material of their own; the last one waits for its answer. */
  async function quotesOf(count: number): Promise<number[]> {
    const catalogue = await catalogueOf(admin);
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const { orderId, setId } = await newSet(admin, { customer_id: catalogue.customer, markup: 30 });
      await newPart(admin, setId, exampleFields(catalogue));
      ids.push(orderId);
    }
    material = catalogue.material;
    await move(ids.at(-1)!, 'waiting_response');
    return ids;
  }
  let material: number;

  /** Ends what does the jobs, and starts the next one. */
  async function killTheWorker(meanwhile: () => Promise<void>): Promise<void> {
    await killed(worker ?? server);
    await meanwhile();
    if (worker) worker = await started('worker', env);
    else server = await started('main', env);
  }

  const send = async (subject: string): Promise<number> => {
    const mail = {
      key: randomUUID(),
      to: ['compras@metal.test'],
      subject,
      text: 'Olá',
      documents: ['quote'],
    };
    const { body } = await admin.post(`/api/orders/${String(quotes.at(-1))}/mails`, mail).expect(200);
    return (body as Mail).id;
  };
  const mailOf = async (id: number): Promise<Mail> => {
    const { body } = await admin.get(`/api/orders/${String(quotes.at(-1))}/mails`).expect(200);
    return (body as Mail[]).find((mail) => mail.id === id)!;
  };
  const seen = (subject: string) => smtp.seen.filter((raw) => headerOf(raw, 'Subject') === subject).length;

  it('an e-mail is uncertain where the server had it, and sent once where it had not', async () => {
    // One is with the server whole, which has not answered; the other has just connected.
    smtp.holds = 'answers';
    const uncertain = await send('Recebido');
    await eventually(() => seen('Recebido') === 1);
    smtp.holds = 'greetings';
    const untold = await send('Conectado');
    await eventually(() => smtp.waiting === 1);
    await killTheWorker(async () => {
      smtp.holds = null;
      await own.run(TEN_MINUTES_LATER);
    });
    await eventually(
      async () =>
        !(await Promise.all([uncertain, untold].map(mailOf))).some(({ state }) => state === 'queued'),
    );
    expect(await mailOf(uncertain)).toMatchObject({ state: 'uncertain', tries: 1 });
    expect(await mailOf(untold)).toMatchObject({ state: 'sent', tries: 2 });
    expect([seen('Recebido'), seen('Conectado')]).toEqual([1, 1]);
  });

  it('a repricing goes on, and each quote is repriced once', async () => {
    const entry = { resource: 'materials', id: material };
    await admin.put(`/api/materials/${String(material)}`, { ...STEEL, price_kg: 10 }).expect(200);
    const shown = (await admin.post('/api/price-impact', entry).expect(200)).body as PriceImpactView;
    expect(shown.quotes.map(({ id }) => id).sort((a, b) => a - b)).toEqual(quotes);
    const chosen = shown.quotes.map(({ id, digest }) => ({ id, digest }));
    const begun = await admin.post('/api/repricings', { ...entry, quotes: chosen }).expect(201);
    const { id } = begun.body as RepricingView;
    const inState = async (state: string) => {
      const of = `SELECT COUNT(*) AS rows_found FROM repriced_quotes WHERE state = '${state}' AND repricing_id = ${String(id)}`;
      return Number((await own.query(of))[0]!.rows_found);
    };
    // Looked for while it is held: a worker that goes on between the look and the hold could be done with all.
    await eventually(async () => {
      await own.hold();
      const begun = (await inState('repriced')) > 0;
      if (!begun) await own.release();
      return begun;
    });
    expect(await inState('repriced')).toBeLessThan(QUOTES);
    await killTheWorker(() => own.release());
    await eventually(async () => (await inState('waiting')) === 0);
    const { body } = await admin.get(`/api/repricings/${String(id)}/quotes`).expect(200);
    expect((body as RepricedQuoteView[]).map(({ state }) => state)).toEqual(quotes.map(() => 'repriced'));
    for (const order of quotes) {
      const { body: events } = await admin.get(`/api/orders/${String(order)}/history`).expect(200);
      const repriced = (events as { action: string }[]).filter(({ action }) => action === 'recalculated');
      expect(repriced).toHaveLength(1);
      const { body: now } = await admin.get(`/api/orders/${String(order)}`).expect(200);
      expect(now).toMatchObject({ totals: { total: 747.08 } });
    }
    const { body: revisions } = await admin.get(`/api/orders/${String(quotes.at(-1))}/revisions`).expect(200);
    expect(revisions).toHaveLength(2);
  });
});
