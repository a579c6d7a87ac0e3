import { createHash } from 'node:crypto';
import { formOf, picture } from './world.mjs';
import { sql } from './sql.mjs';

/** What an installation holds and shows, to be compared with another one. */

/** The search's index is made anew, and the others are records of the migrations and the move themselves. */
const LEFT_OUT = /^(migrations|migration_steps|move_progress|search_.*|sqlite_.*)$/;

const LISTS = [
  '/api/user',
  '/api/users',
  '/api/groups',
  '/api/company',
  '/api/materials',
  '/api/sheets',
  '/api/processes',
  '/api/states',
  '/api/customers',
  '/api/mercosur-common-nomenclatures',
  '/api/kits',
  '/api/orders/page?type=pre_order&size=100',
  '/api/administration-history?per_page=100',
];

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** @returns {Promise<Map<string, number>>} how many rows each table has */
export async function rowsOf(env) {
  const named = env.DATABASE_URL
    ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
    : "SELECT name FROM sqlite_master WHERE type = 'table'";
  const tables = (await sql(env, named)).map(({ name }) => name).filter((name) => !LEFT_OUT.test(name));
  const counts = tables.sort().map((name) => `SELECT '${name}' AS name, COUNT(*) AS n FROM ${name}`);
  const rows = [];
  for (const statement of counts) rows.push(...(await sql(env, statement)));
  return new Map(rows.map(({ name, n }) => [name, Number(n)]));
}

/** @returns {Promise<Map<string, string>>} what each address answers, and a digest of each order's file, by address */
export async function shownTo(calls, { orders, quotes }) {
  const shown = new Map();
  const keep = async (path) => {
    const answer = await calls.sure('GET', path);
    shown.set(path, digest(JSON.stringify(answer)));
    return answer;
  };
  for (const path of LISTS) await keep(path);
  for (const id of [...orders.map((order) => order.id), ...quotes]) {
    const { os_file } = await keep(`/api/orders/${id}`);
    await keep(`/api/orders/${id}/history`);
    await keep(`/api/orders/${id}/revisions`);
    if (!os_file) continue;
    const { status, body } = await calls.call('file', 'GET', os_file, { raw: true });
    shown.set(`file of order ${id}`, status === 200 ? digest(body) : `status ${status}`);
  }
  return shown;
}

/** @returns {string[]} what is another one on the other side, by name */
export function differences(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name)}, then ${after.get(name)}`);
}

/** Gives an order a file that no other has. @returns the call's answer */
export const upload = async (calls, id) =>
  calls.call('upload', 'PUT', `/api/orders/${id}`, { body: formOf('os_file', await picture(), 'os.png') });

/** A part is changed, a file uploaded and a quote printed. @returns {Promise<string[]>} what is wrong */
export async function workOn(calls, { fields, orders }) {
  const [order] = orders;
  const body = { ...fields, quantity: 77, title: 'Aba', id: order.part, set_id: order.set };
  const answers = {
    edit: await calls.call('edit', 'PUT', `/api/sets/${order.set}/parts/${order.part}`, { body }),
    upload: await upload(calls, orders[1].id),
    PDF: await calls.call('PDF', 'GET', `/api/orders/${order.id}/pdf`, { raw: true }),
  };
  const wrong = Object.entries(answers)
    .filter(([, { status }]) => status !== 200)
    .map(([kind, answer]) => `${kind}: ${answer.status} ${answer.body?.message}`);
  const printed = answers.PDF.status !== 200 || answers.PDF.body.subarray(0, 5).toString() === '%PDF-';
  return printed ? wrong : [...wrong, 'PDF: no PDF'];
}
