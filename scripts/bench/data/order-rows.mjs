import { chooser } from './random.mjs';

/** The shop's years up to the day of the run. */
const YEARS = 5;
const DAY = 86_400_000;

/** Of a hundred that are older than two months, and of a hundred younger ones: what became of them. */
const SHARES = {
  older: [
    ['pre_order', 'cancelled', 38],
    ['pre_order', 'waiting_response', 2],
    ['order', 'finished', 58],
    ['order', 'released_for_production', 2],
  ],
  younger: [
    ['pre_order', 'in_progress', 25],
    ['pre_order', 'waiting_response', 25],
    ['pre_order', 'cancelled', 10],
    ['order', 'waiting_release', 12],
    ['order', 'released_for_production', 18],
    ['order', 'finished', 10],
  ],
};

function drawn(shares, random) {
  let left = random() * 100;
  const found = shares.find(([, , share]) => (left -= share) < 0) ?? shares[0];
  return { type: found[0], status: found[1] };
}

/** Why quotes are lost, as often as each is named. */
const REASONS = 'price price price lead_time competitor competitor no_answer project_dropped'.split(' ');

const moment = (time) => new Date(time).toISOString();

/** When a quote was sent and answered, and why it was lost. */
function answersOf(status, { created, approved, now }, { random, one }) {
  const cancelled = status === 'cancelled';
  const answered = cancelled ? Math.min(now, created + (4 + random() * 16) * DAY) : approved;
  const sent = Math.min(created + random() * 4 * DAY, answered ?? now);
  return {
    sent_at: status === 'in_progress' ? null : moment(sent),
    answered_at: answered && moment(answered),
    lost_reason: cancelled && random() < 0.7 ? one(REASONS) : null,
  };
}

/**
 * Makes the rows of orders, each a copy of a template with a customer, an owner, a status and moments of its own.
 * @param {{ rows: object[], customers: { customer_id: number }[], users: { id: number, name: string }[], seed: number, now: number,
 *   count: number }} source rows: the templates' orders; count: orders in all, which the years are divided by
 */
export function orderMaker({ rows, customers, users, seed, now, count }) {
  const { random, whole, one } = chooser(seed + 1);
  return (id, index) => {
    const age = ((count - index) / count) * YEARS * 365 * DAY;
    const created = now - age - random() * 3_600_000;
    const state = drawn(age > 60 * DAY ? SHARES.older : SHARES.younger, random);
    const approved = state.type === 'order' ? Math.min(now, created + random() * 20 * DAY) : null;
    const answers = answersOf(state.status, { created, approved, now }, { random, one });
    const due = created + (15 + whole(60)) * DAY;
    const owner = one(users);
    const delivery = random() < 0.7 ? `${moment(due).slice(0, 10)}T08:00` : null;
    return {
      ...rows[index % rows.length],
      ...state,
      id,
      ...customers[Math.floor(random() ** 2 * customers.length)],
      created_by_id: owner.id,
      approved_at: approved && moment(approved),
      approved_by: approved && owner.name,
      ...answers,
      delivery_date: delivery,
      delivery_key: delivery ?? '',
      validity_key: state.status === 'waiting_response' ? moment(created + 15 * DAY).slice(0, 10) : '',
      estimated_delivery_date: random() < 0.3 ? `${String(5 + whole(40))} dias` : null,
      created_at: moment(created),
      updated_at: moment(Math.min(now, (approved ?? created) + random() * 10 * DAY)),
    };
  };
}
