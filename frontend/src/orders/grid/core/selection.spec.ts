import { clampedSelection, countOf, moved, only, rangeOf, tabbed } from './selection';

const size = { rows: 10, columns: 5 };
const from = only({ row: 4, column: 2 });

describe('keys that move', () => {
  it.each([
    ['ArrowUp', false, false, [3, 2]],
    ['ArrowDown', false, true, [9, 2]],
    ['ArrowLeft', false, false, [4, 1]],
    ['ArrowRight', false, true, [4, 4]],
    ['Home', false, false, [4, 0]],
    ['Home', false, true, [0, 0]],
    ['End', false, false, [4, 4]],
    ['End', false, true, [9, 4]],
    ['PageDown', false, false, [7, 2]],
    ['PageUp', false, false, [1, 2]],
  ] as const)('%s', (key, shift, ctrl, [row, column]) => {
    expect(moved(from, { key, shift, ctrl }, size, 3)).toEqual(only({ row, column }));
  });

  it('extend with Shift, and the active cell stays', () => {
    const once = moved(from, { key: 'ArrowDown', shift: true, ctrl: false }, size, 3);
    expect(once).toEqual({ active: from.active, head: { row: 5, column: 2 } });
    const back = moved(once!, { key: 'Home', shift: true, ctrl: true }, size, 3);
    expect(rangeOf(back!)).toEqual({ top: 0, bottom: 4, left: 0, right: 2 });
    expect(countOf(rangeOf(back!))).toBe(15);
  });

  it('stop at the edges, and no other key moves', () => {
    const corner = only({ row: 0, column: 0 });
    expect(moved(corner, { key: 'ArrowUp', shift: false, ctrl: false }, size, 3)).toEqual(corner);
    expect(moved(corner, { key: 'a', shift: false, ctrl: true }, size, 3)).toBeNull();
  });
});

it.each([
  [{ row: 0, column: 4 }, false, { row: 1, column: 0 }],
  [{ row: 1, column: 0 }, true, { row: 0, column: 4 }],
  [{ row: 9, column: 4 }, false, null],
  [{ row: 0, column: 0 }, true, null],
])('Tab from %p, back: %p', (point, back, next) => expect(tabbed(point, back, size)).toEqual(next));

it('a selection stays on what is left of the grid', () => {
  const selection = { active: { row: 9, column: 4 }, head: { row: 2, column: 4 } };
  expect(clampedSelection(selection, { rows: 5, columns: 3 })).toEqual({
    active: { row: 4, column: 2 },
    head: { row: 2, column: 2 },
  });
});
