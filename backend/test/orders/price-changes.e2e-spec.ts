import fc from 'fast-check';
import { createApi } from '../../src/create-api.js';
import { ORDERS } from '../../src/orders/access/changed-orders.js';
import { Repricings } from '../../src/orders/tools/price-changes/repricings.service.js';
import { RepricingWorker } from '../../src/orders/tools/price-changes/repricing-worker.service.js';
import type { PriceImpactView } from '../../src/orders/tools/price-changes/price-impact.view.js';
import type {
  RepricedQuoteView,
  RepricingView,
} from '../../src/orders/tools/price-changes/repricings.dto.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { BAR, BENDING, COMPONENT, NCM, SHEET, STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, type OrderBody, readOrder } from '../world/orders.js';

const CHANGED = 'O orçamento ou o cadastro mudou depois da prévia';

describe('a change of a catalogue price @servers', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;

  beforeAll(async () => {
    // Of its own: the worker of one test ends in between.
    app = await TestApp.startOwn({ REDIS_URL: '' });
    user = await app.userWith('edit_pre_orders');
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    catalogue = await catalogueOf(user);
  });

  const materials = () => ({ resource: 'materials', id: catalogue.material });
  const impact = async (values?: object, entry: object = materials(), client = user) =>
    (await client.post('/api/price-impact', { ...entry, values }).expect(200)).body as PriceImpactView;
  const price = (price_kg: number) =>
    user.put(`/api/materials/${String(catalogue.material)}`, { ...STEEL, price_kg }).expect(200);
  const move = (id: number, status: string) =>
    user.put(`/api/orders/${String(id)}/update-status`, { status }).expect(200);

  /** A quote of the worked example: 676.10 and 33.81 of IPI; of 711.50 and 35.58 with steel at 10.00. */
  async function quote(fields: object = {}, order: object = {}, client = user): Promise<number> {
    const terms = { customer_id: catalogue.customer, markup: 30, ...order };
    const { orderId, setId } = await newSet(client, terms);
    await newPart(client, setId, { ...exampleFields(catalogue), title: 'Aba', ...fields });
    return orderId;
  }

  const begin = async (
    shown: Pick<PriceImpactView, 'quotes'>,
    entry: object = materials(),
    client = user,
  ) => {
    const quotes = shown.quotes.map(({ id, digest }) => ({ id, digest }));
    return (await client.post('/api/repricings', { ...entry, quotes }).expect(201)).body as RepricingView;
  };
  const ended = async ({ id }: RepricingView) => {
    await app.app.get(Repricings).tryNow({ id, created_by_id: user.userId! });
    return (await user.get(`/api/repricings/${String(id)}`).expect(200)).body as RepricingView;
  };
  const outcome = async ({ id }: RepricingView) =>
    (await user.get(`/api/repricings/${String(id)}/quotes`).expect(200)).body as RepricedQuoteView[];

  it('shows the open quotes that it touches, how many others there are, and stores nothing', async () => {
    const plain = await quote();
    const kept = await quote(
      { locked_values: ['unit_value'], unit_value: 70 },
      { customer_id: catalogue.elsewhere },
    );
    const waiting = await quote();
    await move(waiting, 'waiting_response');
    const cancelled = await quote();
    await move(cancelled, 'cancelled');
    await quote({ type: 'component', component_id: catalogue.component, sheet_id: null, processes: [] });
    const other = await app.userWith('edit_pre_orders');
    await quote({}, {}, other);
    const before = await readOrder(user, plain);
    const shown = await impact({ price_kg: 10 });
    expect(shown).toMatchObject({ name: STEEL.name, can_reprice: true, others: 1, more: false });
    expect(shown.quotes.map(({ id }) => id)).toEqual([waiting, kept, plain]);
    expect(shown.quotes[2]).toEqual({
      id: plain,
      status: 'in_progress',
      customer: 'Metalúrgica Açaí',
      accepted: false,
      parts: 1,
      total: 709.91,
      new_total: 747.08,
      difference: 37.17,
      growth: 5.24,
      icms: 121.7,
      new_icms: 128.07,
      kept: [],
      problem: null,
      digest: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
    expect(shown.quotes[1]).toMatchObject({ difference: 0, kept: ['Valor unitário'] });
    expect(shown.difference).toBe(74.34);
    expect(await readOrder(user, plain)).toEqual(before);
    expect((await impact()).quotes).toEqual([]);
    expect(await impact({ price_kg: 10 }, materials(), app.admin)).toMatchObject({ others: 0 });
    await price(10);
    expect((await impact()).quotes).toEqual(shown.quotes);
    await user.post('/api/price-impact', { resource: 'materials', id: 999_999 }).expect(404);
  });

  it('reprices the chosen quotes as they were shown; one that waits gets a new revision', async () => {
    const open = await quote();
    const waiting = await quote();
    await move(waiting, 'waiting_response');
    const left = await quote();
    const shown = await impact({ price_kg: 10 });
    await price(10);
    // The rate changes, too, and stays as it was promised.
    await user
      .put(`/api/processes/${String(catalogue.process)}`, { ...BENDING, value_per_minute: 9 })
      .expect(200);
    const chosen = { quotes: shown.quotes.filter(({ id }) => id !== left) };
    const repricing = await begin(chosen);
    expect(repricing).toMatchObject({ ...materials(), id: repricing.id, entry_id: catalogue.material });
    expect(await ended(repricing)).toMatchObject({ waiting: 0, repriced: 2, skipped: 0, failed: 0 });
    const totals = { state: 'repriced', reason: null, old_total: 709.91, new_total: 747.08 };
    expect(await outcome(repricing)).toEqual([
      { id: waiting, ...totals },
      { id: open, ...totals },
    ]);
    expect(await readOrder(user, open)).toMatchObject({ status: 'in_progress', totals: { total: 747.08 } });
    expect(await readOrder(user, left)).toMatchObject({ totals: { total: 709.91 } });
    const sent = await readOrder(user, waiting);
    expect(sent).toMatchObject({ status: 'waiting_response', revision: 1, totals: { total: 747.08 } });
    const [differing] = sent.sets[0]!.parts;
    expect(differing!.basis_differences).toMatchObject([{ source: 'process', basis: 2.5, current: 9 }]);
    const events = (await user.get(`/api/orders/${String(waiting)}/history`).expect(200)).body as object[];
    expect(events.slice(0, 3)).toMatchObject([
      { action: 'status_moved', details: { revision: [0, 1] } },
      { action: 'recalculated', details: { total: [709.91, 747.08], entry: STEEL.name } },
      { action: 'status_moved' },
    ]);
    expect((await user.get('/api/repricings').expect(200)).body).toMatchObject([{ id: repricing.id }]);
    await app.admin.get(`/api/repricings/${String(repricing.id)}`).expect(404);
  });

  it('says which quotes their customers have accepted, and reprices none of those that was chosen before', async () => {
    const [open, accepted, later] = [await quote(), await quote(), await quote()];
    for (const id of [open, accepted, later]) await move(id, 'waiting_response');
    const pageOf = async (id: number) =>
      ((await user.post(`/api/orders/${String(id)}/links`, {}).expect(200)).body as { path: string }).path;
    const accept = async (id: number) => {
      const form = app.anonymous.post(`${await pageOf(id)}/accept`).type('form');
      await form.send({ name: 'Ana', contact: 'ana@metal.test' }).expect(303);
    };
    const acceptedOf = ({ quotes }: PriceImpactView) =>
      Object.fromEntries(quotes.map((one) => [one.id, one.accepted]));
    await accept(accepted);
    await app.anonymous.get(await pageOf(open)).expect(200);
    await price(10);
    const shown = await impact();
    expect(acceptedOf(shown)).toEqual({ [open]: false, [accepted]: true, [later]: false });
    await accept(later);
    const run = await begin({ quotes: shown.quotes.filter(({ id }) => id !== accepted) });
    await ended(run);
    expect(Object.fromEntries((await outcome(run)).map(({ id, state }) => [id, state]))).toEqual({
      [open]: 'repriced',
      [later]: 'skipped',
    });
    // Chosen by hand it is repriced, and what was accepted counts no more.
    const byHand = await impact();
    await ended(await begin({ quotes: byHand.quotes.filter(({ id }) => id === accepted) }));
    expect((await readOrder(user, accepted)).revision).toBe(1);
    await price(11);
    expect(acceptedOf(await impact())[accepted]).toBe(false);
  });

  it('answers other requests between the quotes, and how far it is', async () => {
    const first = await quote();
    for (let copy = 0; copy < 24; copy += 1)
      await user.post(`/api/orders/${String(first)}/duplicate`, {}).expect(201);
    const shown = await impact({ price_kg: 10 });
    await price(10);
    let repricing = await begin(shown);
    const seen = new Set<number>();
    while (repricing.waiting > 0) {
      repricing = (await user.get(`/api/repricings/${String(repricing.id)}`).expect(200))
        .body as RepricingView;
      seen.add(repricing.repriced);
    }
    expect(repricing.repriced).toBe(25);
    expect([...seen].some((count) => count > 0 && count < 25)).toBe(true);
  });

  it('skips what is no longer as it was shown, and says why', async () => {
    const [edited, approved, discounted, deleted, twice] = [
      await quote(),
      await quote(),
      await quote(),
      await quote(),
      await quote(),
    ];
    const shown = await impact({ price_kg: 1 });
    await price(1);
    await user.put(`/api/orders/${String(edited)}`, { service_value: 5 }).expect(200);
    await move(approved, 'waiting_response');
    await app.admin.put(`/api/orders/${String(approved)}/update-status`, { status: 'approved' }).expect(200);
    await user.put(`/api/orders/${String(discounted)}`, { discount: 700 }).expect(200);
    const problem = 'O desconto não pode ser maior que o total';
    const again = await impact();
    expect(again.quotes.find(({ id }) => id === discounted)).toMatchObject({ problem });
    const repricing = await begin(shown);
    const second = await begin(again);
    await app.admin.delete(`/api/orders/${String(deleted)}`).expect(200);
    await Promise.all([ended(repricing), ended(second)]);
    const all = [...(await outcome(repricing)), ...(await outcome(second))];
    const of = (id: number) =>
      all.filter((each) => each.id === id).map(({ state, reason }) => reason ?? state);
    expect(of(edited).sort()).toEqual([CHANGED, 'repriced']);
    expect(of(approved)).toEqual(['O orçamento não está mais em aberto']);
    expect(of(discounted)).toEqual([CHANGED, problem]);
    expect(of(twice).sort()).toEqual([CHANGED, 'repriced']);
    expect(of(deleted).filter((each) => each !== 'repriced')).toEqual([]);
    expect((await readOrder(user, approved)).totals.total).toBe(709.91);
  });

  it('refuses what can not be begun', async () => {
    const id = await quote();
    const shown = await impact({ price_kg: 10 });
    const { digest } = shown.quotes[0]!;
    const post = (client: Client, quotes: unknown, entry: object = materials()) =>
      client.post('/api/repricings', { ...entry, quotes });
    await post(user, []).expect(422);
    await post(
      user,
      Array.from({ length: 2001 }, (_, index) => ({ id: index + 1, digest })),
    ).expect(422);
    await post(user, [{ id: 999_999, digest }]).expect(422);
    await post(user, [{ id, digest }], { resource: 'bars', id: 999_999 }).expect(404);
    await post(await app.userWith(), [{ id, digest }]).expect(403);
    await post(await app.userWith('edit_pre_orders'), [{ id, digest }]).expect(422);
    const colleague = await app.userWith('edit_pre_orders');
    await user.post('/api/price-impact', { ...materials(), values: { price_kg: -1 } }).expect(422);
    expect((await impact({ price_kg: 10 }, materials(), colleague)).others).toBe(1);
  });

  const money = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);
  const entries = () =>
    fc.oneof(
      fc.record({ price_kg: money }).map((to) => ['materials', catalogue.material, STEEL, to] as const),
      fc
        .record({ thickness: money, price: fc.constant(0) })
        .map(
          ({ thickness }) =>
            [
              'sheets',
              catalogue.sheet,
              { ...SHEET, material_id: catalogue.material },
              { thickness },
            ] as const,
        ),
      fc.record({ price_kg: money, weight: money }).map((to) => ['bars', catalogue.bar, BAR, to] as const),
      fc
        .record({ unit_value: money })
        .map((to) => ['components', catalogue.component, COMPONENT, to] as const),
      fc
        .record({ value_per_minute: money, setup: fc.integer({ min: 0, max: 90 }) })
        .map((to) => ['processes', catalogue.process, BENDING, to] as const),
      fc
        .record({ ipi: fc.integer({ min: 0, max: 100 }) })
        .map((to) => ['mercosur-common-nomenclatures', catalogue.ncm, NCM, to] as const),
      fc
        .record({ icms: fc.integer({ min: 0, max: 40 }) })
        .map(
          (to) => ['states', catalogue.state, { name: 'Perto', abbreviation: 'P1', icms: 18 }, to] as const,
        ),
    );
  const anyPart = () =>
    fc.record({
      type: fc.constantFrom('material', 'sheet', 'bar', 'component', 'process'),
      material_id: fc.constant(catalogue.material),
      sheet_id: fc.constant(catalogue.sheet),
      bar_id: fc.constant(catalogue.bar),
      component_id: fc.constant(catalogue.component),
      ncm_id: fc.constantFrom(null, catalogue.ncm),
      thickness: money,
      width: money,
      length: money,
      markup: fc.option(fc.integer({ min: 0, max: 500 })),
      quantity: fc.integer({ min: 0, max: 500 }),
      unit_value: money,
      locked_values: fc.subarray(['unit_value']),
      processes: fc.array(
        fc.record({
          id: fc.constant(catalogue.process),
          pivot: fc.record({ time: fc.integer({ min: 0, max: 90 }), final_value: fc.option(money) }),
        }),
        { maxLength: 2 },
      ),
    });

  it('stores for any entry and any parts what was shown, which is what Recalcular gives', async () => {
    const run = async (
      parts: object[],
      [resource, id, body, to]: readonly [string, number, object, object],
      waits: boolean,
    ) => {
      const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
      for (const part of parts) await newPart(user, setId, part);
      const { body: copy } = await user.post(`/api/orders/${String(orderId)}/duplicate`).expect(201);
      if (waits) await move(orderId, 'waiting_response');
      const shown = await impact(to, { resource, id });
      const mine = shown.quotes.filter((each) => each.id === orderId);
      await user.put(`/api/${resource}/${String(id)}`, { ...body, ...to }).expect(200);
      const path = `/api/orders/${String((copy as OrderBody).id)}/refresh`;
      await user.put(path, {}).expect(200);
      if (mine.length > 0) await ended(await begin({ quotes: mine }, { resource, id }));
      const stored = await readOrder(user, orderId);
      const recalculated = await readOrder(user, (copy as OrderBody).id);
      expect(stored.totals.total).toBe(mine[0]?.new_total ?? recalculated.totals.total);
      expect(stored.totals.icms).toBe(mine[0]?.new_icms ?? recalculated.totals.icms);
      const figures = ({ id: _id, set_id: _set, version: _version, ...part }: Record<string, unknown>) =>
        part;
      expect(stored.sets[0]!.parts.map(figures)).toEqual(recalculated.sets[0]!.parts.map(figures));
      // Back to what the other runs begin with.
      await user.put(`/api/${resource}/${String(id)}`, body).expect(200);
    };
    const parts = fc.array(anyPart(), { minLength: 1, maxLength: 3 });
    await fc.assert(fc.asyncProperty(parts, entries(), fc.boolean(), run), {
      numRuns: walks(15),
      endOnFailure: true,
    });
  });

  it('goes on after a cancellation and after an end of the process as far as that left it, each quote once', async () => {
    for (let made = 0; made < 10; made += 1) await quote();
    const shown = await impact({ price_kg: 10 });
    await price(10);
    const repricedBy = (after: number, then: () => unknown) => {
      let seen = 0;
      const run = () => {
        seen += 1;
        if (seen === after) then();
      };
      app.db.follow([{ name: 'test', topic: ORDERS, phase: 'afterCommit', run }]);
    };
    // The second quote of the first repricing is done while its cancellation is on its way.
    const half = { quotes: shown.quotes.slice(0, 2) };
    const first = await begin({ quotes: half.quotes.slice(0, 1) });
    await ended(first);
    const cancelled = await begin({ quotes: half.quotes.slice(1) });
    const answer = await user.post(`/api/repricings/${String(cancelled.id)}/cancel`).expect(200);
    expect(answer.body).toMatchObject({ waiting: 0 });
    const { repriced, cancelled: left } = await ended(cancelled);
    expect(repriced + left).toBe(1);

    const rest = { quotes: shown.quotes.slice(2) };
    repricedBy(1, () => app.app.get(RepricingWorker).onModuleDestroy());
    const interrupted = await begin(rest);
    const { repriced: done, waiting } = await ended(interrupted);
    // A server's database reprices several at once: what was begun is done.
    expect([1, 2, 3, 4]).toContain(done);
    expect(done + waiting).toBe(rest.quotes.length);
    const other = await createApi(app.settings);
    await other.init();
    await other.get(Repricings).tryDue();
    await other.close();
    expect(await ended(interrupted)).toMatchObject({ repriced: rest.quotes.length, waiting: 0 });
    for (const { id } of rest.quotes) {
      const history = (await user.get(`/api/orders/${String(id)}/history`).expect(200)).body as {
        action: string;
      }[];
      expect(history.filter(({ action }) => action === 'recalculated')).toHaveLength(1);
    }
  });
});
