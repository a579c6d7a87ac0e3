/**
 * Facts of an order for the dashboard, and the amounts that they add to each tally. Sums are kept as whole numbers (cents,
 * minutes, tenths of a gram), so that adding and taking away again gives the same to the last digit on every database.
 */

/** Of a won order, what of a material is in it. */
export interface MaterialShare {
  material_id: number;
  /** Of the parts that are made of it, without IPI. */
  cents: number;
  /** Gross weight, in tenths of a gram. */
  weight: number;
}

export interface OrderFacts {
  order_id: number;
  /** NO_OWNER where the account is gone. */
  owner_id: number;
  customer_id: number | null;
  type: string;
  status: string;
  total_cents: number;
  /** `YYYY-MM` of the first sending; null while never sent. */
  sent_month: string | null;
  /** From creation to the first sending. */
  sent_minutes: number;
  /** `YYYY-MM` of the approval or the cancellation; null while open. */
  answered_month: string | null;
  /** Whether the answer was an approval. */
  won: boolean;
  lost_reason: string | null;
  /** `YYYY-MM-DD`; null where none is agreed. */
  delivery_day: string | null;
  materials: readonly MaterialShare[];
}

/** The owner of an order whose account was deleted. */
export const NO_OWNER = 0;
/** Tallies of everyone's orders, kept where adding up the owners' ones would take long. */
export const ALL_OWNERS = -1;
/** The subject of lost quotes without a reason. */
export const UNKNOWN_REASON = 'unknown';

export const tallyKinds = ['status', 'sent', 'won', 'lost', 'delivery', 'customer', 'material'] as const;
export type TallyKind = (typeof tallyKinds)[number];

/** The key of a tally. */
export interface TallyKey {
  kind: TallyKind;
  /** A day, a month or a year; empty where it is about now. */
  period: string;
  owner_id: number;
  /** A state, a reason or an id. */
  subject: string;
}

/** A tally, or what a change adds to it. */
export interface Tally extends TallyKey {
  order_count: number;
  cents: number;
  /** Minutes of `sent`, tenths of a gram of `material`. */
  measure: number;
}

export const stateOf = ({ type, status }: Pick<OrderFacts, 'type' | 'status'>) => `${type}.${status}`;

/** All that one order adds to the tallies. */
export function contributionsOf(facts: OrderFacts): Tally[] {
  const { owner_id, total_cents: cents } = facts;
  const one = { owner_id, order_count: 1, cents, measure: 0 };
  const tallies: Tally[] = [{ ...one, kind: 'status', period: '', subject: stateOf(facts) }];
  if (facts.sent_month !== null) {
    const measure = facts.sent_minutes;
    tallies.push({ ...one, kind: 'sent', period: facts.sent_month, subject: '', measure });
  }
  if (facts.delivery_day !== null && facts.type === 'order' && facts.status !== 'finished') {
    tallies.push({ ...one, kind: 'delivery', period: facts.delivery_day, subject: '' });
  }
  return [...tallies, ...answerOf(facts, one)];
}

type One = Omit<Tally, 'kind' | 'period' | 'subject'>;

function answerOf(facts: OrderFacts, one: One): Tally[] {
  const { answered_month: month } = facts;
  if (month === null) return [];
  if (!facts.won) {
    const subject = facts.lost_reason ?? UNKNOWN_REASON;
    return [{ ...one, kind: 'lost', period: month, subject }];
  }
  const tops: Omit<Tally, 'period' | 'owner_id'>[] = facts.materials.map(
    ({ material_id, cents, weight: measure }) => {
      return { kind: 'material', subject: String(material_id), order_count: 1, cents, measure };
    },
  );
  const { order_count, cents, measure } = one;
  if (facts.customer_id !== null) {
    tops.push({ kind: 'customer', subject: String(facts.customer_id), order_count, cents, measure });
  }
  // By month and by year, of its owner and of everyone: of these there are too many to be added up when asked for.
  const spread = [month, month.slice(0, 4)].flatMap((period) =>
    [one.owner_id, ALL_OWNERS].flatMap((owner_id) => tops.map((top) => ({ ...top, period, owner_id }))),
  );
  return [{ ...one, kind: 'won', period: month, subject: '' }, ...spread];
}

const keyOf = ({ kind, period, owner_id, subject }: TallyKey) =>
  `${kind}|${period}|${String(owner_id)}|${subject}`;

/** Sums of tallies, each by what identifies it. */
export type TallySums = Map<string, Tally>;

/** Adds tallies to the sums of their keys. */
export function addTo(sums: TallySums, tallies: readonly Tally[]): void {
  for (const tally of tallies) {
    const key = keyOf(tally);
    const sum = sums.get(key) ?? { ...tally, order_count: 0, cents: 0, measure: 0 };
    sum.order_count += tally.order_count;
    sum.cents += tally.cents;
    sum.measure += tally.measure;
    sums.set(key, sum);
  }
}

/** Sums that come to something; in one order, which is that of their locks. */
export function sumsOf(sums: TallySums): Tally[] {
  const changing = [...sums].filter(([, { order_count, cents, measure }]) => order_count || cents || measure);
  return changing.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

/** Tallies of the same key added up, without those that come to nothing. */
export function addedUp(tallies: readonly Tally[]): Tally[] {
  const sums: TallySums = new Map();
  addTo(sums, tallies);
  return sumsOf(sums);
}

/** Changes of the tallies by a change of an order's facts; null is an order that is not there. */
export function tallyChanges(before: OrderFacts | null, after: OrderFacts | null): Tally[] {
  const gone = before ? contributionsOf(before).map(negated) : [];
  return [...gone, ...(after ? contributionsOf(after) : [])];
}

/** The tally as it is taken away. */
export const negated = (tally: Tally): Tally => ({
  ...tally,
  order_count: -tally.order_count,
  cents: -tally.cents,
  measure: -tally.measure,
});

/** Whether two orders' facts say the same. The owner of an order that lost its account stays the one it had. */
export function sameFacts(before: OrderFacts, after: OrderFacts): boolean {
  return JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(after));
}

function inOrder({ materials, ...facts }: OrderFacts): unknown {
  const sorted = materials.toSorted((a, b) => a.material_id - b.material_id);
  return [
    Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)),
    sorted.map(({ material_id, cents, weight }) => [material_id, cents, weight]),
  ];
}
