import { columnsOf } from '../core/columns';
import { drawnColumns, placed } from './use-viewport';

const all = columnsOf([{ id: 1, title: 'Dobra' }]);
const placement = placed(all, 600);
const { columns, frozenCount, endAt, frozenWidth, width } = placement;

test.each([
  ['at the left edge', 0],
  ['in the middle', 800],
  ['at the right edge', width - 1000],
])('a window %s draws every column that it shows, and as wide a line', (_where, left) => {
  const { first, end, before } = drawnColumns(placement, left, left + 1000);
  expect(end - first).toBeGreaterThan(3);
  expect(end - first).toBeLessThan(columns.length - frozenCount);
  for (const [place, { left: at, column }] of columns.entries()) {
    const shown = place >= frozenCount && place < endAt && at < left + 1000 && at + column.width > left;
    expect(place >= first && place < end).toBe(shown);
  }
  expect(before).toBe((columns[first]?.left ?? 0) - frozenWidth);
});

test('a window beyond the last column draws none', () => {
  expect(drawnColumns(placement, width + 1, width + 1000)).toEqual({
    first: frozenCount,
    end: frozenCount,
    before: 0,
  });
});

test('prices stay at the right edge while no column stands behind them, and nothing does where there is no room', () => {
  const frozenOf = (of: typeof all, room: number) =>
    placed(of, room).columns.flatMap(({ column, frozen }) => (frozen === 'end' ? [column.key] : []));
  expect(frozenOf(all, 600)).toEqual(['unit_value', 'final_value']);
  expect(frozenOf([...all.slice(0, -2), ...all.slice(-2).toReversed()], 600)).toEqual([
    'final_value',
    'unit_value',
  ]);
  expect(frozenOf([...all.slice(-2), ...all.slice(0, -2)], 600)).toEqual([]);
  expect(frozenOf(all, 0)).toEqual([]);
});
