import { chooser } from './random.mjs';
import { PARTS, PLACES, USERS } from './words.mjs';

/** Orders that are entered by the API and copied: so many different prices there are. */
const TEMPLATES = 48;

const CATALOGUES = 'sheets materials bars components processes customers mercosur-common-nomenclatures'.split(
  ' ',
);

/** How a part is described by what it is made of. */
function fieldsOf({ sheets, materials, bars, components }, { one, whole }) {
  const size = () => (2000 + whole(90_000)) / 100;
  const kinds = [
    () => ({ type: 'sheet', sheet_id: one(sheets).id, width: size(), length: size() }),
    () => ({ type: 'sheet', sheet_id: one(sheets).id, width: size(), length: size() }),
    () => ({
      type: 'material',
      material_id: one(materials).id,
      thickness: (100 + whole(2500)) / 100,
      width: size(),
      length: size(),
    }),
    () => ({ type: 'bar', bar_id: one(bars).id, length: size() }),
    () => ({ type: 'component', component_id: one(components).id }),
  ];
  return one(kinds)();
}

/** An order of one set with so many priced parts. @returns {Promise<{ order_id: number, set_id: number }>} */
async function templateOf({ call, entries }, chosen, parts) {
  const { one, whole } = chosen;
  const order = await call('POST', '/api/orders', {
    type: 'pre_order',
    customer_id: one(entries.customers).id,
    markup: (200 + whole(400)) / 10,
    delivery_type: one(['CIF', 'FOB']),
    delivery_value: whole(50_000) / 100,
  });
  const set = await call('POST', '/api/sets', { order_id: order.id, name: 'Conjunto' });
  const rows = Array.from({ length: parts }, () => ({
    ...fieldsOf(entries, chosen),
    set_id: set.id,
    title: `${one(PARTS)} ${one(PLACES)}`,
    ncm_id: one(entries['mercosur-common-nomenclatures']).id,
    loss: whole(20),
    quantity: 1 + whole(60),
    processes: [{ id: one(entries.processes).id, pivot: { time: 1 + whole(40) } }],
  }));
  await call('PATCH', `/api/orders/${order.id}/parts`, { parts: rows });
  return { order_id: order.id, set_id: set.id };
}

/** What the rows are copied from: orders as the product itself stores and prices them, and users who own them. */
export async function enterTemplates(call, { parts, seed }) {
  const chosen = chooser(seed);
  const entries = {};
  for (const name of CATALOGUES) entries[name] = await call('GET', `/api/${name}`);
  const templates = [];
  for (let number = 0; number < TEMPLATES; number += 1) {
    templates.push(await templateOf({ call, entries }, chosen, parts));
  }
  const users = [];
  for (const [index, name] of USERS.entries()) {
    const email = `usuario${String(index + 1)}@forja.local`;
    users.push(await call('POST', '/api/users', { name, email, password: 'forja-demo' }));
  }
  return { templates, users };
}
