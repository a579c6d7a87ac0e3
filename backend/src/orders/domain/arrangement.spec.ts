import fc from 'fast-check';
import { placed, placedIds, placesOf, type Arrangement } from './arrangement.js';

const arrangementOf = (sets: Record<number, number[]>): Arrangement =>
  new Map(Object.entries(sets).map(([id, ids]) => [Number(id), ids]));

const plain = (arrangement: Arrangement) => Object.fromEntries(arrangement);

describe('placing ids', () => {
  test.each([
    ['to the front', [3], 1, [3, 1, 2]],
    ['to the end', [1], null, [2, 3, 1]],
    ['behind the end', [1], 99, [2, 3, 1]],
    ['where it stands', [2], 2, [1, 2, 3]],
    ['several, in their order', [3, 1], 1, [3, 1, 2]],
    ['one that is new', [9], 2, [1, 9, 2, 3]],
  ])('%s', (_, ids, position, expected) => {
    expect(placedIds([1, 2, 3], ids, position)).toEqual(expected);
  });
});

describe('placing parts', () => {
  const start = arrangementOf({ 10: [1, 2, 3, 4], 20: [5] });

  test('takes them out of their sets', () => {
    const after = placed(start, [{ set_id: 20, ids: [2, 4], position: 1 }]);
    expect(plain(after)).toEqual({ 10: [1, 3], 20: [2, 4, 5] });
  });

  test('counts places without the parts that move', () => {
    const after = placed(start, [{ set_id: 10, ids: [1], position: 3 }]);
    expect(plain(after)).toEqual({ 10: [2, 3, 1, 4], 20: [5] });
  });

  test('names the places of neighbours together', () => {
    expect(placesOf(start, [4, 1, 2, 5])).toEqual([
      { set_id: 10, ids: [1, 2], position: 1 },
      { set_id: 10, ids: [4], position: 4 },
      { set_id: 20, ids: [5], position: 1 },
    ]);
  });

  test('any placing keeps every part once, and the former places undo it', () => {
    const parts = Array.from({ length: 9 }, (_, index) => index + 1);
    const anything = fc.record({
      order: fc.shuffledSubarray(parts, { minLength: 9 }),
      cuts: fc.tuple(fc.nat(9), fc.nat(9)),
      moves: fc.array(
        fc.record({
          set_id: fc.constantFrom(10, 20, 30),
          position: fc.option(fc.integer({ min: 1, max: 12 })),
        }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      moving: fc.shuffledSubarray(parts, { minLength: 1 }),
    });
    fc.assert(
      fc.property(anything, ({ order, cuts, moves, moving }) => {
        const [one = 0, two = 0] = cuts.toSorted((a, b) => a - b);
        const before = arrangementOf({
          10: order.slice(0, one),
          20: order.slice(one, two),
          30: order.slice(two),
        });
        const placements = moves.map((move, index) => ({
          ...move,
          ids: moving.filter((_, place) => place % moves.length === index),
        }));
        const after = placed(before, placements);
        expect([...after.values()].flat().sort()).toEqual(parts);
        for (const { ids, set_id } of placements) {
          expect((after.get(set_id) ?? []).filter((id) => ids.includes(id))).toEqual(ids);
        }
        expect(plain(placed(after, placesOf(before, moving)))).toEqual(plain(before));
      }),
    );
  });
});
