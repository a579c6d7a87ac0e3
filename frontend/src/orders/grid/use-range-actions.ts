import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { formatCells, parseCells } from './core/clipboard';
import { cellsIn, pastedFormat, spread } from './core/edits';
import { rangeOf } from './core/selection';
import type { Cells } from './use-cells';
import type { GridSelection } from './use-selection';

const { grid: text } = texts.orders;

/** What is done with all selected cells at once. */
export const useRangeActions = ({ canEdit, columns, textOf, write }: Cells, selected: GridSelection) => {
  const toast = useToast();
  const { selection, size } = selected;
  const range = rangeOf(selection);
  return {
    /** The selected cells as the clipboard takes them. */
    copied: (): string => {
      const block: string[][] = [];
      for (const { row, column } of cellsIn(range)) (block[row - range.top] ??= []).push(textOf(row, column));
      return formatCells(block);
    },
    clear: () => write(cellsIn(range).map((cell) => ({ ...cell, text: '' }))),
    paste: (written: string) => {
      if (!canEdit) return;
      const put = spread(parseCells(written), selection, size);
      write(put.cells, pastedFormat(put.cells, columns));
      selected.select({
        active: { row: put.range.top, column: put.range.left },
        head: { row: put.range.bottom, column: put.range.right },
      });
      if (put.rowsLeft > 0) toast(text.rowsLeft(put.rowsLeft), 'warning');
      else if (put.columnsLeft > 0) toast(text.columnsLeft(put.columnsLeft), 'warning');
    },
    /** Fills the selection with its first row; a single row with the one above it. */
    fillDown: () => {
      const from = range.top === range.bottom ? range.top - 1 : range.top;
      if (from < 0) return;
      const below = cellsIn({ ...range, top: from + 1 });
      write(below.map(({ row, column }) => ({ row, column, text: textOf(from, column) })));
    },
  };
};
