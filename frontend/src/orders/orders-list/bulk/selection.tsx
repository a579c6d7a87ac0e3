import { Checkbox } from '@mui/material';
import { createContext, use, useState } from 'react';
import { bulk } from '../../../i18n/orders';
import type { Column } from '../../../ui';
import type { IndexedOrder } from '../filters';

/** As many as the server takes in one call. */
export const MOST_SELECTED = 200;

type Selected = ReadonlyMap<number, IndexedOrder>;

const NONE: Selected = new Map();

/** The orders that are selected, also those of pages that are not shown; null: nothing is being selected. */
export const useSelection = () => {
  const [selected, setSelected] = useState<Selected | null>(null);
  return {
    active: selected !== null,
    selected: selected ?? NONE,
    start: () => setSelected(NONE),
    end: () => setSelected(null),
    clear: () => setSelected(NONE),
    add: (rows: readonly IndexedOrder[]) =>
      setSelected(
        (old) =>
          new Map([...(old ?? NONE), ...rows.map((row) => [row.id, row] as const)].slice(0, MOST_SELECTED)),
      ),
    remove: (ids: readonly number[]) =>
      setSelected((old) => old && new Map([...old].filter(([id]) => !ids.includes(id)))),
  };
};

export type Selection = ReturnType<typeof useSelection>;

const SelectionContext = createContext<Selection | null>(null);

/** Cells read the selection from here, so that a mark redraws them and not the rows. */
export const SelectionProvider = SelectionContext.Provider;

/** Marks an order. */
export const SelectOrder = ({ row }: { row: IndexedOrder }) => {
  const selection = use(SelectionContext);
  if (!selection) return null;
  const checked = selection.selected.has(row.id);
  return (
    <Checkbox
      size="small"
      checked={checked}
      disabled={!checked && selection.selected.size >= MOST_SELECTED}
      onChange={() => (checked ? selection.remove([row.id]) : selection.add([row]))}
      slotProps={{ input: { 'aria-label': bulk.selectOrder(row.code) } }}
      sx={{ padding: 0.5, marginInlineStart: -0.5 }}
    />
  );
};

/** The column that is there while orders are being selected. */
export const selectColumn: Column<IndexedOrder> = {
  source: 'selected',
  label: bulk.column,
  width: 44,
  sortBy: false,
  control: true,
  cell: (row) => <SelectOrder row={row} />,
};
