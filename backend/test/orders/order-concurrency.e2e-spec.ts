import { Decimal } from 'decimal.js';
import { OrderFactsKeeper } from '../../src/insights/order-facts.keeper.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { orderOf, type PartBody, partOf, readOrder, setOf } from '../world/orders.js';

const CLIENTS = 8;
const PARTS_EACH = 10;
const EDITS_EACH = 15;

const FORTH = ['waiting_response', 'cancelled'];
const BACK = ['in_progress', 'cancelled'];

/** What both databases answer alike. */
const numbers = (rows: readonly Record<string, string | number>[]) =>
  rows.map((row) => ({ ...row, orders: Number(row.orders) }));

/** One edit after the other until each is stored: an edit refused with 409 is made again on the part as it is then. */
class Editor {
  applied = 0;
  conflicts = 0;
  readonly strange: number[] = [];

  constructor(
    private readonly client: Client,
    private readonly part: PartBody,
    private readonly editOf: (round: number) => object,
  ) {}

  async run(): Promise<void> {
    for (let round = 1; round <= EDITS_EACH; round += 1) await this.apply(this.editOf(round));
  }

  private async apply(edit: object): Promise<void> {
    for (;;) {
      const read = (await this.client.get(`/api/set-parts/${this.part.id}`)).body as PartBody;
      const path = `/api/sets/${read.set_id}/parts/${read.id}`;
      const { status } = await this.client.put(path, { type: 'sheet', ...edit, version: read.version });
      if (status === 200) {
        this.applied += 1;
        return;
      }
      if (status !== 409) {
        this.strange.push(status);
        return;
      }
      this.conflicts += 1;
    }
  }
}

describe('many people in one order @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
  }, 60_000);
  afterAll(() => app.close());

  const move = (id: number, status: string) => app.admin.put(`/api/orders/${id}/update-status`, { status });

  it('lose no part and no edit, and the totals are the sum of the parts', async () => {
    const { id } = await orderOf(app.admin, { customer_id: catalogue.customer });
    const set = await setOf(app.admin, id);
    const part = await partOf(app.admin, set.id, catalogue);
    const added: number[] = [];
    const add = async () => {
      for (let each = 0; each < PARTS_EACH; each += 1) {
        const { status } = await app.admin.post(`/api/sets/${set.id}/parts`, { title: 'Nova peça' });
        added.push(status);
      }
    };
    const prices = new Editor(app.admin, part, (round) => ({
      locked_values: ['unit_value'],
      unit_value: 100 + round,
    }));
    const quantities = new Editor(app.admin, part, (round) => ({ quantity: 10 + round }));
    const clients = Array.from({ length: CLIENTS }, add);
    await Promise.all([...clients, prices.run(), quantities.run()]);

    expect(added).toEqual(Array<number>(CLIENTS * PARTS_EACH).fill(201));
    expect([...prices.strange, ...quantities.strange]).toEqual([]);
    const order = await readOrder(app.admin, id);
    const parts = order.sets.flatMap((each) => each.parts);
    expect(parts.map(({ position }) => position)).toEqual(parts.map((_, index) => index + 1));
    expect(parts).toHaveLength(CLIENTS * PARTS_EACH + 1);

    const edited = parts.find((each) => each.id === part.id)!;
    expect(edited.version - part.version).toBe(prices.applied + quantities.applied);
    expect(edited).toMatchObject({ unit_value: 100 + EDITS_EACH, quantity: 10 + EDITS_EACH });
    expect(edited.final_value).toBe((100 + EDITS_EACH) * (10 + EDITS_EACH));
    const sum = (field: 'final_value' | 'total_ipi_value' | 'total_icms_value') =>
      Decimal.sum(...parts.map((each) => each[field])).toNumber();
    expect(order.totals).toMatchObject({ parts: sum('final_value'), ipi: sum('total_ipi_value') });
    expect(order.totals.icms).toBe(sum('total_icms_value'));
  }, 120_000);

  it('save the order, its markup and its parts at once: each is applied or refused with 409', async () => {
    const order = await orderOf(app.admin, { markup: 10 });
    const set = await setOf(app.admin, order.id);
    const part = await partOf(app.admin, set.id, catalogue);
    const path = `/api/orders/${order.id}`;
    const rounds = Array.from({ length: 10 }, (_, index) => index + 1);
    const answers = await Promise.all([
      ...rounds.map((round) => app.admin.put(path, { payment_obs: `nota ${round}`, version: 1 })),
      ...rounds.map((round) => app.admin.put(`${path}/on-markup-change`, { markup: 10 + round })),
      ...rounds.map((round) =>
        app.admin.put(`/api/sets/${set.id}/parts/${part.id}`, { type: 'sheet', quantity: round }),
      ),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses.slice(0, 10).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.slice(10)).toEqual(Array<number>(20).fill(200));
    const after = await readOrder(app.admin, order.id);
    const applied = statuses.slice(0, 20).filter((status) => status === 200).length;
    expect(after.version).toBe(1 + applied);
    const [only] = after.sets[0]!.parts;
    const factor = new Decimal(after.markup as number).div(100).plus(1);
    expect(only!.unit_value).toBe(factor.times('52.007475').toDecimalPlaces(2).toNumber());
    expect(after.totals.parts).toBe(new Decimal(only!.unit_value).times(only!.quantity).toNumber());
  }, 60_000);

  it('save one version of an order a hundred times at once: one is answered 200 and stored, the others 409', async () => {
    const { id } = await orderOf(app.admin);
    const texts = Array.from({ length: 100 }, (_, index) => `editor ${index}`);
    const answers = await Promise.all(
      texts.map((payment_obs) => app.admin.put(`/api/orders/${id}`, { payment_obs, version: 1 })),
    );
    const stored = texts.filter((_, index) => answers[index]!.status === 200);
    expect(stored).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
    expect((await readOrder(app.admin, id)).payment_obs).toBe(stored[0]);
  }, 60_000);

  it('duplicate an order that others change: every copy is of one moment', async () => {
    const { id } = await orderOf(app.admin, { markup: 0 });
    const set = await setOf(app.admin, id);
    for (let each = 0; each < 3; each += 1) await partOf(app.admin, set.id, catalogue);
    const markups = Array.from({ length: 6 }, (_, index) => (index + 1) * 10);
    const copies = await Promise.all(
      markups.flatMap((markup) => [
        app.admin.post(`/api/orders/${id}/duplicate`),
        app.admin.put(`/api/orders/${id}/on-markup-change`, { markup }),
      ]),
    );
    for (const { status, body } of copies.filter((_, index) => index % 2 === 0)) {
      expect(status).toBe(201);
      const values = new Set((body.sets[0].parts as PartBody[]).map(({ unit_value }) => unit_value));
      const factor = new Decimal(body.markup).div(100).plus(1);
      expect([...values]).toEqual([factor.times('52.007475').toDecimalPlaces(2).toNumber()]);
    }
  }, 60_000);

  it('change many orders of one owner at once: counts and tallies are right, and no transaction waits for another in a circle', async () => {
    const deadlocks = async (): Promise<number> => {
      if (app.db.embedded) return 0;
      const rows = await app.db.manager.query<{ Value: string }[]>(
        "SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'",
      );
      return Number(rows[0]?.Value ?? 0);
    };
    const orders = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const order = await orderOf(app.admin, { customer_id: catalogue.customer });
        const part = await partOf(app.admin, (await setOf(app.admin, order.id)).id, catalogue);
        // Half of them the other way round: from and to the same two counts.
        if (index % 2 === 1) await move(order.id, 'waiting_response');
        return { id: order.id, part, turns: index % 2 === 1 ? BACK : FORTH };
      }),
    );
    const before = await deadlocks();
    const statuses = await Promise.all(
      orders.flatMap(({ id, part, turns }) => [
        app.admin.put(`/api/sets/${part.set_id}/parts/${part.id}`, { type: 'sheet', quantity: 10 + id }),
        ...turns.map((status) => move(id, status)),
        orderOf(app.admin),
      ]),
    );
    expect(statuses.filter((answer) => 'status' in answer && Number(answer.status) >= 500)).toEqual([]);
    expect((await deadlocks()) - before).toBe(0);
    const rows = await app.db.manager.query<Record<string, string | number>[]>(
      `SELECT type, status, orders FROM order_counts WHERE type <> '' AND orders > 0 AND owner_id = ? ORDER BY 1, 2`,
      [app.admin.userId],
    );
    const right = await app.db.manager.query<Record<string, string | number>[]>(
      'SELECT type, status, COUNT(*) AS orders FROM orders WHERE created_by_id = ? GROUP BY 1, 2 ORDER BY 1, 2',
      [app.admin.userId],
    );
    expect(numbers(rows)).toEqual(numbers(right));
    expect(await app.app.get(OrderFactsKeeper).checkAll({ repair: false })).toEqual({
      orders: 0,
      tallies: 0,
    });
  }, 60_000);
});
