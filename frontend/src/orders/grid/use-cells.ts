import { useMemo } from 'react';
import { useOpenOrder } from '../data/open-order';
import type { CellOption, GridColumn, NumberFormat } from './core/column';
import { type CellEdit, type CellText, changesNothing, editsOf } from './core/edits';
import { rowsOf } from './core/lines';
import { useCellSaves } from './saving/use-cell-saves';
import { useCatalogues } from './use-catalogues';
import { useColumns } from './use-columns';

/** An order's parts as cells: what each holds, and writing into them. */
export const useCells = () => {
  const { order, canEdit } = useOpenOrder();
  const rows = useMemo(() => rowsOf(order), [order]);
  const { columns, addProcess } = useColumns();
  const catalogues = useCatalogues();
  const saving = useCellSaves(rows.parts);
  const { saves, marks } = saving;

  const draftOf = (row: number) => {
    const part = rows.parts[row];
    return part && saves.draftOf(part);
  };
  const markOf = (row: number, column: GridColumn | undefined) => {
    const part = rows.parts[row];
    return part && column && marks.get(part.id)?.get(column.key);
  };
  /** Saves what changes something, or replaces a text that was refused. */
  const save = (edits: readonly CellEdit[], since?: number) => {
    const due = edits.filter((edit) => {
      const part = rows.parts[rows.rowOf.get(edit.part) ?? -1];
      if (part === undefined) return false;
      const marked = marks.get(edit.part)?.has(edit.column.key) === true;
      return marked || !changesNothing(edit, saves.draftOf(part));
    });
    if (due.length > 0) saves.edit(due, since);
  };
  return {
    rows,
    columns,
    addProcess,
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
    optionsOf: (row: number, column: GridColumn | undefined): readonly CellOption[] => {
      const part = draftOf(row);
      return (part && column?.options?.(part, catalogues)) ?? [];
    },
    save,
    /** Reads texts into their cells and saves them. `since`: when the edit was begun, in the changes of others. */
    write: (cells: readonly CellText[], format: NumberFormat = 'pt-BR', since?: number) => {
      if (canEdit) save(editsOf(cells, { draftOf, columns, catalogues }, format), since);
    },
  };
};

export type Cells = ReturnType<typeof useCells>;
