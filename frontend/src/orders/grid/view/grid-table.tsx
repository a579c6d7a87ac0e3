import FilterAlt from '@mui/icons-material/FilterAlt';
import { type Theme, useMediaQuery } from '@mui/material';
import { type MouseEvent, type ReactNode, useEffect, useMemo } from 'react';
import { padNumber } from '../../../api';
import { texts } from '../../../i18n';
import { grid as text, types } from '../../../i18n/orders';
import { useOpenOrder } from '../../data/open-order';
import type { OrderSet } from '../../data/types';
import { canMove } from '../columns/column-choice';
import { HeadingMenu } from './heading-menu';
import { type Drop, useHeadingDrag } from '../columns/use-heading-drag';
import type { GridColumn } from '../core/column';
import { type Range, type Selection, areasOf, countOf } from '../core/selection';
import { useIsEditing } from '../use-editor';
import { useGridKeys } from '../use-grid-keys';
import { type Grid, useOpenGrid } from '../use-grid';
import { useSelected } from '../use-selection';
import { CellInput } from './cell-input';
import { GridRoot, ROW_HEIGHT } from './grid-root';
import { FrozenFirst, GridRow, SetLine, cellId, classNames } from './grid-row';
import { useMouse } from './use-mouse';
import {
  type DrawnColumns,
  type Placement,
  drawnColumns,
  layerClass,
  leftInLayer,
  placed,
  useViewport,
} from './use-viewport';

/** px */
const SIZE = 9;

interface FillHandleProps {
  placement: Placement;
  onMouseDown: (event: MouseEvent) => void;
}

/** The corner of the selection, which is dragged to repeat its cells, or clicked twice to fill its set; Ctrl+D and Ctrl+R repeat by key. */
const FillHandle = ({ placement, onMouseDown }: FillHandleProps) => {
  const { rows, editor, fillToEnd, ...selected } = useOpenGrid();
  const editing = useIsEditing(editor);
  const [area, ...more] = areasOf(useSelected(selected));
  if (area === undefined || more.length > 0) return null;
  const { bottom, right } = area;
  const at = placement.columns[right];
  const line = rows.lineOf[bottom];
  if (!at || line === undefined || bottom >= rows.parts.length || editing) return null;
  return (
    <div className={layerClass(at.frozen)}>
      <div
        aria-hidden
        className="fill-handle"
        title={texts.orders.grid.fillHandle}
        style={{
          left: leftInLayer(at, placement) + at.column.width - SIZE,
          top: (line + 2) * ROW_HEIGHT - SIZE,
        }}
        onMouseDown={onMouseDown}
        onDoubleClick={fillToEnd}
      />
    </div>
  );
};

/** How much of the window frozen columns may cover. */
const MOST_FROZEN = 0.6;

interface HeadProps {
  placement: Placement;
  /** Where a dragged column would come. */
  drop: Drop | null;
  onHeading: (event: MouseEvent<HTMLElement>, column: number) => void;
}

/** The marks of a column that the rows are sorted or filtered by; null for any other. */
const viewMarks = ({ key }: GridColumn, { sort, filters }: Grid['rowView']): ReactNode => {
  const arrow = sort?.column === key ? (sort.descending ? '↓' : '↑') : null;
  if (!(key in filters)) return arrow;
  return (
    <>
      {arrow}
      <FilterAlt fontSize="inherit" />
    </>
  );
};

const Head = ({ placement, drop, onHeading }: HeadProps) => {
  const { rowView } = useOpenGrid();
  const { columns, frozenCount, endAt, width } = placement;
  const headings = columns.map(({ column }, place) => {
    return (
      <div
        key={column.key}
        data-heading={column.key}
        role="columnheader"
        aria-colindex={place + 1}
        aria-label={column.name}
        title={column.name}
        className={classNames(
          'heading',
          column.numeric && 'numeric',
          drop?.beside === column.key && `drop-${drop.side}`,
        )}
        style={{ width: column.width }}
        onMouseDown={(event) => onHeading(event, place)}
      >
        {column.label}
        {canMove(column.key) && (
          <button
            type="button"
            className={viewMarks(column, rowView) === null ? undefined : 'on'}
            // Ctrl+Shift+L opens it from a cell of the column.
            tabIndex={-1}
            aria-label={text.rowView.menuOf(column.name)}
            aria-haspopup="dialog"
            onMouseDown={(event) => event.stopPropagation()}
            onClick={() => rowView.openMenu(column.key)}
          >
            {viewMarks(column, rowView) ?? '▾'}
          </button>
        )}
      </div>
    );
  });
  return (
    <div role="row" aria-rowindex={1} className="head" style={{ width }}>
      <FrozenFirst
        frozen={headings.slice(0, frozenCount)}
        others={headings.slice(frozenCount, endAt)}
        end={headings.slice(endAt)}
      />
    </div>
  );
};

/** Where the active cell stands, px from the corner of all cells. */
const placeOfActive = ({ active }: Selection, { rows }: Grid, placement: Placement) => {
  const at = placement.columns[active.column];
  return {
    left: at ? leftInLayer(at, placement) : 0,
    top: ((rows.lineOf[active.row] ?? 0) + 1) * ROW_HEIGHT,
    width: at?.column.width ?? 0,
    frozen: at?.frozen ?? null,
  };
};

/** The columns of a row that are selected; null for none, and for a single cell, which is the active one. */
const selectedIn = (areas: readonly Range[], row: number): [number, number][] | null => {
  const [first] = areas;
  if (areas.length === 1 && first && countOf(first) === 1) return null;
  const across = areas.filter(({ top, bottom }) => row >= top && row <= bottom);
  return across.length === 0 ? null : across.map(({ left, right }) => [left, right]);
};

type Window = ReturnType<typeof useViewport>;

/** The share of the cells that is drawn. */
interface DrawnProps extends Pick<Window, 'viewport'> {
  placement: Placement;
  drawn: DrawnColumns;
}

/** The lines in view, between the heading above them and the room of all others. */
const Lines = ({ placement, drawn, viewport: { first, end } }: DrawnProps) => {
  const { order } = useOpenOrder();
  const grid = useOpenGrid();
  const { rows, marks, catalogues, canEdit, columns, find, cellOffers, editedSet, editSet } = grid;
  const selection = useSelected(grid);
  const areas = areasOf(selection);
  const addTo = (set: number) => {
    grid.insertRow(set);
    grid.focus();
  };
  /** The keys go on in the cells: of a set without parts in its first row. */
  const endEditing = ({ id, parts }: OrderSet, byKey: boolean) => {
    editSet(null);
    if (byKey && parts.length === 0) addTo(id);
    else if (byKey) grid.focus();
  };
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
          edited={canEdit && line.set.id === editedSet?.id ? editedSet.field : undefined}
          onEdit={(field) => editSet({ id: line.set.id, field })}
          onEdited={endEditing}
          onAdd={canEdit ? addTo : undefined}
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
        gridId={grid.gridId}
        rowKey={row.key}
        part={row.part}
        row={place}
        isNext={line.kind === 'new'}
        placement={placement}
        drawn={drawn}
        catalogues={catalogues}
        marks={marks.get(row.key)}
        offers={cellOffers(row.part)}
        canEdit={canEdit}
        selected={selectedIn(areas, place)}
        active={place === selection.active.row ? selection.active.column : null}
        found={find.found?.get(place) ?? null}
        {...common}
      />
    );
  });
};

/** The corner of the selection that is to be in view. Whole rows are selected by their numbers, which stay there. */
const shownCorner = ({ active, head, viewStays }: Selection, columns: readonly GridColumn[]) => {
  if (viewStays) return active;
  return columns[active.column]?.key === 'position' ? { ...head, column: active.column } : head;
};

/** The field over the active cell; the corner of the selection that moved comes into view. */
const ActiveCell = ({ placement, drawn, viewport, reveal, pageOf }: DrawnProps & Window) => {
  const grid = useOpenGrid();
  const { rows, columns, gridId } = grid;
  const selection = useSelected(grid);
  const onKeyDown = useGridKeys(grid, pageOf);
  const { active } = selection;
  const shown = shownCorner(selection, columns);
  const shownLeft = placement.columns[shown.column];
  const shownTop = (rows.lineOf[shown.row] ?? 0) * ROW_HEIGHT;
  useEffect(() => {
    if (!shownLeft) return;
    const { left, frozen, column } = shownLeft;
    reveal({ top: shownTop, left, frozen: frozen !== null, width: column.width }, placement);
  }, [shownLeft, shownTop, placement, reveal]);
  const row = rows.parts[active.row] ?? rows.next;
  const column = columns[active.column];
  const line = rows.lineOf[active.row] ?? 0;
  const isDrawn =
    line >= viewport.first &&
    line < viewport.end &&
    (placement.columns[active.column]?.frozen !== null ||
      (active.column >= drawn.first && active.column < drawn.end));
  if (!column) return null;
  return (
    <CellInput
      place={placeOfActive(selection, grid, placement)}
      part={row?.part ?? null}
      column={column}
      activeId={row && isDrawn ? cellId(gridId, row.key, column.key) : undefined}
      onKeyDown={onKeyDown}
    />
  );
};

/** The menu of a column, at its heading. */
const OpenHeadingMenu = () => {
  const { columns, rowView, gridId } = useOpenGrid();
  const column = columns.find(({ key }) => key === rowView.menu);
  const anchor =
    column && document.getElementById(gridId)?.querySelector(`[data-heading="${CSS.escape(column.key)}"]`);
  return anchor ? (
    <HeadingMenu key={column.key} column={column} anchor={anchor} onClose={() => rowView.openMenu(null)} />
  ) : null;
};

/** The cells: as many of the lines as are in view, and the one field that everything is typed into. */
export const GridTable = () => {
  const { order } = useOpenOrder();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const grid = useOpenGrid();
  const { rows, columns } = grid;
  const window = useViewport();
  const { viewport, attach, measure, reveal } = window;
  // On a narrow screen nothing is frozen: it would cover the cells.
  const frozenRoom = roomy ? viewport.width * MOST_FROZEN : 0;
  const placement = useMemo(() => placed(columns, frozenRoom), [columns, frozenRoom]);
  const { left, right } = viewport;
  const drawn = useMemo(() => drawnColumns(placement, left, right), [placement, left, right]);
  const heading = useHeadingDrag(grid.arrangement);
  const mouse = useMouse(grid);
  const height = (rows.lines.length + 1) * ROW_HEIGHT;
  const edited = rows.lines.findIndex((line) => line.kind === 'set' && line.set.id === grid.editedSet?.id);
  useEffect(() => {
    if (edited >= 0) reveal({ top: edited * ROW_HEIGHT, left: 0, frozen: true, width: 0 }, placement);
  }, [edited, placement, reveal]);
  return (
    <GridRoot ref={attach} onScroll={measure} tabIndex={-1} data-scroller>
      <div className="content" style={{ width: placement.width, height }}>
        <div
          role="grid"
          id={grid.gridId}
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
              if (heading.onPress(event, columns[at]?.key ?? '')) event.preventDefault();
              else mouse.onHeading(event, at);
            }}
          />
          <Lines placement={placement} drawn={drawn} viewport={viewport} />
        </div>
        <OpenHeadingMenu />
        {grid.canEdit && <FillHandle placement={placement} onMouseDown={mouse.onFillHandle} />}
        <ActiveCell placement={placement} drawn={drawn} {...window} />
      </div>
    </GridRoot>
  );
};
