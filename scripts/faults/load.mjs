import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { formOf, picture } from './world.mjs';

/** Between a client's calls, milliseconds: people think. */
const THINKING_MS = 120;

/** E-mails of one user within an hour are limited; these stay below. */
const MOST_MAILS = 50;

const good = ({ status }) => status >= 200 && status < 300;
const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * What clients were answered and must find again, whatever failed.
 * @typedef {object} Acknowledged
 * @property {Map<number, { acknowledged: number, tried: number }>} edits a part's number of pieces: the last acknowledged, the last tried
 * @property {Map<number, { order: number, title: string }>} parts parts by id
 * @property {Map<number, { digest: string }>} files an order's file
 * @property {Map<string, number>} mails subjects of queued e-mails, and the quote of each
 */

/** @returns {Acknowledged} */
const nothing = () => ({ edits: new Map(), parts: new Map(), files: new Map(), mails: new Map() });

/**
 * Steady load: edits of parts, whole new parts, lists, orders, uploads, documents and e-mails, until it is stopped.
 * @returns {{ acknowledged: Acknowledged, stop: () => Promise<void> }} stop: resolves once every call has ended
 */
export function startLoad(calls, world) {
  const acknowledged = nothing();
  let stopped = false;
  const client = async (work, thinking = THINKING_MS) => {
    while (!stopped) {
      await work();
      await pause(thinking);
    }
  };
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const clients = [
    ...world.orders.slice(0, 3).map((order) => client(() => edit(calls, order, world, acknowledged))),
    client(() => addPart(calls, one(world.orders), world, acknowledged), 300),
    client(() => calls.call('list', 'GET', '/api/orders/page?type=pre_order&size=20')),
    client(() => calls.call('order', 'GET', `/api/orders/${one(world.orders).id}`)),
    ...world.orders.slice(0, 2).map((order) => client(() => upload(calls, order, acknowledged), 300)),
    client(() => calls.call('PDF', 'GET', `/api/orders/${one(world.orders).id}/pdf`, { raw: true }), 400),
    client(() => mail(calls, one(world.quotes), acknowledged), 1500),
  ];
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

/** Raises the part's number of pieces by one: of two states the later one can be distinguished. */
async function edit(calls, order, { fields }, { edits }) {
  const known = edits.get(order.part) ?? { acknowledged: fields.quantity, tried: fields.quantity };
  edits.set(order.part, known);
  known.tried += 1;
  const body = { ...fields, quantity: known.tried, title: 'Aba', id: order.part, set_id: order.set };
  const answer = await calls.call('edit', 'PUT', `/api/sets/${order.set}/parts/${order.part}`, { body });
  if (good(answer)) known.acknowledged = known.tried;
}

async function addPart(calls, order, { fields }, { parts }) {
  const title = `Peça ${randomUUID()}`;
  const body = { ...fields, title };
  const answer = await calls.call('new part', 'POST', `/api/sets/${order.set}/parts`, { body });
  if (good(answer)) parts.set(answer.body.id, { order: order.id, title });
}

async function upload(calls, order, { files }) {
  const bytes = await picture();
  const body = formOf('os_file', bytes, 'os.png');
  const answer = await calls.call('upload', 'PUT', `/api/orders/${order.id}`, { body });
  // What got no answer may be stored or not: the one before it is no longer expected.
  files.delete(order.id);
  if (good(answer)) files.set(order.id, { digest: digest(bytes) });
}

async function mail(calls, quote, { mails }) {
  if (mails.size >= MOST_MAILS) return;
  const subject = `Pedido ${randomUUID()}`;
  const body = { key: randomUUID(), to: ['compras@metal.test'], subject, text: 'Olá', documents: ['quote'] };
  const answer = await calls.call('e-mail', 'POST', `/api/orders/${quote}/mails`, { body });
  if (good(answer)) mails.set(subject, quote);
}
