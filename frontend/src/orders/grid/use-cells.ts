import { useMemo } from 'react';
import { useOpenOrder } from '../data/open-order';
import type { CellOption, GridColumn } from './core/column';
import { rowsOf } from './core/lines';
import { useCellSaves } from './saving/use-cell-saves';
import { useCatalogues } from './use-catalogues';
import { useCellWriting } from './use-cell-writing';
import { useColumns } from './use-columns';
import { useUnreadCells } from './use-unread-cells';

/** An order's parts as cells: what each holds, and writing into them. */
export const useCells = () => {
  const { order, canEdit } = useOpenOrder();
  const catalogues = useCatalogues();
  const saving = useCellSaves();
  const { saves, marks, newRows } = saving;
  const { columns, ...columnChoice } = useColumns(marks);
  const rows = useMemo(() => rowsOf(order, newRows, canEdit), [order, newRows, canEdit]);

  const draftOf = (row: number) => {
    const part = rows.parts[row];
    return part && saves.draftOf(part);
  };
  /** The same, and the blank part behind the last one. */
  const writableAt = (row: number) => draftOf(row) ?? (row === rows.parts.length ? rows.next : null);
  const markOf = (row: number, column: GridColumn | undefined) => {
    const part = rows.parts[row];
    return part && column && marks.get(part.id)?.get(column.key);
  };
  const writable = { rows, columns, catalogues, saves, marks, draftOf };
  const writing = useCellWriting(writable);
  useUnreadCells(writable);
  return {
    rows,
    columns,
    ...columnChoice,
    catalogues,
    canEdit,
    ...saving,
    draftOf,
    markOf,
    /** The text of a cell as it is copied and edited: one that is not saved yet counts. */
    textOf: (row: number, place: number): string => {
      const [part, column] = [rows.parts[row], columns[place]];
      if (!part || !column) return '';
      return markOf(row, column)?.text ?? column.copy(part, catalogues);
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
