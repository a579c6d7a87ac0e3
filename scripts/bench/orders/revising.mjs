import { compared } from '../../lib/bench.mjs';
import { besideGoal } from '../table/stored.mjs';

const PARTS = 400;
/** Milliseconds. */
const GOAL = 150;

/**
 * Freezing a quote of 400 parts, beside a move that finds the content of the last revision and a move back, which freezes
 * nothing; then comparing two states in which the price of every part differs.
 */
export async function revising({ ask, make }) {
  const order = await make.orderOf(PARTS);
  const address = `/api/orders/${order.id}`;
  const move = (status) => ask('PUT', `${address}/update-status`, { status });
  await move('waiting_response');
  await move('in_progress');
  await ask('PUT', `${address}/on-markup-change`, { markup: 77 });
  let service = 0;
  const moves = await compared(
    {
      changed: () => ask('PUT', address, { service_value: (service += 1) }),
      frozen: () => move('waiting_response'),
      back: () => move('in_progress'),
      same: () => move('waiting_response'),
      opened: () => move('in_progress'),
    },
    { rounds: 24, warmUp: 6 },
  );
  const read = await compared(
    {
      now: () => ask('GET', `${address}/revision-difference?from=0`),
      frozen: () => ask('GET', `${address}/revision-difference?from=0&to=1`),
      list: () => ask('GET', `${address}/revisions`),
      one: () => ask('GET', `${address}/revisions/1`),
    },
    { rounds: 24, warmUp: 6 },
  );
  const took = {
    [`freeze ${PARTS} parts`]: moves.frozen,
    'freeze with the content of the last': moves.same,
    'a move that freezes nothing': moves.back,
    [`compare ${PARTS} parts with now`]: read.now,
    [`compare ${PARTS} parts, both frozen`]: read.frozen,
    'read one revision': read.one,
    'the list of 31 revisions': read.list,
  };
  return Object.entries(took).map(([name, ms]) => besideGoal(name, ms, GOAL));
}
