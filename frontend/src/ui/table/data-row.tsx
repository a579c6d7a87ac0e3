import { memo, type MouseEvent } from 'react';
import { texts } from '../../i18n';
import { RowMenu } from '../menu/row-menu';
import type { DataTableProps } from './types';
import { type Opening, OpenCell, openedByRow } from './open-row';

type DataRowProps<Row extends { id: number | string }> = Pick<
  DataTableProps<Row>,
  'columns' | 'onOpen' | 'hrefOf' | 'rowMenu' | 'rowName'
> & { row: Row };

const stopsHere = (event: MouseEvent) => event.stopPropagation();

/** One record: the row opens it, the menu at its end holds the rest. Its look comes from the body (cell-styles). */
const PlainDataRow = <Row extends { id: number | string }>({
  row,
  columns,
  onOpen,
  hrefOf,
  rowMenu,
  rowName,
}: DataRowProps<Row>) => {
  const opening: Opening | undefined = onOpen && { open: () => onOpen(row), href: hrefOf?.(row) };
  const opener = columns.findIndex(({ control }) => !control);
  return (
    <tr data-opens={opening && ''} {...(opening && openedByRow(opening))}>
      {columns.map((column, index) => (
        <td
          key={column.source}
          data-numeric={column.numeric ? '' : undefined}
          data-secondary={column.secondary ? '' : undefined}
          onClick={column.control ? stopsHere : undefined}
        >
          {index === opener && opening ? (
            <OpenCell opening={opening}>{column.cell(row)}</OpenCell>
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
};

/** Drawn again only when something of its own changed. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
