import { type Theme, useMediaQuery } from '@mui/material';
import { type MouseEvent, useEffect, useMemo } from 'react';
import { padNumber } from '../../../api';
import { texts } from '../../../i18n';
import { useOpenOrder } from '../../data/open-order';
import { type Drop, useHeadingDrag } from '../columns/use-heading-drag';
import { type Range, type Selection, areasOf, countOf } from '../core/selection';
import { useIsEditing } from '../use-editor';
import { useGridKeys } from '../use-grid-keys';
import type { Grid } from '../use-grid';
import { useSelected } from '../use-selection';
import { CellInput, inputId } from './cell-input';
import { GridRoot, ROW_HEIGHT } from './grid-root';
import { FrozenFirst, GridRow, SetLine, cellId } from './grid-row';
import { useMouse } from './use-mouse';
import {
  type DrawnColumns,
  type PlacedColumn,
  type Placement,
  drawnColumns,
  placed,
  useViewport,
} from './use-viewport';

/** px */
const SIZE = 9;

interface FillHandleProps {
  grid: Grid;
  placement: Placement;
  onMouseDown: (event: MouseEvent) => void;
}

/** The corner of the selection, which is dragged to repeat its cells; Ctrl+D does the same by key. */
const FillHandle = ({ grid: { rows, editor, ...selected }, placement, onMouseDown }: FillHandleProps) => {
  const editing = useIsEditing(editor);
  const [area, ...more] = areasOf(useSelected(selected));
  if (area === undefined || more.length > 0) return null;
  const { bottom, right } = area;
  const at = placement.columns[right];
  const line = rows.lineOf[bottom];
  if (!at || line === undefined || bottom >= rows.parts.length || editing) return null;
  return (
    <div className={at.frozen ? 'input-layer over-frozen' : 'input-layer'}>
      <div
        aria-hidden
        className="fill-handle"
        title={texts.orders.grid.fillHandle}
        style={{ left: at.left + at.column.width - SIZE, top: (line + 2) * ROW_HEIGHT - SIZE }}
        onMouseDown={onMouseDown}
      />
    </div>
  );
};

const { grid: text, types } = texts.orders;

/** How much of the window frozen columns may cover. */
const MOST_FROZEN = 0.6;

interface HeadProps {
  placement: Placement;
  /** Where a dragged column would come. */
  drop: Drop | null;
  onHeading: (event: MouseEvent<HTMLElement>, column: number) => void;
}

const headingClass = ({ column }: PlacedColumn, drop: Drop | null): string =>
  [
    'heading',
    ...(column.numeric ? ['numeric'] : []),
    ...(drop?.beside === column.key ? [`drop-${drop.side}`] : []),
  ].join(' ');

const Head = ({ placement: { columns, frozenCount, width }, drop, onHeading }: HeadProps) => {
  const headings = columns.map((each, place) => {
    const { column } = each;
    return (
      <div
        key={column.key}
        data-heading={column.key}
        role="columnheader"
        aria-colindex={place + 1}
        aria-label={column.name}
        title={column.name}
        className={headingClass(each, drop)}
        style={{ width: column.width }}
        onMouseDown={(event) => onHeading(event, place)}
      >
        {column.label}
      </div>
    );
  });
  return (
    <div role="row" aria-rowindex={1} className="head" style={{ width }}>
      <FrozenFirst frozen={headings.slice(0, frozenCount)} others={headings.slice(frozenCount)} />
    </div>
  );
};

/** Where the active cell stands, px from the corner of all cells. */
const placeOfActive = ({ active }: Selection, { rows }: Grid, { columns }: Placement) => {
  const at = columns[active.column];
  return {
    left: at?.left ?? 0,
    top: ((rows.lineOf[active.row] ?? 0) + 1) * ROW_HEIGHT,
    width: at?.column.width ?? 0,
    frozen: at?.frozen ?? false,
  };
};

/** The columns of a row that are selected; null for none, and for a single cell, which is the active one. */
const selectedIn = (areas: readonly Range[], row: number): [number, number][] | null => {
  const [first] = areas;
  if (areas.length === 1 && first && countOf(first) === 1) return null;
  const across = areas.filter(({ top, bottom }) => row >= top && row <= bottom);
  return across.length === 0 ? null : across.map(({ left, right }) => [left, right]);
};

/** The lines in view, between the heading above them and the room of all others. */
const Lines = ({
  grid,
  placement,
  drawn,
  gridId,
  first,
  end,
}: {
  grid: Grid;
  placement: Placement;
  drawn: DrawnColumns;
  gridId: string;
  first: number;
  end: number;
}) => {
  const { order } = useOpenOrder();
  const { rows, marks, catalogues, canEdit, columns, find } = grid;
  const selection = useSelected(grid);
  const areas = areasOf(selection);
  return rows.lines.slice(first, end).map((line, index) => {
    const at = first + index;
    const common = { top: (at + 1) * ROW_HEIGHT, rowIndex: at + 2 };
    if (line.kind === 'set') {
      const totals = order.totals.sets.find(({ id }) => id === line.set.id);
      return (
        <SetLine
          key={`set-${line.set.id}`}
          set={line.set}
          totals={totals}
          width={placement.width}
          columnCount={columns.length}
          {...common}
        />
      );
    }
    const { row, at: place } = line;
    return (
      <GridRow
        key={row.key}
        gridId={gridId}
        rowKey={row.key}
        part={row.part}
        row={place}
        isNext={line.kind === 'new'}
        placement={placement}
        drawn={drawn}
        catalogues={catalogues}
        marks={marks.get(row.key)}
        canEdit={canEdit}
        selected={selectedIn(areas, place)}
        active={place === selection.active.row ? selection.active.column : null}
        found={find.found?.get(place) ?? null}
        {...common}
      />
    );
  });
};

interface ActiveCellProps {
  grid: Grid;
  gridId: string;
  statusId: string;
  placement: Placement;
  drawn: DrawnColumns;
  window: ReturnType<typeof useViewport>;
}

/** The field over the active cell; the corner of the selection that moved comes into view. */
const ActiveCell = ({ grid, gridId, statusId, placement, drawn, window }: ActiveCellProps) => {
  const selection = useSelected(grid);
  const { rows, columns } = grid;
  const { viewport, reveal, pageOf } = window;
  const onKeyDown = useGridKeys(grid, pageOf);
  const { active } = selection;
  const shown = selection.stays ? active : selection.head;
  const shownLeft = placement.columns[shown.column];
  const shownTop = (rows.lineOf[shown.row] ?? 0) * ROW_HEIGHT;
  useEffect(() => {
    if (!shownLeft) return;
    const { left, frozen, column } = shownLeft;
    reveal({ top: shownTop, left, frozen, width: column.width }, placement.frozenWidth);
  }, [shownLeft, shownTop, placement.frozenWidth, reveal]);
  const row = rows.parts[active.row] ?? rows.next;
  const column = columns[active.column];
  const line = rows.lineOf[active.row] ?? 0;
  const isDrawn =
    line >= viewport.first &&
    line < viewport.end &&
    (active.column < placement.frozenCount || (active.column >= drawn.first && active.column < drawn.end));
  if (!column) return null;
  return (
    <CellInput
      grid={grid}
      place={placeOfActive(selection, grid, placement)}
      part={row?.part ?? null}
      column={column}
      gridId={gridId}
      statusId={statusId}
      activeId={row && isDrawn ? cellId(gridId, row.key, column.key) : undefined}
      onKeyDown={onKeyDown}
    />
  );
};

/** The cells: as many of the lines as are in view, and the one field that everything is typed into. */
export const GridTable = ({ grid, gridId, statusId }: { grid: Grid; gridId: string; statusId: string }) => {
  const { order } = useOpenOrder();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const { rows, columns } = grid;
  const window = useViewport();
  const { viewport, attach, measure } = window;
  // On a narrow screen nothing is frozen: it would cover the cells.
  const frozenRoom = roomy ? viewport.width * MOST_FROZEN : 0;
  const placement = useMemo(() => placed(columns, frozenRoom), [columns, frozenRoom]);
  const { left, right } = viewport;
  const drawn = useMemo(() => drawnColumns(placement, left, right), [placement, left, right]);
  const heading = useHeadingDrag(grid.arrangement);
  const mouse = useMouse(grid, inputId(gridId));
  const height = (rows.lines.length + 1) * ROW_HEIGHT;
  return (
    <GridRoot ref={attach} onScroll={measure} tabIndex={-1} data-scroller>
      <div className="content" style={{ width: placement.width, height }}>
        <div
          role="grid"
          id={gridId}
          className="rows"
          aria-label={text.label(`${types[order.type]} ${padNumber(order.id)}`)}
          aria-rowcount={rows.lines.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-readonly={!grid.canEdit}
          style={{ height }}
          onMouseDown={mouse.onMouseDown}
          onMouseOver={mouse.onMouseOver}
          onDoubleClick={mouse.onDoubleClick}
        >
          <Head
            placement={placement}
            drop={heading.drop}
            onHeading={(event, at) => {
              mouse.onHeading(event, at);
              heading.onPress(event, columns[at]?.key ?? '');
            }}
          />
          <Lines
            grid={grid}
            placement={placement}
            drawn={drawn}
            gridId={gridId}
            first={viewport.first}
            end={viewport.end}
          />
        </div>
        {grid.canEdit && <FillHandle grid={grid} placement={placement} onMouseDown={mouse.onHandle} />}
        <ActiveCell
          grid={grid}
          gridId={gridId}
          statusId={statusId}
          placement={placement}
          drawn={drawn}
          window={window}
        />
      </div>
    </GridRoot>
  );
};
