import { useMemo } from 'react';
import { useOpenOrder } from '../data/open-order';
import type { Catalogues, CellOption, GridColumn } from './core/column';
import { newPart } from './core/new-part';
import { rowsOf } from './core/rows';
import { useCellSaves } from './saving/use-cell-saves';
import { useCellWriting, useUnreadCells } from './use-cell-writing';
import { useColumns } from './columns/use-column-choice';
import { useRowView } from './use-row-view';
import { useCatalogue } from '../shared/use-catalogue';

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

  const draftOf = (row: number) => {
    const part = rows.parts[row];
    return part && saves.draftOf(part);
  };
  const keyOf = (row: number) => rows.parts[row]?.key;
  /** A row of the grid, the one behind the last part included. */
  const rowAt = (row: number) => rows.parts[row] ?? (row === rows.parts.length ? rows.next : null);
  /** The part of such a row. */
  const writableAt = (row: number) => draftOf(row) ?? rowAt(row)?.part ?? null;
  const markOf = (row: number, column: GridColumn | undefined) => {
    const key = keyOf(row);
    return key === undefined || !column ? undefined : marks.get(key)?.get(column.key);
  };
  const writable = { rows, columns, catalogues, saves, marks, draftOf, keyOf };
  const writing = useCellWriting(writable);
  useUnreadCells(writable);
  return {
    rows,
    rowView,
    columns,
    ...columnChoice,
    catalogues,
    canEdit,
    ...saving,
    draftOf,
    keyOf,
    rowAt,
    markOf,
    /** The text of a cell as it is copied and edited: one that is not saved yet counts. */
    textOf: (row: number, place: number): string => {
      const [at, column] = [rows.parts[row], columns[place]];
      if (!at || !column) return '';
      return markOf(row, column)?.text ?? column.copy(at.part, catalogues);
    },
    /** Whether the server calculates a cell's value: nothing was typed over it. */
    isCalculated: (row: number, place: number): boolean => {
      const [part, column] = [draftOf(row), columns[place]];
      const state = markOf(row, column)?.state ?? 'saving';
      return (
        part !== undefined &&
        state === 'saving' &&
        (column?.calculation?.gives(part) ?? column?.calculated === true)
      );
    },
    optionsOf: (row: number, column: GridColumn | undefined): readonly CellOption[] => {
      const part = writableAt(row);
      return (part && column?.options?.(part, catalogues)) ?? [];
    },
    writableAt,
    ...writing,
  };
};

export type Cells = ReturnType<typeof useCells>;
