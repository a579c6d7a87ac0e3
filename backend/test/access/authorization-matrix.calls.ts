import type { Readable } from 'node:stream';
import type { Test } from 'supertest';
import type { Client } from '../harness/client.js';
import { PIXEL } from '../world/uploads.js';

/** The records that a call is about: an order of one type and owner, with what is inside of it. */
export interface Target {
  type: 'pre_order' | 'order';
  order: number;
  set: number;
  part: number;
  /** A link to the quote, and what was answered on its page. */
  link: number;
  answer: number;
  /** An e-mail of the quote that was sent. */
  mail: number;
  /** Path of the part's drawing. */
  file: string;
  kit: number;
}

/** No record has this id: a call that passes the door changes nothing. */
const UNKNOWN_ID = 999_999;

/** Calls with a body without which the record would not be looked at; all of them may be repeated. */
const BODIES: Record<string, (target: Target) => object> = {
  'POST api/orders': ({ type }) => ({ type }),
  'PUT api/orders/:id': () => ({ payment_obs: 'À vista' }),
  'PUT api/orders/:id/on-markup-change': () => ({ markup: 10 }),
  // A move that the flow lacks: refused as wrong, after it was found to be allowed to ask.
  'PUT api/orders/:id/update-status': ({ type }) => ({
    status: type === 'order' ? 'cancelled' : 'finished',
  }),
  // Of a quote that does not wait for an answer: refused as wrong, after it was found to be allowed.
  'POST api/orders/:id/mails': () => ({
    key: 'authorization-matrix',
    to: ['compras@metal.test'],
    subject: 'Orçamento',
    text: 'Olá',
    documents: ['quote'],
  }),
  'PUT api/orders/:id/customer-reminder': () => ({ remind_customer: true }),
  'POST api/sets': ({ order }) => ({ name: 'Conjunto', order_id: order }),
  'POST api/sets/:id/update': () => ({ name: 'Conjunto' }),
  'POST api/sets/:set_id/parts': () => ({ title: 'Peça' }),
  'PUT api/sets/:set_id/parts/order': ({ part }) => ({ ids: [part] }),
  'PUT api/sets/:set_id/parts/:id': () => ({ title: 'Peça' }),
  'PATCH api/orders/:order_id/parts': ({ part }) => ({ parts: [{ id: part, title: 'Peça' }] }),
  'POST api/orders/:id/transfer-parts': ({ set, part }) => ({
    mode: 'move',
    targets: [{ set_id: set, ids: [part] }],
  }),
  'POST api/orders/:id/transfer-sets': ({ set }) => ({ mode: 'move', ids: [set] }),
  // Of no kit: refused as wrong, after the order was found to be theirs to change.
  'POST api/orders/:id/insert-kit': () => ({ kit_id: UNKNOWN_ID }),
  // Of no plan: refused as another one than was shown.
  'PUT api/orders/:id/cutting/sheet': () => ({ group: 'sheet', digest: '-', cut: 0 }),
  'PUT api/set-parts/:id/status': () => ({ status: 'in_production' }),
  'POST api/set-parts/calculateProcessValue': ({ part }) => ({ part_id: part }),
  'POST api/set-parts/calculateProperties': ({ part }) => ({ part: { id: part } }),
};

/** Without these the call would be refused before its record is looked at. */
const QUERIES: Record<string, string> = {
  'GET api/orders/:id/markup-for-margin': '?target_margin=10',
  'GET api/orders/:id/changed-parts': '?ids=1',
  'GET api/orders/:id/cutting/dxf': '?group=sheet&cut=0',
  'GET api/orders/:id/revision-difference': '?from=0',
  'GET api/orders/:id/revision-difference/pdf': '?from=0',
};

function addressOf(route: string, target?: Target): string {
  const [, path = ''] = route.split(' ');
  const aim = target
    ? aimed(path, target)
    : path.replace(':catalogue', 'materials').replace(/[:*]\w+/g, String(UNKNOWN_ID));
  return `/${aim}${QUERIES[route] ?? ''}`;
}

/** Calls the route; with a target about it, without one about nothing that exists. */
export function call(client: Client, route: string, target?: Target): Test {
  const [method = '', path = ''] = route.split(' ');
  const url = addressOf(route, target);
  if (route === 'POST api/upload-set-part' && target) {
    return client.post(url).field('set_id', target.set).attach('file', PIXEL.subarray(0, 20), 'a.png');
  }
  if (route === 'POST api/sets/:id/picture-preview' && target) {
    return client.post(url).attach('image', PIXEL.subarray(0, 20), 'a.png');
  }
  const body = (target && BODIES[route]?.(target)) ?? {};
  switch (method) {
    case 'POST':
      return client.post(url, body);
    case 'PUT':
      return client.put(url, body);
    case 'PATCH':
      return client.patch(url, body);
    case 'DELETE':
      return client.delete(url);
    default:
      return path.endsWith('/events') ? headOf(client.get(url)) : client.get(url);
  }
}

/** The call without the rest of an answer that has no end. */
const headOf = (call: Test): Test =>
  call.buffer(true).parse((response, done) => {
    (response as unknown as Readable).destroy();
    done(null, undefined);
  });

function aimed(path: string, { order, set, part, link, answer, mail, file, kit }: Target): string {
  const own = /^api\/(exports\/)?orders/.test(path) ? order : path.startsWith('api/sets/:id') ? set : part;
  return path
    .replace(':set_id', String(set))
    .replace(':order_id', String(order))
    .replace(':link_id', String(link))
    .replace(':answer_id', String(answer))
    .replace(':mail_id', String(mail))
    .replace(':kit_id', String(kit))
    .replace(':id', String(own))
    .replace(':number', '0')
    .replace('storage/*key', file.slice(1));
}
