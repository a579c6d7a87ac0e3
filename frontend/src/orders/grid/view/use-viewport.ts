import { useCallback, useRef, useState } from 'react';
import type { GridColumn } from '../core/column';
import { ROW_HEIGHT } from './grid-root';

/** A column and where it stands. */
export interface PlacedColumn {
  column: GridColumn;
  /** px from the left edge of all columns, and of the window for a frozen one. */
  left: number;
  /** The edge of the window that it stays at while others are scrolled under it. */
  frozen: 'start' | 'end' | null;
}

export interface Placement {
  columns: readonly PlacedColumn[];
  /** How many of them are frozen: the first ones. */
  frozenCount: number;
  /** The place of the first of those that stay at the right edge: the last ones. */
  endAt: number;
  width: number;
  /** px that the first frozen columns cover, and the last ones. */
  frozenWidth: number;
  endWidth: number;
}

/** Prices stay at the right edge while no other column stands behind them. */
const AT_END: readonly string[] = ['unit_value', 'final_value'];

/** The columns that scroll and are drawn: from the first up to and without the end; and the room of those before them. */
export interface DrawnColumns {
  first: number;
  end: number;
  /** px between the frozen columns and the first one that is drawn */
  before: number;
}

/**
 * Where each column stands.
 * @param room px that frozen columns may cover; those that have no room in it scroll with the others
 */
export const placed = (columns: readonly GridColumn[], room: number): Placement => {
  const all: PlacedColumn[] = [];
  const trailing = columns.findLastIndex(({ key }) => !AT_END.includes(key)) + 1;
  const endWidth = room === 0 ? 0 : columns.slice(trailing).reduce((sum, column) => sum + column.width, 0);
  const endAt = endWidth === 0 ? columns.length : trailing;
  let left = 0;
  let frozenWidth = 0;
  for (const [place, column] of columns.entries()) {
    const isFirst = column.frozen === true && left === frozenWidth && left + column.width <= room;
    all.push({ column, left, frozen: place >= endAt ? 'end' : isFirst ? 'start' : null });
    left += column.width;
    if (isFirst) frozenWidth = left;
  }
  const frozenCount = all.filter(({ frozen }) => frozen === 'start').length;
  return { columns: all, frozenCount, endAt, width: left, frozenWidth, endWidth };
};

/** The layer that stands over a cell: it stays where the cell does. */
export const layerClass = (frozen: PlacedColumn['frozen']): string => {
  if (frozen === null) return 'input-layer';
  return frozen === 'start' ? 'input-layer over-frozen' : 'input-layer at-end';
};

/** px from the edge of that layer: the left one, and the right one at the right edge. */
export const leftInLayer = ({ left, frozen }: PlacedColumn, { width }: Placement): number =>
  frozen === 'end' ? left - width : left;

/**
 * The columns between two places, beside the frozen ones.
 * @param from px from the left edge of all columns
 * @param to px from it
 */
export const drawnColumns = (
  { columns, frozenCount, endAt, frozenWidth }: Placement,
  from: number,
  to: number,
): DrawnColumns => {
  const drawn = columns
    .slice(frozenCount, endAt)
    .filter(({ left, column }) => left < to && left + column.width > from);
  const at = drawn[0] ? columns.indexOf(drawn[0]) : frozenCount;
  return { first: at, end: at + drawn.length, before: (drawn[0]?.left ?? frozenWidth) - frozenWidth };
};

/** Lines that are drawn beyond each edge, so that scrolling finds them there. */
const BEYOND = 6;
/** Lines in view of a window that has not been measured yet. */
const UNMEASURED = 24;

/** Widths of the window are the same within as many px, so that not each of them places the columns anew. */
const WIDTH_STEP = 40;

/** px by which what is drawn of a line moves with the window; as much is drawn beyond each edge of it. */
const ACROSS_STEP = 160;

/**
 * The lines in view, from `first` up to and without `end`; how wide the window on them is, and from where to where lines are
 * drawn, px.
 */
interface Viewport {
  first: number;
  end: number;
  width: number;
  left: number;
  right: number;
}

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>;

/** In whole steps, so that not each pixel draws anew. */
const viewportOf = ({ scrollTop, scrollLeft, clientHeight, clientWidth }: Scrolled): Viewport => {
  const first = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - BEYOND);
  return {
    first: first - (first % 2),
    end: Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT) + BEYOND,
    width: Math.floor(clientWidth / WIDTH_STEP) * WIDTH_STEP,
    left: (Math.floor(scrollLeft / ACROSS_STEP) - 1) * ACROSS_STEP,
    right: (Math.ceil((scrollLeft + clientWidth) / ACROSS_STEP) + 1) * ACROSS_STEP,
  };
};

const isSame = (one: Viewport, other: Viewport): boolean =>
  (Object.keys(one) as (keyof Viewport)[]).every((edge) => one[edge] === other[edge]);

/** The lines in view, and bringing a cell into view; all lines have one height. */
export const useViewport = () => {
  const [viewport, setViewport] = useState(() =>
    viewportOf({
      scrollTop: 0,
      scrollLeft: 0,
      clientHeight: UNMEASURED * ROW_HEIGHT,
      clientWidth: window.innerWidth,
    }),
  );
  const scroller = useRef<HTMLDivElement>(null);

  const measure = useCallback(() => {
    if (scroller.current === null) return;
    const next = viewportOf(scroller.current);
    setViewport((before) => (isSame(before, next) ? before : next));
  }, []);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      if (element === null) return undefined;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [measure],
  );
  /** Scrolls as little as shows the cell beside the heading and the frozen columns; px. */
  const reveal = useCallback(
    (
      cell: { top: number; left: number; width: number; frozen: boolean },
      { frozenWidth, endWidth }: Pick<Placement, 'frozenWidth' | 'endWidth'>,
    ) => {
      const view = scroller.current;
      if (view === null) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = view;
      const above = cell.top;
      const below = cell.top + 2 * ROW_HEIGHT - clientHeight;
      const top = Math.max(Math.min(scrollTop, above), below);
      const before = cell.left - frozenWidth;
      const behind = Math.min(before, cell.left + cell.width + endWidth - clientWidth);
      const left = cell.frozen ? scrollLeft : Math.max(Math.min(scrollLeft, before), behind);
      if (top !== scrollTop || left !== scrollLeft) view.scrollTo({ top, left, behavior: 'instant' });
    },
    [],
  );
  /** Whole rows between heading and lower edge. */
  const pageOf = useCallback(
    () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2),
    [],
  );
  return { viewport, attach, measure, reveal, pageOf };
};
