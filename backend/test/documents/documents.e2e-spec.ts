import { execFileSync } from 'node:child_process';
import { NestFactory } from '@nestjs/core';
import { DocumentSweep } from '../../src/documents/document-store.js';
import { day } from '../../src/documents/models/format.js';
import { Order } from '../../src/orders/order.entity.js';
import { Database } from '../../src/platform/database/database.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import { documentTexts } from '../../src/documents/documents.texts.js';
import { WorkerModule } from '../../src/worker.module.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, readOrder, setOf } from '../world/orders.js';
import { readPdf } from './pdf-text.js';

const EVIL = '<img src=x onerror=alert(1)> & Cia';
const brl = (value: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value).replace(/\s/g, ' ');

const pdfOf = async (client: Client, path: string) => {
  const { body, headers } = await client.get(path).responseType('blob').expect(200);
  return { pdf: body as Buffer, headers: headers as Record<string, string> };
};

describe('documents @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  /** A quote of one set of two, with two parts. */
  const quote = async () => {
    const order = await orderOf(app.admin, {
      customer_id: catalogue.customer,
      markup: 30,
      delivery_type: 'CIF',
      delivery_value: 150.5,
      service_value: 20,
      discount: 10.25,
      delivery_date: '2026-12-10T14:00',
    });
    const set = await setOf(app.admin, order.id);
    await app.admin.post(`/api/sets/${set.id}/update`, { name: 'Mesa', quantity: 2 }).expect(200);
    const first = await partOf(app.admin, set.id, catalogue, { title: EVIL });
    await partOf(app.admin, set.id, catalogue, { title: 'Travessão', unit: 'kg', quantity: 3 });
    return { id: order.id, set: set.id, part: first.id };
  };

  /** Every stored document of this kind, with when it was written. */
  const stored = async (kind: string) => {
    const found: string[] = [];
    for await (const { key, modified } of app.app.get(FileStorage).list(`documents/${kind}/`)) {
      found.push(`${key} ${modified.toISOString()}`);
    }
    return found.sort();
  };

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  it('labels have a place for each piece, and codes that lead to its sheet', async () => {
    const { id } = await quote();
    const { pdf, headers } = await pdfOf(app.admin, `/api/orders/${id}/pdf-labels`);
    expect(headers['content-disposition']).toContain(`etiquetas-${String(id).padStart(6, '0')}.pdf`);
    const { pages, title } = await readPdf(pdf);
    expect(title).toMatch(/– etiquetas$/);
    // Two sets of ten and of three pieces.
    expect(pages).toHaveLength(2);
    const text = pages.join(' ');
    expect(text.split(EVIL)).toHaveLength(21);
    expect(text).toContain('6 de 6');
    expect(text).not.toMatch(/R\$|Página/);
    const { id: empty } = await orderOf(app.admin);
    await app.admin.get(`/api/orders/${empty}/pdf-labels`).expect(422);
  });

  it('a quote counts from today until it is sent, then from the day on which it was frozen', async () => {
    const { id } = await quote();
    const db = app.app.get(Database);
    const change = (work: () => Promise<unknown>) => db.write(work);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const dates = async () => {
      const { pdf } = await pdfOf(app.admin, `/api/orders/${id}/pdf`);
      const text = (await readPdf(pdf)).pages.join(' ');
      return /Emissão (\S+) Válido até (\S+)/.exec(text)?.slice(1);
    };
    await change(() => db.manager.update(Order, { id }, { created_at: daysAgo(20) }));
    expect(await dates()).toEqual([day(daysAgo(0)), day(daysAgo(0), 15)]);
    for (const status of ['waiting_response', 'in_progress', 'waiting_response', 'in_progress']) {
      await app.admin.put(`/api/orders/${id}/update-status`, { status }).expect(200);
    }
    await change(() => db.manager.update(Revision, { order_id: id }, { frozen_at: daysAgo(3) }));
    expect(await dates()).toEqual([day(daysAgo(3)), day(daysAgo(3), 15)]);
    await app.admin.put(`/api/orders/${id}`, { quote_obs: 'Sem pintura' }).expect(200);
    expect(await dates()).toEqual([day(daysAgo(0)), day(daysAgo(0), 15)]);
  });

  it('prints a quote whose figures are the order’s totals', async () => {
    const { id } = await quote();
    const { totals } = await readOrder(app.admin, id);
    const { pdf, headers } = await pdfOf(app.admin, `/api/orders/${id}/pdf`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      `inline; filename="orcamento-${String(id).padStart(6, '0')}.pdf"`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    const { title, madeBy, language, pages } = await readPdf(pdf);
    const text = pages.join(' ');
    expect([title, language]).toEqual([`Orçamento ${String(id).padStart(6, '0')}`, 'pt-BR']);
    // The shop's, not a browser's.
    const { name } = (await app.admin.get('/api/company').expect(200)).body as { name: string };
    expect(madeBy).toEqual([name, 'Forja', 'Forja']);
    for (const value of [totals.parts, totals.ipi, totals.total, totals.icms, 150.5, 20, 10.25]) {
      expect(text).toContain(brl(value));
    }
    for (const word of ['Metalúrgica Açaí', 'Travessão', EVIL, '10/12/2026 14:00', 'Página 1 de 1']) {
      expect(text).toContain(word);
    }
  });

  it('prints a document once for all who ask, and again only when it has changed', async () => {
    const { id } = await quote();
    const path = `/api/orders/${id}/pdf`;
    const before = await stored('quote');
    const [one, other] = await Promise.all([pdfOf(app.admin, path), pdfOf(app.admin, path)]);
    const after = await stored('quote');
    const again = await pdfOf(app.admin, path);
    expect(after).toHaveLength(before.length + 1);
    expect(await stored('quote')).toEqual(after);
    expect(other.pdf).toEqual(one.pdf);
    expect(again.headers.etag).toBe(one.headers.etag);
    await app.admin.get(path).set('If-None-Match', one.headers.etag!).expect(304);

    await app.admin.put(`/api/orders/${id}`, { payment_obs: 'À vista' }).expect(200);
    const changed = await pdfOf(app.admin, path);
    expect(changed.headers.etag).not.toBe(one.headers.etag);
    expect((await readPdf(changed.pdf)).pages.join(' ')).toContain('À vista');
  });

  it('prints sets and part sheets, without prices, under their names', async () => {
    const { id, set, part } = await quote();
    const number = String(id).padStart(6, '0');
    const documents: [string, string, string[]][] = [
      [`orders/${id}/pdf-sets`, `orcamento-conjuntos-${number}.pdf`, ['Mesa', '2 conjuntos', 'Travessão']],
      [`sets/${set}/pdf`, `conjunto-${String(set).padStart(6, '0')}.pdf`, ['Mesa', EVIL]],
      [`orders/${id}/pdf-parts`, `pecas-${number}.pdf`, ['Travessão', 'Página 2 de 2', 'Dobra 12 min']],
      [`set-parts/${part}/pdf`, `peca-${String(part).padStart(6, '0')}.pdf`, [EVIL, 'Chapa 3 mm']],
    ];
    for (const [path, name, words] of documents) {
      const { pdf, headers } = await pdfOf(app.admin, `/api/${path}`);
      expect(headers['content-disposition']).toBe(`inline; filename="${name}"`);
      const text = (await readPdf(pdf)).pages.join(' ');
      for (const word of words) expect(text).toContain(word);
      expect(text).not.toContain('R$');
    }
  });

  it('are refused to users who do not see the order', async () => {
    const { id, set, part } = await quote();
    const otherUser = await app.userWith();
    for (const path of [
      `orders/${id}/pdf`,
      `orders/${id}/pdf-parts`,
      `sets/${set}/pdf`,
      `set-parts/${part}/pdf`,
    ]) {
      await otherUser.get(`/api/${path}`).expect(404);
      await app.anonymous.get(`/api/${path}`).expect(401);
    }
    await app.admin.get('/api/orders/999999/pdf').expect(404);
  });

  it('prints an order without sets, and says that there are no parts to print', async () => {
    const { id } = await orderOf(app.admin);
    const { pdf } = await pdfOf(app.admin, `/api/orders/${id}/pdf`);
    expect((await readPdf(pdf)).pages[0]).toContain('Cliente não informado');
    const { body } = await app.admin.get(`/api/orders/${id}/pdf-parts`).expect(422);
    expect(body.message).toBe(documentTexts.noParts);
  });

  it('removes prints that are a week old, and prints them again on request', async () => {
    const { id } = await quote();
    const first = await pdfOf(app.admin, `/api/orders/${id}/pdf`);
    const sweep = app.app.get(DocumentSweep);
    expect(await sweep.sweep()).toBe(0);
    const before = await stored('quote');
    const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000 + 1000);
    expect(await sweep.sweep(inAWeek)).toBeGreaterThanOrEqual(before.length);
    expect(await stored('quote')).toEqual([]);
    const again = await pdfOf(app.admin, `/api/orders/${id}/pdf`);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect((await readPdf(again.pdf)).pages).toEqual((await readPdf(first.pdf)).pages);
  });

  it('prints again after the browser was killed', async () => {
    const first = await orderOf(app.admin);
    await pdfOf(app.admin, `/api/orders/${first.id}/pdf`);
    const browsers = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
      encoding: 'utf8',
    })
      .split('\n')
      .filter((line) => line.includes('--remote-debugging'))
      .map((line) => Number.parseInt(line, 10));
    expect(browsers).toHaveLength(1);
    process.kill(browsers[0]!, 'SIGKILL');
    const second = await orderOf(app.admin);
    await pdfOf(app.admin, `/api/orders/${second.id}/pdf`);
  });
});

describe('documents without a browser', () => {
  it('says so, and everything else works', async () => {
    const app = await TestApp.startOwn({ REDIS_URL: '', CHROMIUM_PATH: '/nonexistent/chromium' });
    const { id } = await orderOf(app.admin);
    const { body } = await app.admin.get(`/api/orders/${id}/pdf`).expect(503);
    expect(body.message).toBe(documentTexts.noBrowser);
    await app.close();
  });
});

const redis = process.env.TEST_REDIS_URL;
if (redis) {
  describe('documents with a worker', () => {
    it('are printed by it', async () => {
      const app = await TestApp.startOwn({ REDIS_URL: new URL('/9', redis).href });
      const worker = await NestFactory.createApplicationContext(WorkerModule.with(app.settings), {
        logger: false,
      });
      await worker.init();
      const { id } = await orderOf(app.admin, { payment_obs: 'Impresso pelo worker' });
      const { pdf } = await pdfOf(app.admin, `/api/orders/${id}/pdf`);
      expect((await readPdf(pdf)).pages[0]).toContain('Impresso pelo worker');
      await worker.close();
      await app.close();
    });
  });
}
