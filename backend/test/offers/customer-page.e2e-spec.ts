import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { StoredFile } from '../../src/files/stored-file.entity.js';
import { OfferLink } from '../../src/offers/links/offer-link.entity.js';
import { OfferMail } from '../../src/offers/sending/offer-mail.entity.js';
import { MailOutbox } from '../../src/offers/sending/mail-outbox.service.js';
import type { QuoteBreaksView } from '../../src/revisions/breaks/quantity-breaks.view.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, setOf, type OrderBody } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';
import { headerOf, MailServer } from './mail-server.js';

interface Link {
  id: number;
  path: string;
  url: string | null;
  state: string;
  refused: boolean;
  opened: number;
  recipient: string;
}

interface Answer {
  id: number;
  kind: string;
  name: string;
}

const WHO = { name: 'Ana Lima', contact: 'ana@metal.test' };

/** The page of an e-mail, as its program shows it. */
function pageIn(raw: string): string {
  const [, head = '', body = ''] =
    /Content-Type: text\/html([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe("the customer's page @servers", () => {
  let app: TestApp;
  let smtp: MailServer;
  let seller: Client;

  beforeAll(async () => {
    smtp = await MailServer.start();
    app = await TestApp.startOwn({
      ...smtp.settings,
      PUBLIC_URL: 'https://forja.test/',
      TRUST_PROXY: '1',
    });
    await app.admin.put('/api/company', { name: 'Forja', phone: '(54) 3222-1450' }).expect(200);
    await app.admin.post('/api/company/logo').attach('file', PIXEL, 'logo.png').expect(200);
    seller = await app.userWith('edit_pre_orders', 'edit_orders', 'approve_pre_orders');
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  /** A quote of one part that waits for an answer. */
  async function waitingQuote(fields: object = {}): Promise<number> {
    const { id } = await orderOf(seller, { markup: 33.333, ...fields });
    const set = await setOf(seller, id);
    await partOf(seller, set.id, await catalogueOf(app.admin), { title: '<b>Aba</b> & "cia"' });
    await seller
      .post(`/api/sets/${set.id}/update`)
      .field('name', 'Mesa')
      .attach('image', PIXEL, 'mesa.png')
      .expect(200);
    await move(id, 'waiting_response');
    return id;
  }
  const move = (id: number, status: string) =>
    seller.put(`/api/orders/${id}/update-status`, { status }).expect(200);
  const linkOf = async (id: number, recipient?: string): Promise<Link> =>
    (await seller.post(`/api/orders/${id}/links`, { recipient }).expect(200)).body as Link;
  const links = async (id: number): Promise<Link[]> =>
    (await seller.get(`/api/orders/${id}/links`).expect(200)).body as Link[];
  /** Each customer from an address of their own, so that one test's requests limit no other's. */
  const from = () => `10.${[1, 2, 3].map(() => String(Math.floor(Math.random() * 250))).join('.')}`;
  const open = (path: string, ip = from()) => app.anonymous.get(path).set('X-Forwarded-For', ip);
  const give = (link: Link, what: string, fields: object, ip = from()) =>
    app.anonymous.post(`${link.path}/${what}`).set('X-Forwarded-For', ip).type('form').send(fields);
  const answersOf = async (id: number): Promise<Answer[]> =>
    (await seller.get(`/api/orders/${id}/answers`).expect(200)).body as Answer[];
  /** What a page says, without its tags. */
  const words = (page: string) =>
    page
      .replace(/<[^>]+>|&nbsp;/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,:.])/g, '$1');
  const gone = (answer: Response) => {
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Este endereço não está disponível');
    return answer.text;
  };

  it('has one address for each revision and recipient, of which no table knows', async () => {
    const id = await waitingQuote();
    const [copied, again, ana, upper] = [
      await linkOf(id),
      await linkOf(id, ' '),
      await linkOf(id, 'ana@metal.test'),
      await linkOf(id, 'ANA@metal.test'),
    ];
    expect(copied.path).toMatch(/^\/p\/[\w-]{43}$/);
    expect(copied.url).toBe(`https://forja.test${copied.path}`);
    expect(again.path).toBe(copied.path);
    expect(upper.path).toBe(ana.path);
    expect(ana.path).not.toBe(copied.path);
    const listed = await links(id);
    expect(listed.map(({ recipient }) => recipient)).toEqual(['ana@metal.test', '']);
    const rows = JSON.stringify([listed, await app.db.manager.find(OfferLink)]);
    expect(rows).not.toContain(copied.path.slice(3));
    // A server with another key can't make the address again: the link is replaced.
    await app.db.write(() => app.db.manager.update(OfferLink, copied.id, { nonce: 'another' }));
    expect((await linkOf(id)).path).not.toBe(copied.path);
    const { body: events } = await seller.get(`/api/orders/${id}/history`).expect(200);
    expect((events as { action: string }[]).slice(0, 2).map(({ action }) => action)).toEqual([
      'link_made',
      'link_withdrawn',
    ]);
    const draft = (await orderOf(seller)).id;
    await seller.post(`/api/orders/${draft}/links`, {}).expect(422);
    await seller.put(`/api/orders/${draft}/links/${copied.id}/withdraw`, {}).expect(404);
  });

  it('shows what the PDF shows, and nothing of what it costs', async () => {
    const id = await waitingQuote({ validity_days: 3 });
    const link = await linkOf(id);
    const { text, headers } = await open(link.path).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(text).toContain(`Orçamento ${String(id).padStart(6, '0')}`);
    expect(text).toContain('&lt;b&gt;Aba&lt;/b&gt; &amp; &quot;cia&quot;');
    expect(text).not.toContain('<b>Aba');
    // Light as paper, whatever the reader's system prefers.
    expect(text).toContain('color-scheme: only light');
    expect(text).not.toContain('prefers-color-scheme');
    const order = (await seller.get(`/api/orders/${id}`).expect(200)).body as {
      totals: { total: number };
      sets: { parts: { price_basis?: unknown; markup: unknown }[] }[];
    };
    expect(text).toContain(order.totals.total.toLocaleString('pt-BR', { minimumFractionDigits: 2 }));
    for (const word of [
      /markup/i,
      /33[.,]333/,
      /custo/i,
      /margem/i,
      /contribui/i,
      /basis/i,
      /R0|Em andamento/,
    ])
      expect(text.replaceAll(link.path, '')).not.toMatch(word);
    const picture = /src="(\/p\/[\w-]+\/pictures\/\d+)"/.exec(text)?.[1] ?? '';
    await open(picture).expect(200).expect('Content-Type', 'image/webp');
    await open(`${link.path}/pictures/99`).expect(404);
    await open(`${link.path}/pictures/-1`).expect(404);
    const pdf = await open(`${link.path}/pdf`).buffer(true).expect(200);
    const own = await seller.get(`/api/orders/${id}/pdf`).buffer(true).expect(200);
    expect(Buffer.compare(pdf.body as Buffer, own.body as Buffer)).toBe(0);
    for (const path of ['pdf-sets', 'pdf-parts', 'order', '../api/orders'])
      await open(`${link.path}/${path}`).expect(404);
    // The token is no session.
    const token = link.path.slice(3);
    await app.anonymous.get(`/api/orders/${id}`).set('Authorization', `Bearer ${token}`).expect(401);
  });

  it('changes nothing but a counter when it is opened', async () => {
    const id = await waitingQuote();
    const link = await linkOf(id);
    const before = (await seller.get(`/api/orders/${id}`).expect(200)).body as object;
    for (const path of ['', '', '?utm_source=scanner']) await open(link.path + path).expect(200);
    // The address of a form, opened again, is the page; of no page it is none.
    for (const path of ['accept', 'refuse', 'ask', 'file']) {
      await open(`${link.path}/${path}`).expect(303).expect('Location', link.path);
      gone(await open(`/p/${'a'.repeat(43)}/${path}`));
    }
    expect((await seller.get(`/api/orders/${id}`).expect(200)).body).toEqual(before);
    expect((await links(id))[0]).toMatchObject({ opened: 3, state: 'valid' });
    expect(await answersOf(id)).toEqual([]);
  });

  it('rests while the quote is worked on, and ends by a newer revision, by hand, by time and with the quote', async () => {
    const neutral = gone(await open(`/p/${'a'.repeat(43)}`));
    const id = await waitingQuote();
    const [link, other] = [await linkOf(id), await linkOf(id, 'b@metal.test')];
    await seller.put(`/api/orders/${id}/links/${other.id}/withdraw`, {}).expect(200);
    expect(gone(await open(other.path))).toBe(neutral);
    expect((await give(other, 'accept', WHO)).status).toBe(404);
    await seller.put(`/api/orders/${id}/links/${other.id}/withdraw`, {}).expect(200);
    expect((await linkOf(id, 'b@metal.test')).path).not.toBe(other.path);
    // Each is a line of the history, once, with who did it; nothing in it opens a page.
    const { body: events } = await seller.get(`/api/orders/${id}/history`).expect(200);
    const { name } = (await seller.get('/api/user').expect(200)).body as { name: string };
    const of = (action: string, recipient: string) => ({
      action,
      user_name: name,
      details: { revision: 0, recipient },
    });
    expect((events as { action: string }[]).filter(({ action }) => action.startsWith('link_'))).toMatchObject(
      [
        of('link_made', 'b@metal.test'),
        of('link_withdrawn', 'b@metal.test'),
        of('link_made', 'b@metal.test'),
        of('link_made', ''),
      ],
    );
    expect(JSON.stringify(events)).not.toContain(link.path.slice(3));

    await move(id, 'in_progress');
    expect(gone(await open(link.path))).toBe(neutral);
    const rested = await give(link, 'accept', WHO);
    expect([rested.status, rested.text.includes('Este orçamento foi revisado')]).toEqual([409, true]);
    await move(id, 'waiting_response');
    await open(link.path).expect(200);

    await move(id, 'cancelled');
    expect(gone(await open(link.path))).toBe(neutral);
    await move(id, 'waiting_response');
    expect(gone(await open(link.path))).toBe(neutral);
    const fresh = await linkOf(id);
    await open(fresh.path).expect(200);

    await move(id, 'in_progress');
    await seller.put(`/api/orders/${id}`, { service_value: 10 }).expect(200);
    await move(id, 'waiting_response');
    expect(gone(await open(fresh.path))).toBe(neutral);
    expect((await give(fresh, 'ask', { ...WHO, text: 'E agora?' })).status).toBe(409);
    const last = await linkOf(id);
    await app.db.write(() => app.db.manager.update(OfferLink, last.id, { valid_until: '2020-01-01' }));
    const over = await open(last.path).expect(404);
    expect(words(over.text)).toContain(
      'O orçamento de Forja valia até 01/01/2020. Para receber um novo, fale com a empresa: (54) 3222-1450.',
    );
    expect((await give(last, 'ask', { ...WHO, text: 'E agora?' })).text).toContain('valia até 01/01/2020');
    // Only the validity being over says so; a quote that rests besides says nothing.
    await move(id, 'in_progress');
    expect(gone(await open(last.path))).toBe(neutral);
    await move(id, 'waiting_response');
    expect((await links(id)).map(({ state }) => state)).toEqual([
      'expired',
      'superseded',
      'ended',
      'withdrawn',
      'ended',
    ]);
    expect(await answersOf(id)).toEqual([]);
    await app.admin.delete(`/api/orders/${id}`).expect(200);
    expect(gone(await open(last.path))).toBe(neutral);
  });

  it('keeps the first acceptance, with who, from where and what, and approves nothing', async () => {
    const id = await waitingQuote();
    const [link, other] = [await linkOf(id), await linkOf(id, 'b@metal.test')];
    const ip = from();
    expect((await give(link, 'ask', { name: 'Ana', text: 'Entrega em maio?\nObrigada' })).status).toBe(303);
    const accepted = await give(link, 'accept', { ...WHO, purchase_order: 'PC-77' }, ip);
    expect([accepted.status, accepted.headers.location]).toEqual([303, link.path]);
    expect((await give(link, 'accept', { ...WHO, name: 'Rui' })).status).toBe(303);
    expect((await give(link, 'refuse', { ...WHO, text: 'caro' })).status).toBe(303);
    const later = await give(other, 'accept', { name: 'Rui', contact: '529.982.247-25' });
    expect([later.status, later.text.includes('já foi aceito')]).toEqual([409, true]);
    const others = (await open(other.path).expect(200)).text;
    expect(others).toContain('Este orçamento já foi aceito em');
    expect(others).not.toContain('Ana');
    expect((await open(link.path).expect(200)).text).toContain('Aceito por Ana Lima em');

    const bell = async () =>
      (
        (await seller.get('/api/reminders').expect(200)).body as {
          answers: { order_id: number; kind: string }[];
        }
      ).answers
        .filter((one) => one.order_id === id)
        .map(({ kind }) => kind);
    expect(await bell()).toEqual(['accepted', 'asked']);
    const pdf = await open(`${link.path}/pdf`).expect(200);
    const [answer, question] = await answersOf(id);
    expect(question).toMatchObject({ kind: 'asked', name: 'Ana', text: 'Entrega em maio?\nObrigada' });
    const { body: revisions } = await seller.get(`/api/orders/${id}/revisions`).expect(200);
    expect(answer).toMatchObject({
      kind: 'accepted',
      ...WHO,
      ip,
      purchase_order: 'PC-77',
      revision: 0,
      digest: (revisions as { digest: string }[])[0]!.digest,
      pdf_digest: String(pdf.headers.etag).replaceAll('"', ''),
      picks: { quote: null, sets: [] },
      file: null,
    });
    expect((await seller.get(`/api/orders/${id}`).expect(200)).body).toMatchObject({
      type: 'pre_order',
      status: 'waiting_response',
    });
    const { body: history } = await seller.get(`/api/orders/${id}/history`).expect(200);
    expect((history as { action: string; user_name: string }[]).slice(0, 2)).toMatchObject([
      { action: 'customer_accepted', user_name: 'Ana Lima (cliente)' },
      { action: 'customer_asked' },
    ]);
    await seller.put(`/api/orders/${id}/answers/${question!.id}/seen`).expect(200);
    expect(await bell()).toEqual(['accepted']);
    await seller.put(`/api/orders/${await waitingQuote()}/answers/${question!.id}/seen`).expect(404);
    await move(id, 'approved');
    expect(await bell()).toEqual([]);
    expect((await open(link.path).expect(200)).text).toContain('foi aprovado');
    expect((await give(other, 'ask', { ...WHO, text: 'E agora?' })).status).toBe(409);
  });

  /** A quote of two sets, each of which can be had in other quantities. */
  async function quoteOfQuantities(fields: object): Promise<{ id: number; mesa: number; suporte: number }> {
    const { id } = await orderOf(seller, fields);
    const sets: number[] = [];
    for (const [name, breaks] of [
      ['Mesa', [1, 50]],
      ['Suporte', [2, 25]],
    ] as const) {
      const set = await setOf(seller, id);
      await partOf(seller, set.id, await catalogueOf(app.admin));
      await seller.post(`/api/sets/${set.id}/update`, { name, quantity: 10, breaks }).expect(200);
      sets.push(set.id);
    }
    return { id, mesa: sets[0]!, suporte: sets[1]! };
  }

  it('shows before the click what each quantity comes to, complete where one alone is chosen', async () => {
    const { id, mesa } = await quoteOfQuantities({
      delivery_type: 'CIF',
      delivery_value: 80,
      discount: 12.34,
    });
    await seller.put(`/api/orders/${id}`, { breaks: [3] }).expect(200);
    const brl = (value: number) => `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`;
    const shown = async () => {
      await move(id, 'waiting_response');
      return words((await open((await linkOf(id)).path).expect(200)).text);
    };
    const figuresOf = async () => {
      const { body: order } = await seller.get(`/api/orders/${id}`).expect(200);
      const { body: breaks } = await seller.get(`/api/orders/${id}/breaks`).expect(200);
      return { total: (order as OrderBody).totals.total, breaks: breaks as QuoteBreaksView };
    };
    const several = await shown();
    const { total, breaks } = await figuresOf();
    const ofMesa = breaks.sets.find(({ set_id }) => set_id === mesa)!.breaks.at(-1)!.figures!;
    const [thrice] = breaks.quote;
    const complete = Number((thrice!.figures!.total + thrice!.figures!.ipi + 80 - 12.34).toFixed(2));
    expect(several).toContain(`Uma vez, como no orçamento · total do orçamento ${brl(total)}`);
    expect(several).toContain(`3 × · total do orçamento ${brl(complete)}`);
    expect(several).toContain(
      `50 · ${brl(ofMesa.unit_price)} cada, sem IPI · ${brl(ofMesa.total)} + IPI ${brl(ofMesa.ipi)}`,
    );
    await move(id, 'in_progress');
    await seller.post(`/api/sets/${mesa}/update`, { breaks: [] }).expect(200);
    const alone = await shown();
    expect(alone).toContain(`10, como no orçamento · `);
    expect(alone).toMatch(/25 · R\$ [\d.,]+ cada, sem IPI · total do orçamento R\$/);
  });

  it('keeps the total and the quantities that were accepted, and lets the shop know; the approval gives just that', async () => {
    const charges = { delivery_type: 'CIF', delivery_value: 80, service_value: 30.5, discount: 12.34 };
    const { id, mesa, suporte } = await quoteOfQuantities(charges);
    await move(id, 'waiting_response');
    const link = await linkOf(id);
    const { text } = await open(link.path).expect(200);
    expect(text).toContain('Outras quantidades');
    expect(text.replace(/\s+/g, ' ')).toContain(`name="set_${mesa}" value="50"`);
    expect((await give(link, 'accept', { ...WHO, [`set_${mesa}`]: '11' })).status).toBe(422);
    expect(words(text)).toContain('O PDF traz o total de Mesa: 10 · Suporte: 10');
    const chosen = { ...WHO, [`set_${mesa}`]: '50', [`set_${suporte}`]: '25' };
    const confirm = await give(link, 'accept', chosen);
    expect([confirm.status, await answersOf(id)]).toEqual([422, []]);
    const [, cents = ''] = /name="total"\s+value="(\d+)"/.exec(confirm.text) ?? [];
    await give(link, 'accept', { ...chosen, total: cents }).expect(303);
    const { body: offered } = await seller.get(`/api/orders/${id}/breaks`).expect(200);
    const ofSet = (set: number, quantity: number) =>
      (
        offered as {
          sets: { set_id: number; breaks: { quantity: number; figures: { total: number; ipi: number } }[] }[];
        }
      ).sets
        .find(({ set_id }) => set_id === set)!
        .breaks.find((each) => each.quantity === quantity)!.figures;
    const sum = [ofSet(mesa, 50), ofSet(suporte, 25)].reduce((all, { total, ipi }) => all + total + ipi, 0);
    const total = Number((sum + 80 + 30.5 - 12.34).toFixed(2));
    const quantities = 'Mesa: 50 · Suporte: 25';
    expect(cents).toBe(String(Math.round(total * 100)));
    const shown = total.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
    expect(words(confirm.text)).toContain('Confira o total das quantidades escolhidas');
    expect(words(confirm.text)).toContain(`Total com ${quantities}: R$ ${shown}`);
    expect(await answersOf(id)).toMatchObject([
      {
        picks: {
          quote: null,
          sets: [
            { set_id: mesa, quantity: 50 },
            { set_id: suporte, quantity: 25 },
          ],
        },
        total,
        quantities,
      },
    ]);
    const { body: bell } = await seller.get('/api/reminders').expect(200);
    const { customer } = (await seller.get(`/api/orders/${id}`).expect(200)).body as {
      customer: { name: string } | null;
    };
    expect((bell as { answers: object[] }).answers).toContainEqual(
      expect.objectContaining({ order_id: id, total, quantities, customer: customer?.name ?? null }),
    );
    const notice = await app.db.manager.findOneByOrFail(OfferMail, { order_id: id, purpose: 'notice' });
    expect(notice.text).toContain(`Total aceito: R$\u00a0${shown}\n\nQuantidades escolhidas: ${quantities}`);
    for (const status of ['waiting_response', 'approved']) {
      if (status === 'approved') await move(id, status);
      const page = (await open(link.path).expect(200)).text;
      expect(page).toContain(`Total aceito: R$\u00a0${shown}`);
      expect(page).toContain(`Quantidades escolhidas: ${quantities}`);
    }
    const { body: approved } = await seller.get(`/api/orders/${id}`).expect(200);
    expect(approved).toMatchObject({
      type: 'order',
      sets: [{ quantity: 50 }, { quantity: 25 }],
      totals: { total },
    });
  });

  it('offers no quantity that makes the total negative, and takes none', async () => {
    const ofDiscount = async (share: number) => {
      const quote = await quoteOfQuantities({});
      const { totals } = (await seller.get(`/api/orders/${quote.id}`).expect(200)).body as OrderBody;
      const discount = Number((totals.total * share).toFixed(2));
      await seller.put(`/api/orders/${quote.id}`, { discount }).expect(200);
      await move(quote.id, 'waiting_response');
      const link = await linkOf(quote.id);
      const text = (await open(link.path).expect(200)).text.replace(/\s+/g, ' ');
      return { ...quote, link, text };
    };
    // Ten of each: one Mesa alone leaves 55 % of it, two Suportes alone 60 %, both together 15 %.
    const much = await ofDiscount(0.58);
    expect(much.text).toContain(`name="set_${much.suporte}" value="2"`);
    expect(much.text).toContain(`name="set_${much.mesa}" value="50"`);
    expect(much.text).not.toContain(`name="set_${much.mesa}" value="1"`);
    expect((await give(much.link, 'accept', { ...WHO, [`set_${much.mesa}`]: '1' })).status).toBe(422);
    const some = await ofDiscount(0.3);
    const both = { [`set_${some.mesa}`]: '1', [`set_${some.suporte}`]: '2' };
    const refused = await give(some.link, 'accept', { ...WHO, ...both });
    expect([refused.status, refused.text.includes('o total seria negativo')]).toEqual([422, true]);
    expect([...(await answersOf(much.id)), ...(await answersOf(some.id))]).toEqual([]);
  });

  it.each([
    [
      'disabled',
      (id: number, user: object) => app.admin.put(`/api/users/${id}`, { ...user, enabled: false }),
    ],
    ['deleted', (id: number) => app.admin.delete(`/api/users/${id}`)],
  ])('reaches the company and who may approve where the maker is %s', async (_, end) => {
    const maker = await app.userWith('edit_pre_orders');
    const approver = await app.userWith('approve_pre_orders', 'view_all_orders');
    const blind = await app.userWith('approve_pre_orders');
    await app.admin.put('/api/company', { name: 'Forja', email: 'contato@forja.test' }).expect(200);
    const { id } = await orderOf(maker);
    await setOf(maker, id);
    await maker.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
    const { body: link } = await maker.post(`/api/orders/${id}/links`, {}).expect(200);
    const { body: user } = await app.admin.get(`/api/users/${maker.userId!}`).expect(200);
    await end(maker.userId!, user as object).expect(200);
    await give(link as Link, 'ask', { ...WHO, text: 'Qual o prazo?' }).expect(303);
    const mails = await app.db.manager.findBy(OfferMail, { order_id: id, purpose: 'notice' });
    const hearers = mails.map(({ owner_id, recipients }) => [owner_id, recipients.length]);
    expect(hearers).toContainEqual([null, 1]);
    expect(hearers).toContainEqual([approver.userId, 1]);
    expect(hearers).not.toContainEqual([blind.userId, 1]);
    expect(mails.find(({ owner_id }) => owner_id === null)?.recipients).toEqual(['contato@forja.test']);
    const bellOf = async (by: Client) =>
      ((await by.get('/api/reminders').expect(200)).body as { answers: { order_id: number }[] }).answers;
    expect(await bellOf(approver)).toContainEqual(expect.objectContaining({ order_id: id }));
    expect(await bellOf(blind)).toEqual([]);
    expect(await bellOf(seller)).not.toContainEqual(expect.objectContaining({ order_id: id }));
  });

  it('has a new address once it was refused on the one there was', async () => {
    const id = await waitingQuote();
    const first = await linkOf(id, 'ana@metal.test');
    await give(first, 'refuse', { ...WHO, text: 'Caro' }).expect(303);
    const second = await linkOf(id, 'ana@metal.test');
    expect(second.path).not.toBe(first.path);
    expect((await links(id)).map(({ id: link, refused }) => [link, refused])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    await give(second, 'accept', WHO).expect(303);
    expect((await answersOf(id)).map(({ kind }) => kind)).toEqual(['accepted', 'refused']);
  });

  it('takes one file of who accepted, judged by its bytes', async () => {
    const id = await waitingQuote();
    const link = await linkOf(id);
    const send = (bytes: Buffer, name: string) =>
      app.anonymous.post(`${link.path}/file`).set('X-Forwarded-For', from()).attach('file', bytes, name);
    expect((await send(PIXEL, 'pedido.png')).status).toBe(404);
    await give(link, 'accept', WHO).expect(303);
    const stays = (answer: Response, status: number, message: RegExp) => {
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(words(answer.text)).toMatch(message);
      expect(answer.text).toContain('Enviar o arquivo');
    };
    const script = await send(Buffer.from('<script>alert(1)</script>'), 'pedido.pdf');
    stays(script, 415, /pedido\.pdf/);
    stays(await send(Buffer.alloc(10 * 1024 * 1024 + 1), 'grande.pdf'), 413, /grande\.pdf/);
    stays(await app.anonymous.post(`${link.path}/file`).set('X-Forwarded-For', from()), 422, /arquivo/);
    const both = await Promise.all([send(PIXEL, 'pedido.png'), send(PIXEL, 'pedido2.png')]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const [answer] = (await answersOf(id)) as unknown as { file: { name: string; path: string } }[];
    await seller.get(answer!.file.path).expect(200);
    await app.anonymous.get(answer!.file.path).expect(401);
    await (await app.userWith('edit_pre_orders')).get(answer!.file.path).expect(404);
  });

  it('takes the file with the acceptance, and confirms the order number', async () => {
    const id = await waitingQuote();
    const link = await linkOf(id);
    const send = (bytes: Buffer, name: string) =>
      app.anonymous
        .post(`${link.path}/accept`)
        .set('X-Forwarded-For', from())
        .field({ ...WHO, purchase_order: 'PC-77' })
        .attach('file', bytes, name);
    const refused = await send(Buffer.from('<script>alert(1)</script>'), 'pedido.pdf');
    expect(refused.status).toBe(415);
    expect(words(refused.text)).toMatch(/Aceitar o orçamento Fechar [^.]*pedido\.pdf/);
    expect(refused.text).toContain('value="PC-77"');
    expect(await answersOf(id)).toEqual([]);
    const answers = await Promise.all([send(PIXEL, 'pedido.png'), send(PIXEL, 'pedido.png')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const kept = (await answersOf(id)) as unknown as { file: { name: string; path: string } }[];
    expect(kept).toMatchObject([{ purchase_order: 'PC-77', file: { name: 'pedido.png' } }]);
    await seller.get(kept[0]!.file.path).expect(200);
    expect(words((await open(link.path).expect(200)).text)).toContain('Pedido de compra: PC-77');
    expect(await app.db.manager.countBy(StoredFile, { owner_id: id, original_name: 'pedido.png' })).toBe(1);
  });

  it('refuses what is incomplete, and shows it as it was typed', async () => {
    const id = await waitingQuote();
    const link = await linkOf(id);
    const wrong = await give(link, 'accept', { name: '"><script>x</script>', contact: '111' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(wrong.text).toContain('Informe um CPF ou e-mail válido');
    const hostile: [string, object][] = [
      ['accept', {}],
      ['accept', { ...WHO, quote: '1000000' }],
      ['refuse', WHO],
      ['ask', { ...WHO, text: ' \u0000 ' }],
      ['accept', { name: ['a', 'b'], contact: { x: 1 } }],
    ];
    for (const [what, fields] of hostile.slice(0, 1).concat(hostile.slice(2, 4)))
      expect((await give(link, what, fields)).status).toBe(422);
    const json = app.anonymous.post(`${link.path}/accept`, hostile[4]![1]).set('X-Forwarded-For', from());
    expect((await json).status).toBe(422);
    const array = app.anonymous.post(`${link.path}/accept`, []).set('X-Forwarded-For', from());
    expect((await array).status).toBe(422);
    const broken = app.anonymous.post(`${link.path}/accept`).set('X-Forwarded-For', from());
    expect((await broken.type('json').send('{')).status).toBe(400);
    for (const path of ['/p/', '/p/%00', `/p/${'a'.repeat(42)}%0a`, `/p/${'x'.repeat(4000)}`, '/p/..%2fapi'])
      expect((await open(path)).status).toBe(404);
    expect(await answersOf(id)).toEqual([]);
  });

  it('of two customers at once one accepts; of an acceptance and a revision at once the quote knows which came first', async () => {
    const id = await waitingQuote();
    const all = await Promise.all(['a@m.test', 'b@m.test', 'c@m.test'].map((who) => linkOf(id, who)));
    const outcomes = await Promise.all(all.map((link) => give(link, 'accept', WHO)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(await answersOf(id)).toHaveLength(1);
    for (let round = 0; round < 3; round += 1) {
      const other = await waitingQuote();
      const link = await linkOf(other);
      const [accepted] = await Promise.all([give(link, 'accept', WHO), move(other, 'in_progress')]);
      expect([303, 409]).toContain(accepted.status);
      expect(await answersOf(other)).toHaveLength(accepted.status === 303 ? 1 : 0);
    }
  });

  it('limits guesses of an address, never its right links, and the answers of a page', async () => {
    const ip = from();
    const guess = () => open(`/p/${randomUUID().replaceAll('-', '')}aaaaaaaaaaa`, ip);
    for (let count = 0; count < 30; count += 1) await guess().expect(404);
    const refused = await guess();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.text).toContain('Muitos acessos');
    const link = await linkOf(await waitingQuote());
    for (const path of [link.path, `${link.path}/pdf`]) await open(path, ip).expect(200);
    await guess().expect(429);
    const statuses: number[] = [];
    for (let count = 0; count < 41; count += 1) statuses.push((await give(link, 'accept', {})).status);
    expect(statuses.slice(0, 40).every((status) => status === 422)).toBe(true);
    expect(statuses[40]).toBe(429);
    await open(link.path).expect(200);
  });

  it('is the address in the e-mail, stored nowhere; its answer reaches the owner by e-mail', async () => {
    const id = await waitingQuote();
    const { body: draft } = await seller.get(`/api/orders/${id}/mail-draft`).expect(200);
    expect(draft.text).toContain('{link}');
    smtp.received.length = 0;
    const mail = {
      key: randomUUID(),
      to: ['compras@metal.test'],
      subject: 'Orçamento',
      text: 'Veja em {link}',
      documents: ['quote'],
    };
    const sent = await seller.post(`/api/orders/${id}/mails`, mail).expect(200);
    await app.app.get(MailOutbox).tryNow((sent.body as { id: number }).id);
    const { raw } = smtp.received[0]!;
    const { totals } = (await seller.get(`/api/orders/${id}`).expect(200)).body as OrderBody;
    const letter = pageIn(raw);
    expect(words(letter)).toContain(
      `Total Válido até R$ ${totals.total.toLocaleString('pt-BR', { minimumFractionDigits: 2 })} `,
    );
    expect(letter).toContain('src="cid:logo"');
    expect(raw).toMatch(/Content-ID: <logo>/i);
    expect(letter.match(/<a /g)).toHaveLength(1);
    expect(letter).toContain('>Ver o orçamento</a>');
    const address = /https:\/\/forja\.test(\/p\/[\w-]{43})/.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? '';
    await open(address).expect(200);
    expect(address).toBe((await linkOf(id, 'compras@metal.test')).path);
    const { body: mails } = await seller.get(`/api/orders/${id}/mails`).expect(200);
    expect(JSON.stringify(mails)).not.toContain(address.slice(3));

    smtp.received.length = 0;
    await give(await linkOf(id), 'refuse', {
      ...WHO,
      name: 'Zé\r\nBcc: x@y.test',
      text: 'Preço alto',
    }).expect(303);
    const { id: noticeId } = await app.db.manager.findOneByOrFail(OfferMail, {
      order_id: id,
      purpose: 'notice',
    });
    await app.app.get(MailOutbox).tryNow(noticeId);
    expect(smtp.received).toHaveLength(1);
    const notice = smtp.received[0]!;
    expect(notice.to).toHaveLength(1);
    expect(headerOf(notice.raw, 'Bcc')).toBeUndefined();
    expect(headerOf(notice.raw, 'Reply-To')).toBe('ana@metal.test');
    expect(notice.raw.replace(/=\r\n/g, '')).toContain(`https://forja.test/order/${id}`);
    expect((await seller.get(`/api/orders/${id}/mails`)).body).toHaveLength(1);
    // The link was copied: its answer has no receipt. That of the e-mail goes once, to where it was sent, whatever a guest types.
    const receipts = () => app.db.manager.findBy(OfferMail, { order_id: id, purpose: 'receipt' });
    expect(await receipts()).toEqual([]);
    await give({ ...(await linkOf(id, 'compras@metal.test')), path: address }, 'refuse', {
      name: 'Zé',
      contact: 'outro@guest.test',
      text: 'Preço alto',
    }).expect(303);
    const [receipt, second] = await receipts();
    expect(second).toBeUndefined();
    expect(receipt).toMatchObject({ recipients: ['compras@metal.test'], copies: [] });
    expect(receipt!.text).toContain('foi recusado por Zé em');
    expect(receipt!.text).not.toContain('Preço alto');
  });
});
