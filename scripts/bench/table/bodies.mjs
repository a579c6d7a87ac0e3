import { packedClient } from '../orders/client.mjs';
import { compared, timed } from '../../lib/bench.mjs';
import { beside } from './stored.mjs';

const list = (length, element) => Array.from({ length }, () => element);
const keys = (length) => Object.fromEntries(list(length, 1).map((value, place) => [`k${place}`, value]));

/** What takes longest of all that is let through, and a megabyte of what is not: route and body by who sends it. */
const BODIES = {
  guest: [
    ['POST', '/api/login', keys(90_000)],
    ['POST', '/api/login', keys(200)],
    ['POST', '/api/login', { email: 'a'.repeat(16_000), password: 'x' }],
    ['POST', '/api/register', { name: list(199, {}) }],
  ],
  user: [
    ['POST', '/api/materials', keys(90_000)],
    ['POST', '/api/materials', list(99, keys(199))],
    ['POST', '/api/materials', { name: 'a'.repeat(1_000_000) }],
    ['POST', '/api/groups', { user_ids: list(4_900, { a: list(4, {}) }) }],
    ['POST', '/api/repricings', { quotes: list(2_000, {}) }],
    ['PATCH', '/api/orders/0/parts', { parts: list(1_000, { processes: list(20, {}) }) }],
    ['PATCH', '/api/orders/1/parts', { parts: list(100, { processes: list(200, {}) }) }],
  ],
};

const ROUNDS = 3;

/** Milliseconds for which a guest's body may keep all others waiting; a user's may for so many empty requests. */
const GUEST_MS = 50;
const USER_REQUESTS = 200;

/** Milliseconds of the longest of the empty requests that are asked, one after the other, until the body is answered. */
async function heldBy(send, empty) {
  let answered = false;
  const answer = send().then(() => (answered = true));
  let longest = 0;
  while (!answered) longest = Math.max(longest, await timed(empty));
  await answer;
  return longest;
}

/** The longest time for which one body keeps the process from all other callers, by who sends it. */
export async function bodies({ base, token, ask }) {
  const empty = () => ask('GET', '/api/status-flow');
  const { alone } = await compared({ alone: empty }, { rounds: 50, warmUp: 0 });
  const longest = { guest: 0, user: 0 };
  for (const [who, bodies] of Object.entries(BODIES)) {
    const send = packedClient({ base, token: who === 'user' ? token : undefined });
    for (const [method, path, body] of bodies) {
      // Each is refused; how long that takes is what counts.
      const refused = () => send(method, path, body).catch(() => undefined);
      for (let round = 0; round < ROUNDS; round += 1)
        longest[who] = Math.max(longest[who], await heldBy(refused, empty));
    }
  }
  return [
    beside("held by a guest's body", longest.guest, alone, GUEST_MS / alone),
    beside("held by a user's body", longest.user, alone, USER_REQUESTS),
  ];
}
