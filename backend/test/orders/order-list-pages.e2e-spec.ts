import fc from 'fast-check';
import { customerKeys, ListedOrdersKeeper } from '../../src/orders/listed/listed-orders.keeper.js';
import { orderStatuses, orderTypes, type OrderStatus } from '../../src/orders/domain/order-types.js';
import { statusesOf } from '../../src/orders/domain/status-flow.js';
import { sortFields, type SortField } from '../../src/orders/list/list-sorting.js';
import type { OrderCountView, OrderListItem, OrderPageView } from '../../src/orders/list/order-list.view.js';
import { filterOrders } from '../../../frontend/src/orders/data/narrowing.js';
import { Order } from '../../src/orders/order.entity.js';
import { insertRows } from '../../src/platform/database/bulk-rows.js';
import { naturalKey } from '../../src/platform/database/natural-key.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { orderOf } from '../world/orders.js';

const ORDERS = 400;
const NO_FILTER: Filters = { text: '', type: '', status: '', from: '', to: '' };
const NAMES = [
  'Aço São João',
  'aco sao joao',
  'Pedido 2',
  'Pedido 10',
  'Usinagem Ótima 12',
  'Metal 4,75',
  "100% D'Água_1",
  'Šimek [Kovač] Ångström',
  'Peças*? 00012',
  'Straße & Cie ~ ^ ´ (2)',
];

/** What is typed: names' beginnings, middles and ends, codes, marks, letters that databases treat as their own. */
const TYPED = [
  '',
  '',
  'sao',
  'SÃO aço',
  'pedido 2',
  '10',
  '#0001',
  '000123',
  '12',
  'metal 4,75',
  '00',
  'x%',

  '%',
  '_',
  '*',
  '?',
  '[',
  ']',
  '[k',
  "d'a",
  '\\',
  '#',
  '# 12',
  '#12',
  '##1',
  '1#',
  '0_1',
  '00%',
  '^',
  '´',
  '~',

  'šimek',
  'SIMEK',
  'kovac',
  'ang',
  'ÅNG',
  'stras',
  'straße',
  '(2)',
  'c\u0327',
  'a\u0303o',
  '  joao  sao ',
  'a\u00a0o',
  'o',
  'ç',
  '-',
  '!',
  '!!',
  '.',
  '4,',
  '2 1',
  '000000',
  '000401',
  '1e1',
  '11222',
  '11.222',
  '529982',
  'abc1',
  '0001',
  '3mm',
  '2x10',
];
const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  in_progress: 'Em andamento',
  waiting_response: 'Aguardando resposta',
  cancelled: 'Cancelado',
  approved: 'Aprovado',
  waiting_release: 'Aguardando liberação',
  released_for_production: 'Liberado para produção',
  finished: 'Finalizado',
};

/** What each column is sorted by, from what the list answers. */
const KEYS: Record<SortField, (order: OrderListItem) => string | number> = {
  id: ({ id }) => id,
  customer: ({ customer }) => naturalKey(customer?.name),
  document: ({ customer }) => naturalKey(customer?.cnpj || customer?.cpf),
  state: ({ customer }) => naturalKey(customer?.state?.abbreviation),
  address: ({ customer }) => naturalKey(customer?.address),
  status: ({ status }) => naturalKey(STATUS_NAMES[status]),
  delivery_value: ({ delivery_value }) => delivery_value,
  total: ({ total }) => total,
  delivery_date: ({ delivery_date }) => delivery_date ?? '',
  valid_until: ({ valid_until }) => valid_until ?? '',
  sets_count: ({ sets_count }) => sets_count,
  parts_count: ({ parts_count }) => parts_count,
};

interface Filters {
  text: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

/** What the screen's own narrowing leaves of the whole list. */
function filtered(orders: readonly OrderListItem[], { text, ...filters }: Filters) {
  return filterOrders(orders, { ...filters, q: text });
}

function sorted(orders: readonly OrderListItem[], field: SortField, order: 'ASC' | 'DESC') {
  const sign = order === 'ASC' ? 1 : -1;
  const keyed = orders.map((one) => ({ one, key: KEYS[field](one) }));
  keyed.sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : b.one.id - a.one.id));
  return keyed.map(({ one }) => one);
}

describe('pages of the orders list @servers', () => {
  let app: TestApp;
  let other: Client;
  let state: number;
  const customers: number[] = [];

  /** Orders as rows: few values, so that many are equal. */
  const fill = async (owners: readonly (number | undefined)[]) => {
    const moment = new Date().toISOString();
    const rows = Array.from({ length: ORDERS }, (_, index) => {
      const type = orderTypes[index % 2] ?? 'order';
      const statuses = statusesOf(type);
      const day = String(1 + ((index * 7) % 28)).padStart(2, '0');
      return {
        type,
        status: statuses[(index * 5) % statuses.length] ?? 'finished',
        customer_id: index % 9 === 0 ? null : (customers[(index * 11) % customers.length] ?? null),
        created_by_id: owners[index % owners.length] ?? null,
        delivery_date:
          index % 4 === 0 ? null : `2026-0${String(1 + (index % 6))}-${day}T08:0${String(index % 10)}`,
        delivery_value: (index * 13) % 5,
        service_value: 0,
        discount: 0,
        markup: 0,
        total: ((index * 17) % 40) + 0.25,
        sets_count: index % 3,
        parts_count: index % 50,
        version: 1,
        created_at: moment,
        updated_at: moment,
      };
    });
    await app.db.write(() => insertRows(app.db.manager, Order, rows));
    await storeKeys();
    await app.app.get(ListedOrdersKeeper).recount();
  };

  /** Makes the keys of all orders from what the API answers of their customers. */
  const storeKeys = async () => {
    const keysOf = ({ name, cnpj, cpf, address, state: of }: NonNullable<OrderListItem['customer']>) =>
      customerKeys({ name, cnpj, cpf, address, state: of?.abbreviation ?? null });
    for (const { id, customer: one, delivery_date } of await whole(app.admin)) {
      const keys = { ...(one ? keysOf(one) : customerKeys(null)), delivery_key: delivery_date ?? '' };
      await app.db.write(() => app.db.manager.update(Order, { id }, keys));
    }
  };

  beforeAll(async () => {
    app = await TestApp.startOwn();
    const { body } = await app.admin.post('/api/states', { name: 'Perto', abbreviation: 'P1', icms: 12 });
    state = body.id as number;
    for (const [index, name] of NAMES.entries()) {
      const fields = {
        name,
        cpf: `111.222.333-0${index}`,
        address: `Rua ${10 - index}`,
        state_id: index % 2 ? state : null,
      };
      customers.push((await app.admin.post('/api/customers', fields).expect(201)).body.id);
    }
    other = await app.userWith('edit_pre_orders');
    await fill([app.admin.userId, other.userId]);
  });
  afterAll(() => app.close());

  const query = (parameters: object) =>
    new URLSearchParams(
      Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  const page = async (client: Client, parameters: object) =>
    (await client.get(`/api/orders/page?${query(parameters)}`).expect(200)).body as OrderPageView;
  const whole = async (client: Client) =>
    (await client.get('/api/orders').expect(200)).body as OrderListItem[];
  const ids = (orders: readonly { id: number }[]) => orders.map(({ id }) => id);

  /** From page to page, either way. */
  const walked = async (client: Client, parameters: object, way: 'after' | 'before') => {
    const found: number[] = [];
    let from: object = way === 'after' ? {} : { end: 1 };
    for (;;) {
      const { items, first, last } = await page(client, { ...parameters, ...from, size: 60 });
      if (way === 'after') found.push(...ids(items));
      else found.unshift(...ids(items));
      if (items.length < 60) return found;
      from = { [way]: way === 'after' ? last : first };
    }
  };

  const filters: fc.Arbitrary<Filters> = fc.record({
    text: fc.constantFrom(...TYPED),
    type: fc.constantFrom('', '', ...orderTypes),
    status: fc.constantFrom('', '', '', ...orderStatuses),
    from: fc.constantFrom('', '', '2026-02-10T08:00', '2026-06-20T08:03', '2026-02-10'),
    to: fc.constantFrom('', '', '2026-03-10T08:02', '2026-01-01T08:00', '2026-03-10'),
  });

  it('are those of the whole list, filtered and sorted, whatever the filters, either way, for both kinds of viewers', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...sortFields),
        fc.constantFrom('ASC' as const, 'DESC' as const),
        fc.boolean(),
        async (narrowing, sort, order, all) => {
          const client = all ? app.admin : other;
          const expected = sorted(filtered(await whole(client), narrowing), sort, order);
          const asked = { ...narrowing, sort, order };
          expect(await walked(client, asked, 'after')).toEqual(ids(expected));
          expect(await walked(client, asked, 'before')).toEqual(ids(expected));
          const { items } = await page(client, { ...asked, skip: 30, size: 20 });
          expect(ids(items)).toEqual(ids(expected).slice(30, 50));
          const { body } = await client.get(`/api/orders/count?${query(narrowing)}`).expect(200);
          const orders = expected.filter(({ type }) => type === 'order').length;
          const total = (await whole(client)).length;
          const count = { quotes: expected.length - orders, orders, more: false, total };
          expect(body as OrderCountView).toEqual(count);
        },
      ),
      {
        numRuns: walks(60),
        endOnFailure: true,
        // Equal values, either way: few random runs would leave these to chance.
        examples: (['ASC', 'DESC'] as const).map((order) => [NO_FILTER, 'total', order, true]),
      },
    );
  });

  it('find by a text what the screen finds in rows that it has', async () => {
    const orders = await whole(app.admin);
    const differing: object[] = [];
    for (const text of TYPED) {
      const expected = ids(filtered(orders, { ...NO_FILTER, text }));
      const found = await walked(app.admin, { text }, 'after');
      if (found.join() !== expected.join())
        differing.push({ text, found: found.length, expected: expected.length });
    }
    expect(differing).toEqual([]);
  });

  it('keep their counts and keys through every change, and after a repair of all', async () => {
    const counts = async () => (await page(app.admin, { size: 1 })).count;
    const before = await counts();
    const { id } = await orderOf(app.admin, { customer_id: customers[0] });
    expect(await counts()).toMatchObject({ quotes: (before?.quotes ?? 0) + 1, orders: before?.orders });
    await app.admin.put(`/api/orders/${id}/update-status`, { status: 'approved', version: 1 }).expect(200);
    expect(await counts()).toMatchObject({ quotes: before?.quotes, orders: (before?.orders ?? 0) + 1 });
    const copy = (await app.admin.post(`/api/orders/${id}/duplicate`).expect(201)).body as { id: number };
    await app.admin.put(`/api/customers/${customers[0]}`, { name: 'Zz 1', state_id: state }).expect(200);
    await app.admin.put(`/api/states/${state}`, { name: 'Longe', abbreviation: 'L9', icms: 12 }).expect(200);
    const [first] = (await page(app.admin, { sort: 'customer', order: 'DESC', size: 1 })).items;
    expect(first).toMatchObject({ id: copy.id, customer: { name: 'Zz 1', state: { abbreviation: 'L9' } } });
    const [state9] = (await page(app.admin, { sort: 'state', order: 'DESC', size: 1 })).items;
    expect(state9?.id).toBe(copy.id);
    await app.admin.put(`/api/orders/${copy.id}`, { customer_id: null }).expect(200);
    await app.admin.delete(`/api/orders/${id}`).expect(200);
    await app.admin.delete(`/api/orders/${copy.id}`).expect(200);
    expect(await counts()).toEqual(before);
    const stored = await app.db.manager.query('SELECT * FROM orders ORDER BY id');
    await storeKeys();
    await app.app.get(ListedOrdersKeeper).recount();
    expect(await app.db.manager.query('SELECT * FROM orders ORDER BY id')).toEqual(stored);
    expect(await counts()).toEqual(before);
  });

  it('of a range carry the kept count of all', async () => {
    const parameters = 'sort=["customer","ASC"]&range=[10,19]&filter={"type":"order"}';
    const { body, headers } = await app.admin.get(`/api/orders?${encodeURI(parameters)}`).expect(200);
    const expected = sorted(await whole(app.admin), 'customer', 'ASC').filter(({ type }) => type === 'order');
    expect(ids(body)).toEqual(ids(expected).slice(10, 20));
    expect(headers['content-range']).toBe(`orders 10-19/${String(expected.length)}`);
  });

  it.each(['after=x', 'after=e30', 'size=0', 'sort=password', 'type=x', 'from=yesterday', 'skip=-1'])(
    'refuse %s',
    async (parameters) => {
      const { status } = await app.admin.get(`/api/orders/page?${parameters}`);
      expect([400, 422]).toContain(status);
    },
  );
});
