import { useState } from 'react';
import { useOpenOrder } from '../data/open-order';
import type { Catalogues, GridColumn } from './core/column';
import { ALL_ROWS, type RowView, type ShownRows, rowsInView, textsOf } from './core/row-view';

/** The rows that are shown and their order, which the columns' menus change. Nothing moves while cells are typed into. */
export const useRowView = (
  columns: readonly GridColumn[],
  catalogues: Catalogues,
  isUnsaved: (part: number) => boolean,
) => {
  const { order } = useOpenOrder();
  const [{ view, shown }, setView] = useState<{ view: RowView; shown: ShownRows | null }>({
    view: ALL_ROWS,
    shown: null,
  });
  const [menu, openMenu] = useState<string | null>(null);
  const parts = () => order.sets.flatMap((set) => set.parts);
  const show = (next: RowView) => {
    const isAll = next.sort === null && Object.keys(next.filters).length === 0;
    const all = parts();
    const places = [...rowsInView(all, next, columns, catalogues)].filter(
      // A filter never hides a row with unsaved cells.
      ([id, place]) => place >= 0 || !isUnsaved(id),
    );
    setView({ view: next, shown: isAll ? null : new Map(places) });
  };
  return {
    shown,
    rowView: {
      ...view,
      /** The column whose menu is open, by its key. */
      menu,
      openMenu,
      isAll: shown === null,
      /** All parts of the order. */
      count: order.sets.reduce((sum, set) => sum + set.parts.length, 0),
      /** Shows all parts, in the order's places. */
      clear: () => show(ALL_ROWS),
      /** @param descending null: the order's places again */
      sortBy: (column: string, descending: boolean | null) =>
        show({ ...view, sort: descending === null ? null : { column, descending } }),
      /** Shows the parts alone of which the column has one of these texts; with none, all again. */
      filterBy: (column: string, allowed: readonly string[]) => {
        const { [column]: _, ...others } = view.filters;
        show({ ...view, filters: allowed.length === 0 ? others : { ...others, [column]: allowed } });
      },
      textsOf: (column: GridColumn) => textsOf(parts(), column, catalogues),
    },
  };
};
