import fc from 'fast-check';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { type OrderBody, orderOf, partOf, readOrder, setOf } from '../world/orders.js';
import { MailServer } from '../offers/mail-server.js';
import { customerSteps, repriceStep } from './customer-steps.js';
import { type Chosen, outsideChanges, quoteChanges } from './quote-changes.js';

interface Step {
  reason: string;
  moved: number;
  running: number;
}

interface Difference {
  before: number;
  after: number;
  moved: number;
  steps: Step[];
  parts: { before: number; after: number; moved: number; steps: Step[] }[];
}

interface RevisionBody {
  number: number;
  digest: string;
  total: number;
  as_now: boolean;
}

/** What a revision answers, and its printed documents. */
interface Frozen {
  digest: string;
  total: number;
  content: string;
  documents: Buffer[];
}

const MOVES: Record<string, string> = {
  Próximo: 'waiting_response',
  Anterior: 'in_progress',
  Cancelar: 'cancelled',
};
const TERMS = ['freight', 'service', 'discount'];

const cents = (value: number) => Math.round(value * 100);
const sum = (moves: readonly { moved: number }[]) =>
  moves.reduce((before, { moved }) => before + cents(moved), 0);

/** To the cent: reasons and parts to the difference, and nothing of it without a reason. */
function explained({ before, after, moved, steps, parts }: Difference): void {
  expect(cents(after) - cents(before)).toBe(cents(moved));
  expect(sum(steps)).toBe(cents(moved));
  expect(steps.at(-1)?.running ?? after).toBe(after);
  expect(sum(parts) + sum(steps.filter(({ reason }) => TERMS.includes(reason)))).toBe(cents(moved));
  for (const part of parts) {
    expect(sum(part.steps)).toBe(cents(part.moved));
    expect(cents(part.after) - cents(part.before)).toBe(cents(part.moved));
  }
  expect(steps.map(({ reason }) => reason)).not.toContain('recalculated');
}

describe('frozen revisions @wide', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  let smtp: MailServer;
  let beyond: ReturnType<typeof customerSteps>;

  beforeAll(async () => {
    smtp = await MailServer.start();
    app = await TestApp.startOwn({
      REDIS_URL: '',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orcamentos@forja.test',
      PUBLIC_URL: 'https://forja.test/',
      TRUST_PROXY: '1',
    });
    catalogue = await catalogueOf(app.admin);
    beyond = customerSteps(app);
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const revisionsOf = async (id: number) => {
    const { body } = await app.admin.get(`/api/orders/${id}/revisions`).expect(200);
    return (body as RevisionBody[]).reverse();
  };
  const difference = async (id: number, from: number, to?: number) => {
    const query = to === undefined ? `from=${from}` : `from=${from}&to=${to}`;
    const { body } = await app.admin.get(`/api/orders/${id}/revision-difference?${query}`).expect(200);
    return body as Difference;
  };
  const printed = async (id: number, number: number) => {
    const { body } = await app.admin
      .get(`/api/orders/${id}/revisions/${number}/pdf`)
      .buffer(true)
      .expect(200);
    return body as Buffer;
  };

  async function take(name: string, order: OrderBody, by: Chosen): Promise<void> {
    const { id, status } = order;
    if (MOVES[name]) {
      const { body } = await app.admin.put(`/api/orders/${id}/update-status`, { status: MOVES[name] });
      // From some statuses there is no such move.
      if (body.status === undefined) expect(body.errors).toEqual({ status: [expect.any(String)] });
      return;
    }
    const outside = outsideChanges(app.admin, catalogue)[name]?.(by.amount);
    if (outside) {
      expect((await outside).status).toBe(200);
      expect((await readOrder(app.admin, id)).totals).toEqual(order.totals);
      return;
    }
    if (name === 'reprice') return repriceStep(app, catalogue)(order, by);
    if (beyond[name]) {
      await beyond[name](order, by);
      const { totals, version, status: after } = await readOrder(app.admin, id);
      expect({ totals, version, after }).toEqual({
        totals: order.totals,
        version: order.version,
        after: status,
      });
      return;
    }
    const answer = await quoteChanges(app.admin, catalogue)[name]?.(order, by);
    if (!answer) return;
    if (status === 'waiting_response') {
      expect(await difference(id, order.revision as number)).toMatchObject({
        moved: 0,
        steps: [],
        parts: [],
      });
    } else if (name === 'take up a revision' && status === 'in_progress') {
      const number = by.pick % ((order.revision as number) + 1);
      expect(await difference(id, number)).toMatchObject({ moved: 0, steps: [], parts: [] });
    } else if (answer.status >= 300 && status === 'in_progress') {
      // A discount above the total is the only thing that a quote in progress refuses here.
      expect([name, JSON.stringify(answer.body)]).toEqual([name, expect.stringContaining('O desconto')]);
    }
  }

  /** All answer what they answered before, under numbers without a gap. */
  async function unchanged(id: number, frozen: Frozen[]): Promise<void> {
    const revisions = await revisionsOf(id);
    expect(revisions.map(({ number }) => number)).toEqual(revisions.map((_, index) => index));
    expect((await readOrder(app.admin, id)).revision).toBe(revisions.at(-1)?.number ?? null);
    for (const { number, digest, total } of revisions) {
      const { text: content } = await app.admin.get(`/api/orders/${id}/revisions/${number}`).expect(200);
      const known = frozen[number];
      if (known) expect({ digest, total, content }).toEqual({ ...known, documents: undefined });
      else frozen.push({ digest, total, content, documents: [await printed(id, number)] });
    }
  }

  /** Each revision was accepted once at most. */
  async function acceptedOnce(id: number): Promise<void> {
    const { body } = await app.admin.get(`/api/orders/${id}/answers`).expect(200);
    const accepted = (body as { kind: string; revision: number }[]).filter(({ kind }) => kind === 'accepted');
    expect(new Set(accepted.map(({ revision }) => revision)).size).toBe(accepted.length);
  }

  /** Each with each later one, and with the quote as it is now. */
  async function compared(id: number, frozen: readonly Frozen[]): Promise<void> {
    const { totals } = await readOrder(app.admin, id);
    for (const [from, { total: before }] of frozen.entries()) {
      for (let to = from + 1; to < frozen.length; to += 1) {
        const between = await difference(id, from, to);
        expect(between).toMatchObject({ before, after: frozen[to]?.total });
        explained(between);
      }
      const sinceThen = await difference(id, from);
      expect(sinceThen).toMatchObject({ before, after: totals.total });
      explained(sinceThen);
    }
  }

  it('say and print the same whatever follows, and what changed between them sums to the cent', async () => {
    const often = (name: string, times: number) => Array.from({ length: times }, () => name);
    const names = [
      ...Object.keys(quoteChanges(app.admin, catalogue)),
      ...Object.keys(outsideChanges(app.admin, catalogue)),
      ...Object.keys(beyond),
      ...often('reprice', 3),
      ...often('a link', 3),
      ...often('accept', 3),
      ...often('add a part', 4),
      ...often('Próximo', 9),
      ...often('Anterior', 12),
      'Cancelar',
    ];
    const step = fc.tuple(
      fc.constantFrom(...names),
      fc.record({ pick: fc.nat(7), amount: fc.integer({ min: 1, max: 999 }) }),
    );
    const property = fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (steps) => {
      const { id } = await orderOf(app.admin, { customer_id: catalogue.customer, markup: 30 });
      const set = await setOf(app.admin, id);
      await partOf(app.admin, set.id, catalogue);
      const frozen: Frozen[] = [];
      for (const [name, by] of steps) {
        await take(name, await readOrder(app.admin, id), by);
        await unchanged(id, frozen);
      }
      await compared(id, frozen);
      await acceptedOnce(id);
      const approval = await app.admin.put(`/api/orders/${id}/update-status`, { status: 'approved' });
      expect([200, 422]).toContain(approval.status);
      await unchanged(id, frozen);
      for (const [number, { documents }] of frozen.entries()) {
        expect((await printed(id, number)).equals(documents[0]!)).toBe(true);
      }
    });
    await fc.assert(property, { numRuns: 4, endOnFailure: true });
  });
});
