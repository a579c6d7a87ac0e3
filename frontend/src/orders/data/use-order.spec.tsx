import { order, part, set, totals } from '../../../test/fixtures';
import { withPart, withTransferredParts } from './use-order';

it('an order whose parts were moved has their new sets, places and totals', () => {
  const shown = order({
    sets: [set({ parts: [part(), part({ id: 2, position: 2 })] }), set({ id: 2, parts: [] })],
  });
  const order_totals = totals({ total: 1352.2 });
  const places = [
    { set_id: 1, part_ids: [2] },
    { set_id: 2, part_ids: [1] },
  ];
  const { sets, totals: after } = withTransferredParts(shown, {
    parts: [],
    repeated: false,
    sets: places,
    former: [],
    order_totals,
  });
  expect(sets.map(({ parts }) => parts.map(({ id, set_id, position }) => [id, set_id, position]))).toEqual([
    [[2, 1, 1]],
    [[1, 2, 1]],
  ]);
  expect(after).toEqual(order_totals);
});

it('an answer that comes after a newer state of its part does not put back what was', () => {
  const shown = order({ sets: [set({ parts: [part({ version: 3, title: 'Aba' })] })] });
  const titleAfter = (version: number) =>
    withPart(shown, part({ version, title: 'Base' })).sets[0]?.parts.map(({ title }) => title);
  expect([2, 3, 4].map(titleAfter)).toEqual([['Aba'], ['Base'], ['Base']]);
});
