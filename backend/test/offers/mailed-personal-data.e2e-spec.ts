import { randomUUID } from 'node:crypto';
import { MailOutbox } from '../../src/offers/sending/mail-outbox.service.js';
import { OfferMail } from '../../src/offers/sending/offer-mail.entity.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { mailOf } from '../world/mails.js';
import { orderOf, setOf } from '../world/orders.js';
import { MailServer } from './mail-server.js';

type Sections = Record<string, Record<string, unknown>[]>;

const CONTACT = 'maria@metal.test';
const COPY = 'diretoria@metal.test';
const REFUSED = 'ninguem@metal.test';

const PASSWORD = 'senha-da-pessoa';

describe('personal data of e-mails that were sent', () => {
  let app: TestApp;
  let smtp: MailServer;
  let seller: Client;
  let sellerEmail: string;
  let customer: number;
  let quote: number;

  beforeAll(async () => {
    smtp = await MailServer.start();
    app = await TestApp.startOwn(smtp.settings);
    seller = await app.userWith('edit_pre_orders', 'view_all_orders');
    sellerEmail = ((await seller.get('/api/profile').expect(200)).body as { email: string }).email;
    await app.admin.post('/api/states', { name: 'São Paulo', abbreviation: 'SP', icms: 18 });
    const [state] = (await app.admin.get('/api/states').expect(200)).body as { id: number }[];
    const fields = { name: 'Metalúrgica', contact: 'Maria Souza', email: CONTACT, state_id: state?.id };
    customer = ((await app.admin.post('/api/customers', fields).expect(201)).body as { id: number }).id;
    quote = (await orderOf(seller, { customer_id: customer })).id;
    await setOf(seller, quote);
    await seller.put(`/api/orders/${quote}/update-status`, { status: 'waiting_response' }).expect(200);
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const exported = async (path: string) =>
    (await app.admin.get(`/api/${path}/personal-data`).expect(200)).body as Sections;

  /** Tables that hold this text anywhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const found: string[] = [];
    const { dataSource } = app.db.manager;
    for (const { tableName } of dataSource.entityMetadatas) {
      const rows = await app.db.manager.query<object[]>(`SELECT * FROM ${tableName}`);
      if (JSON.stringify(rows).includes(text)) found.push(tableName);
    }
    return found;
  }

  async function sent(): Promise<OfferMail> {
    smtp.troubles = [{ recipient: REFUSED, code: 550 }];
    const message = {
      key: randomUUID(),
      to: [CONTACT, REFUSED],
      cc: [COPY],
      subject: 'Orçamento',
      text: 'Prezada Maria Souza, segue o orçamento.',
      documents: ['quote'],
    };
    const { body } = await seller.post(`/api/orders/${quote}/mails`, message).expect(200);
    const { id } = body as { id: number };
    await app.app.get(MailOutbox).tryNow(id);
    return app.db.manager.findOneByOrFail(OfferMail, { id });
  }

  it('of the customer: whom they reached is exported, and in no table once the contact is removed', async () => {
    const mail = await sent();
    expect(mail).toMatchObject({ state: 'sent', refused: [REFUSED] });
    expect(smtp.received.map(({ to }) => to)).toEqual([[CONTACT, COPY]]);

    const kept = await exported(`customers/${String(customer)}`);
    expect(kept['E-mails enviados']).toMatchObject([
      {
        'Orçamento nº': quote,
        Para: [CONTACT, REFUSED],
        Cópia: [COPY],
        Texto: 'Prezada Maria Souza, segue o orçamento.',
      },
    ]);
    expect(await tablesWith(COPY)).toContain('offer_mails');

    await app.admin
      .post(`/api/customers/${String(customer)}/anonymization`, { name: 'Metalúrgica' })
      .expect(204);
    for (const trace of [CONTACT, COPY, REFUSED, 'Maria Souza']) expect(await tablesWith(trace)).toEqual([]);
    const [after] = (await exported(`customers/${String(customer)}`))['E-mails enviados'] ?? [];
    expect(after).toMatchObject({ Para: [], Cópia: [], Assunto: 'Orçamento' });
    // That it was sent, when and by whom stays.
    const { body: mails } = await seller.get(`/api/orders/${quote}/mails`).expect(200);
    expect(mails).toMatchObject([{ state: 'sent', sent_at: expect.any(String) as string }]);
  });

  it('of the user: what they sent and were sent is exported, and their address in no table once they are removed', async () => {
    await seller.put(`/api/orders/${quote}/update-status`, { status: 'in_progress' }).expect(200);
    await seller.put(`/api/orders/${quote}/update-status`, { status: 'waiting_response' }).expect(200);
    smtp.received.length = 0;
    const { path } = (await seller.post(`/api/orders/${quote}/links`, {}).expect(200)).body as {
      path: string;
    };
    await app.anonymous.post(`${path}/ask`, { name: 'Compras', text: 'Prazo?' }).expect(303);
    const notice = await app.db.manager.findOneByOrFail(OfferMail, { purpose: 'notice' });
    await app.app.get(MailOutbox).tryNow(notice.id);
    expect(smtp.received.map(({ to }) => to)).toEqual([[sellerEmail]]);

    const { userId } = seller;
    await mailOf(app, quote, { purpose: 'reminder', owner_id: userId!, reply_to: sellerEmail });
    // What went to an earlier address is theirs, and what another person has since then at that address is not.
    const laterEmail = 'outra@forja.test';
    await seller
      .put('/api/profile', { name: 'Vendedora', email: laterEmail, password: PASSWORD })
      .expect(200);
    const heir = await app.userWith('edit_pre_orders', 'view_all_orders');
    await heir.put('/api/profile', { name: 'Herdeira', email: sellerEmail, password: PASSWORD }).expect(200);
    const ofHeir = await exported(`users/${String(heir.userId)}`);
    expect(ofHeir['Avisos recebidos por e-mail']).toEqual([]);
    await heir
      .put('/api/profile', { name: 'Herdeira', email: 'herdeira@forja.test', password: PASSWORD })
      .expect(200);
    const kept = await exported(`users/${String(userId)}`);
    expect(kept['Lembretes a clientes com o seu endereço para respostas']).toMatchObject([
      { 'Responder para': sellerEmail, 'Orçamento nº': quote },
    ]);
    expect(kept['E-mails enviados a clientes']).toMatchObject([{ Assunto: 'Orçamento' }]);
    expect(kept['Avisos recebidos por e-mail']).toMatchObject([
      { Para: [sellerEmail], 'Orçamento nº': quote, Texto: expect.stringContaining('Prazo?') as string },
    ]);
    const before = await tablesWith(sellerEmail);
    expect(before).toEqual(expect.arrayContaining(['offer_mails', 'audit_entries']));

    await app.admin.post(`/api/users/${String(userId)}/anonymization`, { name: 'Vendedora' }).expect(200);
    await app.admin.post(`/api/users/${String(heir.userId)}/anonymization`, { name: 'Herdeira' }).expect(200);
    for (const trace of [sellerEmail, laterEmail]) expect(await tablesWith(trace)).toEqual([]);
  });
});
