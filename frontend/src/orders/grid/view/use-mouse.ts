import { type MouseEvent, useRef } from 'react';
import { type Corners, only, type Point, type Range, rangeOf, toggled } from '../core/selection';
import type { Grid } from '../use-grid';

/** The cell under the pointer; null outside of the cells. */
const pointOf = (target: EventTarget): Point | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : null;
};

/** Extends a range to the cell that the fill handle is dragged to: longer or wider, never both, as in Excel. */
const extended = (from: Range, { row, column }: Point): Range =>
  row < from.top || row > from.bottom
    ? { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) }
    : { ...from, left: Math.min(from.left, column), right: Math.max(from.right, column) };

/** The area that a press selects: on a row's number the row, else the cell. */
const areaAt = (point: Point, { columns, size }: Grid): Corners =>
  columns[point.column]?.key === 'position'
    ? { active: { ...point, column: 0 }, head: { ...point, column: size.columns - 1 } }
    : only(point);

/** Selecting with the mouse: press, drag, Shift; a row by its number, a column by its heading. */
export const useMouse = (grid: Grid) => {
  const { selection, select, filled, editor, focus } = grid;
  const dragging = useRef(false);
  /** The range from which the fill handle is dragged, and the range that it would fill now. */
  const filling = useRef<{ from: Range; over: Range } | null>(null);
  const press = (point: Point, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (ctrlKey || metaKey) select(toggled(selection(), areaAt(point, grid)));
    else if (shiftKey)
      select({ ...selection(), viewStays: undefined, head: { ...areaAt(point, grid).head, row: point.row } });
    else select(areaAt(point, grid));
  };
  const onRelease = () => {
    dragging.current = false;
    const fill = filling.current;
    filling.current = null;
    if (fill) grid.fill(fill.from, fill.over);
  };
  return {
    onMouseDown: (event: MouseEvent) => {
      const point = pointOf(event.target);
      if (point === null || event.button !== 0) return;
      // The input over the active cell keeps the focus, since it handles the keys.
      event.preventDefault();
      press(point, event);
      dragging.current = true;
      focus();
    },
    onMouseOver: (event: MouseEvent) => {
      const head = dragging.current && event.buttons === 1 ? pointOf(event.target) : null;
      if (head === null) dragging.current = dragging.current && event.buttons === 1;
      else if (filling.current === null) select({ ...selection(), head, viewStays: undefined });
      else {
        const over = extended(filling.current.from, head);
        filling.current = { ...filling.current, over };
        select({
          active: { row: over.top, column: over.left },
          head: { row: over.bottom, column: over.right },
        });
      }
    },
    onFillHandle: (event: MouseEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      const from = rangeOf(selection());
      filling.current = { from, over: from };
      dragging.current = true;
      window.addEventListener('mouseup', onRelease, { once: true });
    },
    onDoubleClick: (event: MouseEvent) => {
      if (pointOf(event.target) !== null) editor.open();
    },
    onHeading: (event: MouseEvent, column: number) => {
      event.preventDefault();
      select({ active: { row: 0, column }, head: { row: filled.rows - 1, column } });
      focus();
    },
  };
};
