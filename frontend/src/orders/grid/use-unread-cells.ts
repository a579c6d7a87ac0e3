import { useEffect, useRef } from 'react';
import type { PartDraft } from '../part-dialog/draft/part-payload';
import type { Catalogues, GridColumn } from './core/column';
import { editsOf } from './core/edits';
import type { GridRows } from './core/rows';
import type { CellSaves } from './saving/cell-saves';
import type { Marks } from './saving/save-port';

interface Unread {
  rows: GridRows;
  columns: readonly GridColumn[];
  catalogues: Catalogues;
  saves: CellSaves;
  marks: Marks;
  draftOf: (row: number) => PartDraft | undefined;
  keyOf: (row: number) => string | undefined;
}

/** The cells whose texts wait for a catalogue, with those texts. */
const unreadCells = ({ rows, columns, marks }: Unread) =>
  [...marks].flatMap(([rowKey, row]) =>
    [...row].flatMap(([key, { state, text }]) => {
      const at = rows.placeOf.get(rowKey);
      const column = columns.findIndex((each) => each.key === key);
      return state !== 'unread' || at === undefined || column < 0 ? [] : [{ row: at, column, text }];
    }),
  );

/** Reads and saves the texts that waited for a catalogue, once it is there. */
export const useUnreadCells = (unread: Unread): void => {
  /** When they were written, in the changes of others: what another stores meanwhile is a conflict. */
  const since = useRef<number>(undefined);
  useEffect(() => {
    const cells = unreadCells(unread);
    if (cells.length === 0) {
      since.current = undefined;
      return;
    }
    since.current ??= unread.saves.now();
    const edits = editsOf(cells, unread, 'pt-BR');
    const read = edits.filter(({ result }) => 'change' in result || result.unread === undefined);
    if (read.length > 0) unread.saves.edit(read, since.current);
  });
};
