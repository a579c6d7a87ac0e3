import { columnsOf } from '../core/columns';
import { drawnColumns, placed } from './use-viewport';

const all = columnsOf([{ id: 1, title: 'Dobra' }]);
const placement = placed(all, 600);
const { columns, frozenCount, frozenWidth, width } = placement;

test.each([
  ['at the left edge', 0],
  ['in the middle', 800],
  ['at the right edge', width - 1000],
])('a window %s draws every column that it shows, and as wide a line', (_where, left) => {
  const { first, end, before } = drawnColumns(placement, left, left + 1000);
  expect(end - first).toBeGreaterThan(3);
  expect(end - first).toBeLessThan(columns.length - frozenCount);
  for (const [place, { left: at, column }] of columns.entries()) {
    const shown = place >= frozenCount && at < left + 1000 && at + column.width > left;
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
