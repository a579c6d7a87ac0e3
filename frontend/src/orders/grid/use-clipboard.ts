import { useRef, useState } from 'react';
import { grid as text } from '../../i18n/orders';
import { useToast } from '../../ui';
import { formatCells, parseCells } from '../../ui/cells';
import { useOpenOrder } from '../data/open-order';
import { type Contents, CONTENTS_TYPE, writeContents } from '../order-screen/transfer/contents';
import { isShown } from './core/column';
import {
  CELLS_TYPE,
  type CopiedCells,
  calculatedColumn,
  NOTHING_COPIED,
  pastedCells,
  readCopiedCells,
  repeating,
} from './core/copied-cells';
import { type CellText, pastedFormat } from './core/edits';
import { tableOf, withExactNumbers } from './core/exact-cells';
import { type KeyedPaste, keyedCells, keyedPaste } from './core/keyed-paste';
import { areasOf, blockOf, cellsIn } from './core/selection';
import type { Cells } from './use-cells';
import type { GridSelection } from './use-selection';

/** The selected cells as the clipboard takes them, by the types of the clipboard; null for areas that make up no block. */
const copiedCells = (
  { columns, textOf, isCalculated }: Cells,
  { selection, filled }: GridSelection,
): Record<string, string> | null => {
  const block = blockOf(areasOf(selection()));
  if (block === null) return null;
  // Without the row for a new part.
  const filledRows = block.rows.filter((row) => row < filled.rows);
  const copies: CopiedCells = {
    origin: window.location.origin,
    columns: block.columns.map((column) => ({
      key: columns[column]?.key ?? '',
      label: columns[column]?.label ?? '',
    })),
    calculated: filledRows.map((row) =>
      block.columns.flatMap((column, right) => (isCalculated(row, column) ? [right] : [])),
    ),
  };
  const cells = filledRows.map((row) => block.columns.map((column) => textOf(row, column)));
  const labels = copies.columns.map(({ label }) => label);
  return {
    'text/plain': formatCells(cells),
    'text/html': tableOf(labels, cells),
    [CELLS_TYPE]: JSON.stringify(copies),
  };
};

/** The cells that were cut last: they are emptied where their text is pasted. */
const useCutCells = ({ rows, columns }: Cells, { selection }: GridSelection) => {
  const toast = useToast();
  const noted = useRef<{ text: string; cells: (string | undefined)[][] }>(null);
  return {
    /** Notes the selected cells. @param copied what the clipboard has of them */
    noteCut: (copied: Record<string, string>) => {
      const cells = cellsIn(areasOf(selection()));
      noted.current = {
        text: copied['text/plain'] ?? '',
        cells: cells.map(({ row, column }) => [rows.parts[row]?.key, columns[column]?.key]),
      };
      toast(text.cut, 'info');
    },
    /** The cells that were cut with this text, to be emptied; each text is moved once. */
    takeCut: (written: string): CellText[] => {
      const { text: cutText, cells } = noted.current ?? { text: null, cells: [] };
      noted.current = null;
      if (cutText !== written) return [];
      return cells.flatMap(([rowKey = '', key]) => {
        const row = rows.placeOf.get(rowKey);
        const column = columns.findIndex((each) => each.key === key);
        return row === undefined || column < 0 ? [] : [{ row, column, text: '' }];
      });
    },
  };
};

/** Puts texts over the selected cells. */
const usePasting = (cells: Cells, { selection, select }: GridSelection) => {
  const { rows, columns, addProcess, write, writeOn } = cells;
  const toast = useToast();
  /** A table that is about to be pasted by what its rows name. */
  const [keyed, setKeyed] = useState<(KeyedPaste & { block: string[][] }) | null>(null);
  /** @param copies what is calculated of the cells, where they were copied from a grid; emptied: those that were cut */
  const put = (block: string[][], copies: CopiedCells, emptied: readonly CellText[]) => {
    const pasted = pastedCells(block, copies, selection(), columns);
    const { top, left, bottom, right } = pasted.range;
    for (const process of pasted.added) addProcess(process);
    const goes = new Set(pasted.cells.map(({ row, column }) => `${row} ${column}`));
    const gone = emptied.filter(({ row, column }) => !goes.has(`${row} ${column}`));
    writeOn([...gone, ...pasted.cells], pastedFormat(pasted.cells, pasted.columns), pasted.columns);
    select({ active: { row: top, column: left }, head: { row: bottom, column: right }, viewStays: true });
    if (pasted.columnsLeft > 0) toast(text.columnsLeft(pasted.columnsLeft), 'warning');
  };
  const putIntoAreas = (block: string[][], copies: CopiedCells) => {
    const [[value, ...right] = [], ...below] = block;
    if (value === undefined || right.length + below.length > 0) {
      toast(text.pasteIntoAreas, 'warning');
      return;
    }
    const source = { text: value, calculated: calculatedColumn(copies, 0, 0) };
    const filled = cellsIn(areasOf(selection())).map((cell) => repeating(source, cell, columns));
    write(filled, pastedFormat(filled, columns));
  };
  return {
    keyed,
    pasteBlock: (block: string[][], copies: CopiedCells, emptied: readonly CellText[]) => {
      const [at, ...more] = areasOf(selection());
      const byKey = at && copies === NOTHING_COPIED ? keyedPaste(block, at, rows.parts, columns) : null;
      if (more.length > 0) putIntoAreas(block, copies);
      else if (byKey) setKeyed({ ...byKey, block });
      else put(block, copies, emptied);
    },
    /** Pastes the table that is asked about by what its rows name, side by side, or not at all. */
    answerKeyed: (answer: 'byKey' | 'asItStands' | null) => {
      setKeyed(null);
      if (keyed === null || answer === null) return;
      if (answer === 'asItStands') {
        put(keyed.block, NOTHING_COPIED, []);
        return;
      }
      const written = keyedCells(keyed, rows, columns);
      write(written, pastedFormat(written, columns));
    },
  };
};

/** The selected cells on the clipboard, and what it holds over the selected cells. */
export const useClipboard = (cells: Cells, selected: GridSelection) => {
  const { rows, columns, canEdit } = cells;
  const { order } = useOpenOrder();
  const toast = useToast();
  const { noteCut, takeCut } = useCutCells(cells, selected);
  const { keyed, pasteBlock, answerKeyed } = usePasting(cells, selected);
  /** The parts that the selected cells are all of: whatever can be typed is selected, and they are stored; null for any others. */
  const copiedParts = (): Contents | null => {
    const block = blockOf(areasOf(selected.selection()));
    const isWhole = columns.every((column, place) => isShown(column) || block?.columns.includes(place));
    const ids = block?.rows.flatMap((row) => rows.parts[row]?.id ?? []) ?? [];
    const isStored = block?.rows.every((row) => rows.parts[row]?.id !== null) === true;
    if (!isWhole || ids.length === 0 || !isStored) return null;
    return { kind: 'parts', mode: 'copy', order_id: order.id, ids };
  };
  /** @returns what was copied; null for areas that make up no block */
  const copyCells = (data: DataTransfer) => {
    const copied = copiedCells(cells, selected);
    if (copied === null) toast(text.noBlock, 'warning');
    for (const [type, written] of Object.entries(copied ?? {})) data.setData(type, written);
    return copied;
  };
  return {
    copy: (data: DataTransfer) => {
      const parts = copiedParts();
      if (copyCells(data) && parts) data.setData(CONTENTS_TYPE, writeContents(parts));
    },
    cut: (data: DataTransfer) => {
      const copied = copyCells(data);
      if (copied && canEdit) noteCut(copied);
    },
    keyed,
    answerKeyed,
    paste: (data: DataTransfer) => {
      if (!canEdit) return;
      const written = data.getData('text/plain');
      const copies = readCopiedCells(data.getData(CELLS_TYPE), window.location.origin);
      pasteBlock(withExactNumbers(parseCells(written), data.getData('text/html')), copies, takeCut(written));
    },
  };
};
