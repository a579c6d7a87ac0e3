import fc from 'fast-check';
import {
  addedUp,
  ALL_OWNERS,
  contributionsOf,
  sameFacts,
  tallyChanges,
  type OrderFacts,
  type Tally,
} from './order-facts.js';

const facts = (fields: Partial<OrderFacts> = {}): OrderFacts => ({
  order_id: 1,
  owner_id: 5,
  customer_id: 7,
  type: 'pre_order',
  status: 'in_progress',
  total_cents: 1000,
  sent_month: null,
  sent_minutes: 0,
  answered_month: null,
  won: false,
  lost_reason: null,
  delivery_day: '2026-03-05',
  materials: [],
  ...fields,
});

const brief = (tallies: readonly Tally[]) =>
  tallies.map(({ kind, period, owner_id, subject, order_count, cents, measure }) =>
    [kind, period, owner_id, subject, order_count, cents, measure].join(' '),
  );

describe('what an order adds to the tallies', () => {
  it.each<[string, Partial<OrderFacts>, string[]]>([
    ['an open quote: its status', {}, ['status  5 pre_order.in_progress 1 1000 0']],
    [
      'a sent quote: the time that it took, too',
      { status: 'waiting_response', sent_month: '2026-03', sent_minutes: 90 },
      ['status  5 pre_order.waiting_response 1 1000 0', 'sent 2026-03 5  1 1000 90'],
    ],
    [
      'a lost quote without a reason',
      { status: 'cancelled', answered_month: '2026-03' },
      ['status  5 pre_order.cancelled 1 1000 0', 'lost 2026-03 5 unknown 1 1000 0'],
    ],
    [
      'an order without a quote: when it is due, but no revenue',
      { type: 'order', status: 'waiting_release' },
      ['status  5 order.waiting_release 1 1000 0', 'delivery 2026-03-05 5  1 1000 0'],
    ],
    [
      'a finished order: its month, its customer and its materials, of its owner and of all',
      {
        type: 'order',
        status: 'finished',
        answered_month: '2026-03',
        won: true,
        materials: [{ material_id: 9, cents: 800, weight: 20 }],
      },
      [
        'status  5 order.finished 1 1000 0',
        'won 2026-03 5  1 1000 0',
        ...['2026-03', '2026'].flatMap((period) =>
          [5, ALL_OWNERS].flatMap((owner) => [
            `material ${period} ${owner} 9 1 800 20`,
            `customer ${period} ${owner} 7 1 1000 0`,
          ]),
        ),
      ],
    ],
  ])('%s', (_, fields, expected) => {
    expect(brief(contributionsOf(facts(fields)))).toEqual(expected);
  });

  it('a change of the total alone changes one sum and no count', () => {
    const changes = addedUp(tallyChanges(facts(), facts({ total_cents: 1250 })));
    expect(brief(changes)).toEqual(['status  5 pre_order.in_progress 0 250 0']);
  });

  it('a change of a material’s weight alone changes one sum of each of its tallies', () => {
    const won = { answered_month: '2026-03', won: true };
    const weighing = (weight: number) =>
      facts({ ...won, materials: [{ material_id: 9, cents: 800, weight }] });
    const changes = addedUp(tallyChanges(weighing(20), weighing(25)));
    expect(brief(changes)).toEqual(
      ['2026-03', '2026'].flatMap((period) => [
        `material ${period} ${ALL_OWNERS} 9 0 0 5`,
        `material ${period} 5 9 0 0 5`,
      ]),
    );
  });

  it.each<[string, Partial<OrderFacts>]>([
    ['the total', { total_cents: 1250 }],
    ['a material’s weight', { materials: [{ material_id: 9, cents: 800, weight: 25 }] }],
    ['a material’s money', { materials: [{ material_id: 9, cents: 900, weight: 20 }] }],
    ['the day of delivery', { delivery_day: null }],
  ])('are others where %s alone is another', (_, changed) => {
    const before = facts({ materials: [{ material_id: 9, cents: 800, weight: 20 }] });
    expect(sameFacts(before, { ...before, ...changed })).toBe(false);
    expect(sameFacts(before, { ...before })).toBe(true);
  });

  it('any way from one state to another leaves what the last one adds', () => {
    const states = fc.record({
      owner_id: fc.constantFrom(0, 5, 6),
      type: fc.constantFrom('pre_order', 'order'),
      status: fc.constantFrom('in_progress', 'cancelled', 'finished'),
      total_cents: fc.nat(100_000),
      sent_month: fc.constantFrom(null, '2026-02', '2026-03'),
      answered_month: fc.constantFrom(null, '2026-03', '2026-12'),
      won: fc.boolean(),
      delivery_day: fc.constantFrom(null, '2026-03-05'),
      materials: fc.constantFrom([], [{ material_id: 9, cents: 800, weight: 20 }]),
    });
    fc.assert(
      fc.property(fc.array(states, { minLength: 1 }), (way) => {
        const steps = way.map((state) => facts(state));
        const changes = steps.flatMap((step, index) => tallyChanges(steps[index - 1] ?? null, step));
        const last = steps.at(-1) ?? facts();
        expect(addedUp(changes)).toEqual(addedUp(contributionsOf(last)));
        expect(addedUp([...changes, ...tallyChanges(last, null)])).toEqual([]);
      }),
    );
  });
});
