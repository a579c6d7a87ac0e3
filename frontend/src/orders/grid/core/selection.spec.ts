import fc from 'fast-check';
import {
  areasOf,
  blockOf,
  cellsIn,
  clampedSelection,
  countOf,
  kept,
  moved,
  only,
  rangeOf,
  rowsIn,
  tabbed,
  toggled,
  withRow,
} from './selection';

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

  it.each([
    [2, 1],
    [1, 0],
    [0, 0],
  ])('Home leads from column %s to %s where the first is 1', (column, to) => {
    const home = { key: 'Home', shift: false, ctrl: false };
    expect(moved(only({ row: 4, column }), home, { ...size, first: 1 }, 3)).toEqual(
      only({ row: 4, column: to }),
    );
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

describe('areas that do not touch', () => {
  const row = (at: number) => ({ active: { row: at, column: 0 }, head: { row: at, column: 4 } });
  const cell = (at: number, column: number) => only({ row: at, column });

  it('are added with Ctrl, and taken out by the same again', () => {
    const three = toggled(toggled(row(1), row(3)), row(6));
    expect(rowsIn(areasOf(three))).toEqual([1, 3, 6]);
    expect(rowsIn(areasOf(toggled(three, row(3))))).toEqual([1, 6]);
    expect(rowsIn(areasOf(toggled(three, row(6))))).toEqual([1, 3]);
    expect(areasOf(toggled(row(1), row(1)))).toEqual(areasOf(row(1)));
  });

  it('are kept by Shift+F8 while the active cell goes on, and a single cell counts once it is kept itself', () => {
    const on = moved(kept(cell(1, 2)), { key: 'ArrowDown', shift: false, ctrl: false }, size, 3)!;
    expect(on.active).toEqual({ row: 2, column: 2 });
    expect(cellsIn(areasOf(on))).toEqual([{ row: 1, column: 2 }]);
    const further = moved(on, { key: 'ArrowDown', shift: false, ctrl: false }, size, 3)!;
    expect(rowsIn(areasOf(kept(further)))).toEqual([1, 3]);
    const wider = moved(further, { key: 'ArrowRight', shift: true, ctrl: false }, size, 3)!;
    expect(cellsIn(areasOf(wider))).toHaveLength(3);
  });

  it('are rows by Ctrl+Space on their numbers', () => {
    const first = withRow(cell(1, 0), size);
    const on = moved(first, { key: 'ArrowDown', shift: false, ctrl: false }, size, 3)!;
    const further = moved(on, { key: 'ArrowDown', shift: false, ctrl: false }, size, 3)!;
    const both = withRow(further, size);
    expect(areasOf(both).map(({ top, left, right }) => [top, left, right])).toEqual([
      [1, 0, 4],
      [3, 0, 4],
    ]);
    expect(rowsIn(areasOf(withRow(both, size)))).toEqual([1]);
  });

  it('stay on what is left of the grid', () => {
    const both = clampedSelection(toggled(row(1), row(9)), { rows: 4, columns: 3 });
    expect(areasOf(both).map(({ top, right }) => [top, right])).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });

  it('cover each cell once', () => {
    const area = fc.record({ top: fc.nat(5), left: fc.nat(4), down: fc.nat(3), right: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(area, { minLength: 1, maxLength: 4 }), (all) => {
        const areas = all.map(({ top, left, down, right }) => ({
          top,
          left,
          bottom: top + down,
          right: left + right,
        }));
        const cells = cellsIn(areas).map(({ row: at, column }) => `${at} ${column}`);
        const within = (at: number, column: number) =>
          areas.some(
            ({ top, bottom, left, right }) => at >= top && at <= bottom && column >= left && column <= right,
          );
        const expected = [];
        for (let at = 0; at < 12; at += 1) {
          for (let column = 0; column < 12; column += 1)
            if (within(at, column)) expected.push(`${at} ${column}`);
        }
        expect(cells).toEqual(expected);
      }),
    );
  });

  it('are copied together where they have the same columns, or the same rows', () => {
    const range = (top: number, bottom: number, left: number, right: number) => ({
      top,
      bottom,
      left,
      right,
    });
    expect(blockOf([range(4, 5, 1, 2), range(1, 1, 1, 2)])).toEqual({ rows: [1, 4, 5], columns: [1, 2] });
    expect(blockOf([range(1, 2, 4, 4), range(1, 2, 0, 1)])).toEqual({ rows: [1, 2], columns: [0, 1, 4] });
    expect(blockOf([range(1, 1, 0, 0), range(2, 2, 1, 1)])).toBeNull();
  });
});
