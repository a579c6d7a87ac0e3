import { randomUUID } from 'node:crypto';
import { Repricings } from '../../src/orders/tools/price-changes/repricings.service.js';
import type { PriceImpactView } from '../../src/orders/tools/price-changes/price-impact.view.js';
import type {
  RepricedQuoteView,
  RepricingView,
} from '../../src/orders/tools/price-changes/repricings.dto.js';
import type { TestApp } from '../harness/test-app.js';
import type { Catalogue } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { type OrderBody, readOrder } from '../world/orders.js';
import type { Chosen } from './quote-changes.js';

type Step = (order: OrderBody, by: Chosen) => Promise<void>;

/** An address of its own for each request, so that none limits another. */
const from = () => `10.${[1, 2, 3].map(() => String(Math.floor(Math.random() * 250))).join('.')}`;

/**
 * What happens to a quote that was sent: e-mails, and what customers answer on the pages of all links that it ever had. None
 * of it changes the quote.
 */
export function customerSteps(app: TestApp): Record<string, Step> {
  const paths = new Map<number, string[]>();
  const expected = (order: OrderBody) => (order.status === 'waiting_response' ? 200 : 422);

  const open: Step = async (order, { pick }) => {
    const recipient = `compras${String(pick % 3)}@metal.test`;
    const { status, body } = await app.admin.post(`/api/orders/${order.id}/links`, { recipient });
    expect(status).toBe(expected(order));
    if (status !== 200) return;
    const known = paths.get(order.id) ?? [];
    paths.set(order.id, [...new Set([...known, (body as { path: string }).path])]);
  };
  const answer =
    (what: string, fields: object): Step =>
    async (order, by) => {
      await open(order, by);
      const own = paths.get(order.id) ?? [];
      const path = own[by.pick % (own.length || 1)];
      if (path === undefined) return;
      const sent = await app.anonymous
        .post(`${path}/${what}`)
        .set('X-Forwarded-For', from())
        .type('form')
        .send(fields);
      // Kept; answered by others or revised meanwhile; ended.
      expect([303, 404, 409]).toContain(sent.status);
      if (order.status !== 'waiting_response') expect(sent.status).not.toBe(303);
    };
  return {
    'send by e-mail': async (order) => {
      const { status } = await app.admin.post(`/api/orders/${order.id}/mails`, {
        key: randomUUID(),
        to: ['compras@metal.test'],
        subject: 'Orçamento',
        text: 'Segue o orçamento: {link}',
        documents: ['quote'],
      });
      expect(status).toBe(expected(order));
    },
    'a link': open,
    accept: answer('accept', { name: 'Ana Lima', contact: 'ana@metal.test' }),
    refuse: answer('refuse', { name: 'Rui', contact: 'rui@metal.test', text: 'caro' }),
    ask: answer('ask', { name: 'Eva', contact: 'eva@metal.test', text: 'Entregam em maio?' }),
  };
}

/** A dearer or cheaper material, and the quote repriced with it: what was shown is what is stored. */
export function repriceStep(app: TestApp, catalogue: Catalogue): Step {
  const entry = { resource: 'materials', id: catalogue.material };
  return async (order, { amount }) => {
    const path = `/api/materials/${String(catalogue.material)}`;
    await app.admin.put(path, { ...STEEL, price_kg: amount / 50 }).expect(200);
    const { body } = await app.admin.post('/api/price-impact', entry).expect(200);
    const shown = (body as PriceImpactView).quotes.find(({ id }) => id === order.id);
    if (!shown) return;
    const quotes = [{ id: shown.id, digest: shown.digest }];
    const begun = await app.admin.post('/api/repricings', { ...entry, quotes }).expect(201);
    const { id } = begun.body as RepricingView;
    await app.app.get(Repricings).tryNow({ id, created_by_id: app.admin.userId! });
    const ended = await app.admin.get(`/api/repricings/${String(id)}/quotes`).expect(200);
    const [quote] = ended.body as RepricedQuoteView[];
    expect(quote?.state).toBe(shown.problem === null ? 'repriced' : 'skipped');
    const after = await readOrder(app.admin, order.id);
    expect(after.status).toBe(order.status);
    expect(after.totals.total).toBe(shown.problem === null ? shown.new_total : order.totals.total);
  };
}
