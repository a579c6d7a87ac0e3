import fc from 'fast-check';
import type { CustomerPicks } from '../../src/orders/domain/customer-picks.js';
import { CustomerPicksPort } from '../../src/orders/flow/customer-picks.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, newSet, readOrder, setOf } from '../world/orders.js';

const PROCESS = { title: 'Dobra', value_per_minute: 2.35, setup: 15 };
const AWAITS = 'Orçamento aguardando resposta: volte para Em andamento para alterar';

interface Figures {
  unit_price: number;
  total: number;
  ipi: number;
  gross_weight: number;
  net_weight: number;
}
interface Break {
  quantity: number;
  figures: Figures | null;
  locked: boolean;
}
interface Breaks {
  quote: Break[];
  sets: { set_id: number; breaks: Break[] }[];
}

describe('quantity breaks', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let row: { processes: object[] };
  let orderId: number;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
    const { body } = await user.post('/api/processes', PROCESS).expect(201);
    row = { processes: [{ id: body.id as number, pivot: { time: 12 } }] };
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  beforeEach(async () => {
    ({ orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
    await newPart(user, setId, { ...exampleFields(catalogue), ...row });
  });

  const save = (body: object, set = setId) => user.post(`/api/sets/${set}/update`, body);
  const breaks = async (query = '') =>
    (await user.get(`/api/orders/${orderId}/breaks${query}`).expect(200)).body as Breaks;
  const move = (status: string) => user.put(`/api/orders/${orderId}/update-status`, { status }).expect(200);

  it('are kept ascending, and say what they come to', async () => {
    const saved = await save({ breaks: [50, 3, 10, 1] }).expect(200);
    expect(saved.body.breaks).toEqual([1, 3, 10, 50]);
    const { sets, quote } = await breaks();
    expect(quote).toEqual([]);
    const figures = sets[0]?.breaks.map((each) => [
      each.quantity,
      each.figures?.unit_price,
      each.figures?.total,
      each.figures?.ipi,
      each.figures?.gross_weight,
      each.locked,
    ]);
    expect(figures).toEqual([
      [1, 698.5, 698.5, 34.93, 24.7275, false],
      [3, 668, 2004, 100.2, 74.1825, false],
      [10, 657.3, 6573, 328.7, 247.275, false],
      [50, 653.6, 32_680, 1634, 1236.375, false],
    ]);
    await user.put(`/api/orders/${orderId}`, { breaks: [10] }).expect(200);
    expect((await breaks()).quote).toMatchObject([{ quantity: 10, figures: { total: 6573, ipi: 328.7 } }]);
    expect(
      (await breaks(`?set_id=${setId}&quantities=3&quantities=10`)).sets[0]?.breaks[0]?.figures?.total,
    ).toBe(2004);
    expect((await breaks('?quantities=[3]')).quote[0]?.figures?.total).toBe(2004);
    await user.get(`/api/orders/${orderId}/breaks?set_id=999999&quantities=[3]`).expect(404);
    const history = await user.get(`/api/orders/${orderId}/history`).expect(200);
    expect(
      history.body.map((event: { details: { breaks?: unknown } | null }) => event.details?.breaks),
    ).toEqual(
      expect.arrayContaining([
        [[], [10]],
        [[], [1, 3, 10, 50]],
      ]),
    );
    const copy = await user.post(`/api/orders/${orderId}/duplicate`).expect(201);
    expect([copy.body.breaks, copy.body.sets[0].breaks]).toEqual([[10], [1, 3, 10, 50]]);
  });

  it.each<[unknown, string]>([
    [[0], 'Cada faixa é um número inteiro de 1 a 1.000.000'],
    [[1_000_001], 'Cada faixa é um número inteiro de 1 a 1.000.000'],
    [[1.5], 'Cada faixa é um número inteiro de 1 a 1.000.000'],
    [[1, 2, 3, 4, 5, 6, 7], 'No máximo 6 faixas'],
    [[2, 2], 'As faixas não podem se repetir'],
    ['abc', 'Deve ser uma lista'],
  ])('%j is refused at the field', async (value, text) => {
    for (const refused of [
      await save({ breaks: value }),
      await user.put(`/api/orders/${orderId}`, { breaks: value }),
    ]) {
      expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['breaks']]);
      expect(refused.body.errors.breaks).toContain(text);
    }
  });

  it('are read-only while the quote waits; a revision holds them, and counts them as content', async () => {
    await save({ breaks: [3] }).expect(200);
    await move('waiting_response');
    const url = `/api/orders/${orderId}`;
    expect((await save({ breaks: [4] }).expect(422)).body.errors).toEqual({ breaks: [AWAITS] });
    expect((await user.put(url, { breaks: [4] }).expect(422)).body.errors).toEqual({ breaks: [AWAITS] });
    await save({ breaks: [3] }).expect(200);
    expect((await breaks()).sets[0]?.breaks).toMatchObject([{ quantity: 3, figures: { total: 2004 } }]);
    await move('in_progress');
    await save({ breaks: [] }).expect(200);
    await user.put(url, { breaks: [2] }).expect(200);
    await move('waiting_response');
    const { body: second } = await user.get(`${url}/revisions/1`).expect(200);
    expect([second.breaks, second.sets[0].breaks]).toEqual([[2], []]);
    await move('in_progress');
    await user.post(`${url}/revisions/0/take-up`, {}).expect(201);
    const taken = await readOrder(user, orderId);
    expect([taken.breaks, taken.sets[0]?.breaks]).toEqual([[], [3]]);
    const difference = await user.get(`${url}/revision-difference?from=0&to=1`).expect(200);
    expect(difference.body).toMatchObject({ steps: [], parts: [], moved: 0 });
  });

  it('that the customer chose are taken over by the approval, at their frozen figures', async () => {
    const chosen = (picks: CustomerPicks) =>
      jest
        .spyOn(app.app.get(CustomerPicksPort, { strict: false }), 'picksOf')
        .mockImplementation((id) => Promise.resolve(id === orderId ? picks : null));
    const ofSet = (quantity: number): CustomerPicks => ({ quote: null, sets: [{ set_id: setId, quantity }] });
    await user.put(`/api/orders/${orderId}`, { breaks: [2], discount: 650 }).expect(200);
    await save({ breaks: [1, 3] }).expect(200);
    await save({ quantity: 5 }).expect(200);
    await move('waiting_response');
    const approve = (id = orderId) =>
      app.admin.put(`/api/orders/${id}/update-status`, { status: 'approved' });
    chosen(ofSet(4));
    const unknown = await approve().expect(422);
    expect(unknown.body.errors.status).toEqual(['O cliente escolheu uma faixa que esta revisão não oferece']);
    chosen({ quote: 2, sets: [{ set_id: setId, quantity: 3 }] });
    await approve().expect(422);
    chosen(ofSet(3));
    const { body } = await approve().expect(200);
    expect(body).toMatchObject({
      type: 'order',
      revision: 0,
      totals: { parts: 2004, ipi: 100.2, total: 1454.2 },
    });
    expect(body.sets[0]).toMatchObject({
      quantity: 3,
      version: 4,
      parts: [{ unit_value: 66.8, final_value: 668 }],
    });
    const { body: revisions } = await app.admin.get(`/api/orders/${orderId}/revisions`).expect(200);
    expect(revisions).toHaveLength(1);
    const [event] = (await app.admin.get(`/api/orders/${orderId}/history`).expect(200)).body;
    expect(event).toMatchObject({ action: 'quantity_picked', details: { set_id: setId, quantity: [5, 3] } });
    const { body: listed } = await app.admin.get(`/api/orders/page?filter={"q":"${orderId}"}`).expect(200);
    expect(JSON.stringify(listed)).toContain('1454.2');
  });

  it('that would leave less than the discount are refused, and nothing is approved', async () => {
    const pick = { quote: null, sets: [{ set_id: setId, quantity: 1 }] };
    jest.spyOn(app.app.get(CustomerPicksPort, { strict: false }), 'picksOf').mockResolvedValue(pick);
    await save({ quantity: 5, breaks: [1] }).expect(200);
    await user.put(`/api/orders/${orderId}`, { discount: 2000 }).expect(200);
    await move('waiting_response');
    const refused = await app.admin
      .put(`/api/orders/${orderId}/update-status`, { status: 'approved' })
      .expect(422);
    expect(refused.body.errors).toEqual({
      status: ['Com a quantidade escolhida, o desconto é maior que o total'],
    });
    expect((await readOrder(user, orderId)).status).toBe('waiting_response');
  });

  it('say that a lock holds them where it does, to the shop alone', async () => {
    ({ orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
    const lock = { locked_values: ['unit_value'], unit_value: 70 };
    await newPart(user, setId, { ...exampleFields(catalogue), ...row, ...lock });
    const locked = async (query: string) =>
      (await breaks(query)).sets.flatMap((set) => set.breaks.map((each) => each.locked));
    expect(await locked(`?set_id=${setId}&quantities=[1,50]`)).toEqual([true, true]);
    await save({ breaks: [1, 50] }).expect(200);
    await move('waiting_response');
    const { body } = await user.post(`/api/orders/${orderId}/links`, {}).expect(200);
    const { text } = await app.anonymous.get((body as { path: string }).path).expect(200);
    expect(text).toContain('Outras quantidades');
    expect(text).not.toMatch(/travad/i);
  });

  it('equal the quote that is made with their quantity, field by field', async () => {
    const second = (await setOf(user, orderId)).id;
    const own = { ...exampleFields(catalogue), markup: 12.5, quantity: 7 };
    await newPart(user, setId, { ...own, ...row, locked_values: ['final_value'], final_value: 123.45 });
    await newPart(user, second, { ...own, ...row, locked_values: ['net_weight'], net_weight: 9.8765 });
    const steady = exampleFields(catalogue);
    await newPart(user, second, { ...steady, type: 'component', component_id: catalogue.component });
    const made = async () => {
      const { sets, totals } = await readOrder(user, orderId);
      return {
        ofSets: (totals as unknown as { sets: SetTotals[] }).sets,
        totals,
        quantities: sets.map(({ quantity }) => quantity),
      };
    };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 }), async (n, times) => {
        const [foreseen] = (await breaks(`?set_id=${second}&quantities=[${n}]`)).sets;
        await save({ quantity: n }, second).expect(200);
        const [, set] = (await made()).ofSets;
        expect(foreseen?.breaks[0]?.figures).toEqual(set && figuresOf(set));
        const [whole] = (await breaks(`?quantities=[${times}]`)).quote;
        const { quantities } = await made();
        await save({ quantity: (quantities[0] ?? 0) * times }).expect(200);
        await save({ quantity: n * times }, second).expect(200);
        const { totals } = await made();
        expect(whole).toMatchObject({
          // One price is locked, and others move.
          locked: false,
          quantity: times,
          figures: { total: totals.parts, ipi: totals.ipi },
        });
        await save({ quantity: 2 }).expect(200);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});

interface SetTotals {
  final_value: number;
  ipi: number;
  gross_weight: number;
  net_weight: number;
  unit: { final_value: number };
}

const figuresOf = ({ final_value, ipi, gross_weight, net_weight, unit }: SetTotals): Figures => ({
  unit_price: unit.final_value,
  total: final_value,
  ipi,
  gross_weight,
  net_weight,
});
