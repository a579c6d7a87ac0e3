import type { Client } from '../harness/client.js';
import type { Catalogue } from '../world/catalogue.js';
import { BAR, BENDING, COMPONENT, NCM, STEEL } from '../world/example.js';
import type { OrderBody, PartBody } from '../world/orders.js';

/** What a step is made with: which of several, and how much. */
export interface Chosen {
  pick: number;
  amount: number;
}

interface Answer {
  status: number;
  body: unknown;
}

/** A call that changes a quote; null where the quote has nothing to change. */
type Change = (order: OrderBody, by: Chosen) => PromiseLike<Answer | null>;

const chosen = <T>(all: readonly T[], { pick }: Chosen): T | undefined => all[pick % (all.length || 1)];

/** What people do with a quote in progress; one that waits for its answer refuses it. */
export function quoteChanges(client: Client, catalogue: Catalogue): Record<string, Change> {
  const savePart =
    (fields: (amount: number) => object): Change =>
    async ({ sets }, by) => {
      const part = chosen(
        sets.flatMap(({ parts }) => parts),
        by,
      );
      if (!part) return null;
      return client.put(`/api/sets/${part.set_id}/parts/${part.id}`, {
        type: part.type,
        ...fields(by.amount),
      });
    };
  const saveOrder =
    (fields: (amount: number) => object): Change =>
    ({ id }, { amount }) =>
      client.put(`/api/orders/${id}`, fields(amount));
  const onSet =
    (call: (set: OrderBody['sets'][number], amount: number) => PromiseLike<Answer>): Change =>
    async ({ sets }, by) => {
      const set = chosen(sets, by);
      return set ? call(set, by.amount) : null;
    };
  const rows = (amount: number) => ({
    processes: [
      { id: catalogue.process, pivot: { time: amount % 40, setup: amount % 3 ? null : amount % 60 } },
      ...(amount % 2 ? [{ id: catalogue.process, pivot: { time: 2, final_value: amount / 10 } }] : []),
    ],
  });
  const sorts = [
    { type: 'material', material_id: catalogue.material, thickness: 2 },
    { type: 'bar', bar_id: catalogue.bar },
    { type: 'component', component_id: catalogue.component },
    { type: 'process' },
    { type: 'sheet', sheet_id: catalogue.sheet },
  ];
  return {
    'quantity of a part': savePart((amount) => ({ quantity: amount })),
    'size of a part': savePart((amount) => ({ width: 1000 + amount, length: amount, loss: amount % 20 })),
    'rows of a part': savePart(rows),
    'markup of a part': savePart((amount) => ({ markup: amount % 4 ? amount / 8 : null })),
    'a lock': savePart((amount) => ({
      locked_values: [amount % 2 ? 'final_value' : 'unit_value'],
      final_value: 5000 + amount,
      unit_value: 500 + amount,
    })),
    'another sort of part': savePart((amount) => ({ ...sorts[amount % sorts.length] })),
    recalculate: savePart(() => ({ locked_values: [], refresh: true })),
    'recalculate all': ({ id, version }) => client.put(`/api/orders/${id}/refresh`, { version }),
    'quantity of a set': onSet((set, amount) =>
      client.post(`/api/sets/${set.id}/update`, { quantity: amount % 9 }),
    ),
    'breaks of a set': onSet((set, amount) =>
      client.post(`/api/sets/${set.id}/update`, { breaks: [amount, 1000 + amount] }),
    ),
    'add a part': onSet(async (set, amount) => {
      const blank = await client.post(`/api/sets/${set.id}/parts`, { title: 'Nova peça' });
      if (blank.status !== 201) return blank;
      const { id } = blank.body as PartBody;
      const fields = { type: 'sheet', sheet_id: catalogue.sheet, ncm_id: catalogue.ncm, width: amount };
      return client.put(`/api/sets/${set.id}/parts/${id}`, { ...fields, ...rows(amount) });
    }),
    'remove a part': async ({ sets }, by) => {
      const part = chosen(
        sets.flatMap(({ parts }) => parts),
        by,
      );
      return part ? client.delete(`/api/set-parts/${part.id}`) : null;
    },
    'add a set': ({ id }) => client.post('/api/sets', { name: 'Outro', order_id: id }),
    'remove a set': onSet((set) => client.delete(`/api/sets/${set.id}`)),
    'move a part to the front': onSet((set) =>
      client.put(`/api/sets/${set.id}/parts/order`, { ids: set.parts.map(({ id }) => id).reverse() }),
    ),
    terms: saveOrder((amount) => ({
      payment_obs: `${amount} dias`,
      validity_days: 1 + (amount % 60),
      delivery_type: amount % 2 ? 'CIF' : 'FOB',
      delivery_value: amount / 100,
      service_value: amount / 10,
      discount: amount / 100,
    })),
    markup: ({ id }, { amount }) =>
      client.put(`/api/orders/${id}/on-markup-change`, { markup: 31 + (amount % 70) }),
    'another customer': saveOrder((amount) => ({
      customer_id: amount % 2 ? catalogue.customer : catalogue.elsewhere,
    })),
    'take up a revision': async ({ id, revision }, { pick }) => {
      if (typeof revision !== 'number') return null;
      return client.post(`/api/orders/${id}/revisions/${pick % (revision + 1)}/take-up`, {});
    },
  };
}

/** What people do beside the quote: it changes none. */
export function outsideChanges(
  client: Client,
  catalogue: Catalogue,
): Record<string, (amount: number) => PromiseLike<Answer>> {
  const put = (path: string, fields: object) => client.put(`/api/${path}`, fields);
  return {
    'price of the material': (amount) =>
      put(`materials/${catalogue.material}`, { ...STEEL, price_kg: amount / 50 }),
    'weight of the bar': (amount) => put(`bars/${catalogue.bar}`, { ...BAR, weight: amount / 50 }),
    'value of the component': (amount) =>
      put(`components/${catalogue.component}`, { ...COMPONENT, unit_value: amount / 50 }),
    'rate and setup of the process': (amount) =>
      put(`processes/${catalogue.process}`, {
        ...BENDING,
        value_per_minute: amount / 100,
        setup: amount % 50,
      }),
    'IPI of the NCM': (amount) =>
      put(`mercosur-common-nomenclatures/${catalogue.ncm}`, { ...NCM, ipi: amount % 20 }),
    'name and state of the customer': (amount) =>
      put(`customers/${catalogue.customer}`, { name: `Cliente ${amount}`, state_id: catalogue.state }),
    'name of the company': (amount) => put('company', { name: `Empresa ${amount}` }),
  };
}
