import { memo, type MouseEvent } from 'react';
import { texts } from '../../i18n';
import { RowMenu } from '../menu/row-menu';
import type { DataTableProps } from './types';

type DataRowProps<Row extends { id: number }> = Pick<
  DataTableProps<Row>,
  'columns' | 'onOpen' | 'rowMenu' | 'rowName'
> & { row: Row };

/** A click anywhere opens the row, unless it ended a selection of text; the keyboard's way is the first cell. */
const openOnClick = (open: () => void) => (event: MouseEvent) => {
  if (event.defaultPrevented || window.getSelection()?.type === 'Range') return;
  open();
};

/** One record: the row opens it, the menu at its end holds the rest. Its look comes from the body (cell-styles). */
const PlainDataRow = <Row extends { id: number }>({
  row,
  columns,
  onOpen,
  rowMenu,
  rowName,
}: DataRowProps<Row>) => (
  <tr data-opens={onOpen && ''} onClick={onOpen && openOnClick(() => onOpen(row))}>
    {columns.map((column, index) => (
      <td
        key={column.source}
        data-numeric={column.numeric ? '' : undefined}
        data-secondary={column.secondary ? '' : undefined}
      >
        {index === 0 && onOpen ? (
          <button
            type="button"
            data-open
            onClick={(event) => {
              event.preventDefault();
              onOpen(row);
            }}
          >
            {column.cell(row)}
          </button>
        ) : (
          column.cell(row)
        )}
      </td>
    ))}
    {rowMenu && (
      <td data-menu>
        <RowMenu label={texts.common.actionsOf(rowName(row))} items={rowMenu(row)} />
      </td>
    )}
  </tr>
);

/** Drawn again only when something of its own changed. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
