import { useMemo, useState } from 'react';
import { useOpenOrder } from '../data/open-order';
import { useCatalogue } from '../shared/use-catalogue';
import { useColumns } from './columns/use-column-choice';
import type { Catalogues, CellOption, GridColumn } from './core/column';
import { newPart } from './core/new-part';
import { ALL_ROWS, rowsInView, type RowView, type ShownRows, textsOf } from './core/row-view';
import { type GridRows, type Row, rowsOf } from './core/rows';
import { inReadingOrder, type Point } from './core/selection';
import type { CellMark, Marks } from './saving/save-port';
import { useCellSaves } from './saving/use-cell-saves';
import { useCellWriting } from './use-cell-writing';

/** The rows that are shown and their order, which the columns' menus change. Nothing moves while cells are typed into. */
const useRowView = (
  columns: readonly GridColumn[],
  catalogues: Catalogues,
  isUnsaved: (part: number) => boolean,
) => {
  const { order } = useOpenOrder();
  const [{ view, shown }, setView] = useState<{ view: RowView; shown: ShownRows | null }>({
    view: ALL_ROWS,
    shown: null,
  });
  const [menu, openMenu] = useState<string | null>(null);
  const parts = () => order.sets.flatMap((set) => set.parts);
  const show = (next: RowView) => {
    const isAll = next.sort === null && Object.keys(next.filters).length === 0;
    const all = parts();
    const places = [...rowsInView(all, next, columns, catalogues)].filter(
      // A filter never hides a row with unsaved cells.
      ([id, place]) => place >= 0 || !isUnsaved(id),
    );
    setView({ view: next, shown: isAll ? null : new Map(places) });
  };
  return {
    shown,
    rowView: {
      ...view,
      /** The column whose menu is open, by its key. */
      menu,
      openMenu,
      isAll: shown === null,
      /** All parts of the order. */
      count: order.sets.reduce((sum, set) => sum + set.parts.length, 0),
      /** Shows all parts, in the order's places. */
      clear: () => show(ALL_ROWS),
      /** @param descending null: the order's places again */
      sortBy: (column: string, descending: boolean | null) =>
        show({ ...view, sort: descending === null ? null : { column, descending } }),
      /** Shows the parts alone of which the column has one of these texts; with none, all again. */
      filterBy: (column: string, allowed: readonly string[]) => {
        const { [column]: _, ...others } = view.filters;
        show({ ...view, filters: allowed.length === 0 ? others : { ...others, [column]: allowed } });
      },
      textsOf: (column: GridColumn) => textsOf(parts(), column, catalogues),
    },
  };
};

/** The catalogues that the cells of a grid name entries of. */
const useCatalogues = (): Catalogues => {
  const { rows: materials } = useCatalogue('materials');
  const { rows: sheets } = useCatalogue('sheets');
  const { rows: bars } = useCatalogue('bars');
  const { rows: components } = useCatalogue('components');
  const { rows: ncms } = useCatalogue('mercosur-common-nomenclatures');
  const { rows: operations } = useCatalogue('operations');
  return useMemo(
    () => ({ materials, sheets, bars, components, 'mercosur-common-nomenclatures': ncms, operations }),
    [materials, sheets, bars, components, ncms, operations],
  );
};

/** A text that is not stored and not on its way, at its place among the cells. */
export interface UnsavedCell extends Point {
  at: Row;
  shown: GridColumn;
  mark: CellMark;
}

/** Such texts, row by row. */
const unsavedCells = (marks: Marks, rows: GridRows, columns: readonly GridColumn[]): UnsavedCell[] =>
  [...marks]
    .flatMap(([rowKey, row]) =>
      [...row].flatMap(([key, mark]) => {
        if (mark.state === 'saving') return [];
        const place = {
          row: rows.placeOf.get(rowKey) ?? -1,
          column: columns.findIndex((each) => each.key === key),
        };
        const [at, shown] = [rows.parts[place.row], columns[place.column]];
        return at && shown ? [{ ...place, at, shown, mark }] : [];
      }),
    )
    .sort(inReadingOrder);

/** An order's parts as cells: what each holds, and writing into them. */
export const useCells = () => {
  const { order, canEdit } = useOpenOrder();
  const catalogues = useCatalogues();
  const saving = useCellSaves();
  const { saves, marks, newRows, nextKey } = saving;
  const { columns, ...columnChoice } = useColumns(marks);
  const { shown, rowView } = useRowView(columns, catalogues, (part) => marks.has(saves.keyOf(part)));
  const rows = useMemo(() => {
    const last = canEdit && order.sets.at(-1);
    const next = last ? { key: nextKey, id: null, part: newPart(last.id) } : null;
    return rowsOf(order, { keyOf: saves.keyOf, added: newRows, shown, next });
  }, [order, saves, newRows, shown, nextKey, canEdit]);

  const unsaved = useMemo(() => unsavedCells(marks, rows, columns), [marks, rows, columns]);
  /** A row with its part as it will be once what is on its way is saved. */
  const draftAt = (row: number) => {
    const at = rows.parts[row];
    return at && { ...at, part: saves.draftOf(at) };
  };
  /** A row of the grid, the one behind the last part included. */
  const writableAt = (row: number) => draftAt(row) ?? (row === rows.parts.length ? rows.next : null);
  const cellAt = ({ row, column }: Point) => {
    const [at, shown] = [rows.parts[row], columns[column]];
    return at && shown ? { at, shown, mark: marks.get(at.key)?.get(shown.key) } : null;
  };
  const writing = useCellWriting({ rows, columns, catalogues, saves, marks, unsaved, draftAt });
  return {
    rows,
    rowView,
    columns,
    ...columnChoice,
    catalogues,
    canEdit,
    ...saving,
    unsaved,
    /** The unsaved text of a cell. */
    unsavedAt: (cell: Point) =>
      unsaved.find(({ row, column }) => row === cell.row && column === cell.column) ?? null,
    draftAt,
    cellAt,
    /** The text of a cell as it is copied and edited: one that is not saved yet counts. */
    textOf: (row: number, place: number): string => {
      const cell = cellAt({ row, column: place });
      return cell ? (cell.mark?.text ?? cell.shown.copy(cell.at.part, catalogues)) : '';
    },
    /** Whether the server calculates a cell's value: nothing was typed over it. */
    isCalculated: (row: number, place: number): boolean => {
      const cell = cellAt({ row, column: place });
      if (!cell || (cell.mark && cell.mark.state !== 'saving')) return false;
      const { calculation, calculated } = cell.shown;
      return calculation?.gives(saves.draftOf(cell.at)) ?? calculated === true;
    },
    optionsOf: (row: number, column: GridColumn | undefined): readonly CellOption[] => {
      const at = writableAt(row);
      return (at && column?.options?.(at.part, catalogues)) ?? [];
    },
    writableAt,
    ...writing,
  };
};

export type Cells = ReturnType<typeof useCells>;
