import { useEffect, useRef } from 'react';
import { texts } from '../../i18n';
import { useOpenOrder } from '../data/open-order';
import { type NumberFormat, isShown } from './core/column';
import {
  type CellEdit,
  type CellText,
  changesNothing,
  type EditContext,
  editsOf,
  isOfCalculated,
} from './core/edits';
import type { GridRows, Row } from './core/rows';
import type { Point } from './core/selection';
import type { CellSaves } from './saving/cell-saves';
import type { CellMark, Marks } from './saving/save-port';
import { useToast } from '../../ui';

interface Writable extends EditContext {
  rows: GridRows;
  saves: CellSaves;
  marks: Marks;
  unsaved: readonly (Point & { mark: CellMark })[];
}

/** Reads and saves the texts that waited for a catalogue, once it is there. */
const useUnreadCells = (writable: Writable): void => {
  /** When they were written, in the changes of others: what another stores meanwhile is a conflict. */
  const since = useRef<number>(undefined);
  useEffect(() => {
    const cells = writable.unsaved
      .filter(({ mark }) => mark.state === 'unread')
      .map(({ row, column, mark: { text } }) => ({ row, column, text }));
    if (cells.length === 0) {
      since.current = undefined;
      return;
    }
    since.current ??= writable.saves.now();
    const edits = editsOf(cells, writable, 'pt-BR');
    const read = edits.filter(({ result }) => 'change' in result || result.unread === undefined);
    if (read.length > 0) writable.saves.edit(read, since.current);
  });
};

/** Writing into the cells of a grid. */
export const useCellWriting = (writable: Writable) => {
  const { rows, columns, catalogues, saves, marks, draftAt } = writable;
  useUnreadCells(writable);
  const { canEdit } = useOpenOrder();
  const toast = useToast();
  /** Saves what changes something, or replaces a text that was refused; reports what is calculated and stays. */
  const save = (edits: readonly CellEdit[], since?: number) => {
    const stay = edits.filter(isOfCalculated);
    if (stay.length > 0) toast(texts.orders.grid.calculatedStay(stay.length), 'warning');
    const added = new Map(saves.newRows().map((row) => [row.key, row]));
    const due = edits.filter((edit) => {
      if (isOfCalculated(edit)) return false;
      const row = added.get(edit.key) ?? rows.parts[rows.placeOf.get(edit.key) ?? -1];
      if (row === undefined) return false;
      const marked = marks.get(edit.key)?.has(edit.column.key) === true;
      return row.id === null || marked || !changesNothing(edit, saves.draftOf(row));
    });
    if (due.length > 0) saves.edit(due, since);
  };
  return {
    save,
    /** Reads texts into their cells and saves them. `since`: when the edit was begun, in the changes of others. */
    write: (cells: readonly CellText[], format: NumberFormat = 'pt-BR', since?: number) => {
      if (canEdit) save(editsOf(cells, writable, format), since);
    },
    /**
     * Reads texts into their cells and saves them; rows behind the last one become parts at the end of its set.
     * @param within the columns that the cells name, where they are not the grid's alone
     */
    writeOn: (cells: readonly CellText[], format: NumberFormat, within = columns) => {
      const set = rows.next?.part.set_id;
      if (set === undefined) return;
      const isNewRow = (row: number) => rows.parts[row] === undefined;
      // Calculated values alone make no part.
      const makesPart = ({ text, calculated, column: place }: CellText) => {
        const column = within[place];
        return text.trim() !== '' && calculated !== true && column !== undefined && !isShown(column);
      };
      const places = new Set(cells.filter(makesPart).flatMap(({ row }) => (isNewRow(row) ? [row] : [])));
      const filled = cells.filter((cell) =>
        isNewRow(cell.row)
          ? places.has(cell.row) && (cell.text.trim() !== '' || cell.calculated === true)
          : true,
      );
      const added = new Map([...places].map((row): [number, Row] => [row, saves.newRow(set)]));
      const context = {
        draftAt: (row: number) => added.get(row) ?? draftAt(row),
        columns: within,
        catalogues,
      };
      save(editsOf(filled, context, format));
    },
  };
};
