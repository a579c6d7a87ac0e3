import { createContext, useContext, useId, useState } from 'react';
import { texts } from '../../i18n';
import { grid as text } from '../../i18n/orders';
import { useOpenOrder } from '../data/open-order';
import type { Order, OrderSet, Part } from '../data/types';
import { contentsOn } from '../order-screen/transfer/contents';
import { useOrderOffers } from '../part-dialog/suggestions/use-order-offers';
import { type CellOffer, type CellOffers, cellOffersOf } from './core/cell-offers';
import { CELLS_TYPE } from './core/copied-cells';
import { areasOf, cellCount, cellsIn, only, type Point, rangeOf, type Selection } from './core/selection';
import { type Cells, useCells } from './use-cells';
import { type EditorPlace, useEditor } from './use-editor';
import { useFind } from './use-find';
import { useKeptCells } from './use-kept-cells';
import { useRangeActions } from './use-range-actions';
import { useSelection } from './use-selection';

/** An offer, and the cell that it is for. */
interface OfferedCell extends Point {
  offer: CellOffer;
}

const NONE: CellOffers = new Map();

/** The offers of drawings for the cells of the grid. All that is taken over at once is one step of undo. */
const useCellOffers = (cells: Cells, { selection, onNotice }: EditorPlace) => {
  const { rows, columns, cellAt, canEdit } = cells;
  const { offersOf } = useOrderOffers();
  const cellOffers = (part: Part): CellOffers => (canEdit ? cellOffersOf(part, offersOf(part)) : NONE);
  const offerAt = (point: Point): CellOffer | undefined => {
    const cell = cellAt(point);
    return cell && !cell.mark ? cellOffers(cell.at.part).get(cell.shown.key) : undefined;
  };
  const offeredIn = (points: readonly Point[], counts: (offer: CellOffer) => boolean): OfferedCell[] => {
    // A type and its choice are one offer in two cells.
    const changes = new Set<CellOffer['change']>();
    return points.flatMap((point) => {
      const offer = offerAt(point);
      if (!offer || !counts(offer) || changes.has(offer.change)) return [];
      changes.add(offer.change);
      return [{ ...point, offer }];
    });
  };
  const accept = (offered: readonly OfferedCell[]) => {
    if (offered.length === 0) return;
    const edits = offered.flatMap(({ offer: { text, change }, ...point }) => {
      const cell = cellAt(point);
      return cell ? [{ key: cell.at.key, column: cell.shown, text, result: { change } }] : [];
    });
    cells.save(edits);
    onNotice(texts.orders.grid.offers.accepted(edits.length, new Set(edits.map(({ key }) => key)).size));
  };
  /** The offers that are taken over with what is selected: of one cell its own, of many those that fill an empty one. */
  const offeredBy = (of: Selection): OfferedCell[] => {
    const areas = areasOf(of);
    return cellCount(areas) === 1
      ? offeredIn([of.active], () => true)
      : offeredIn(cellsIn(areas), ({ joins }) => joins);
  };
  /** All cells of all rows. */
  const everywhere = (): Point[] =>
    cellsIn([{ top: 0, left: 0, bottom: rows.parts.length - 1, right: columns.length - 1 }]);
  return {
    cellOffers,
    offerAt,
    offeredBy,
    /** All cells whose offers may be taken over without a look at each. */
    certainOnes: (): OfferedCell[] => offeredIn(everywhere(), ({ certain }) => certain),
    accept,
    /** Takes over what the drawings say for the selected cells. */
    acceptSelected: () => accept(offeredBy(selection())),
  };
};

interface RowCommandPlace extends EditorPlace {
  order: Order;
  select: (next: Selection) => void;
}

/** Adding, removing and moving whole rows. */
const rowCommands = (
  cells: Cells,
  actions: Pick<ReturnType<typeof useRangeActions>, 'selectedParts' | 'selectedNew'>,
  { order, selection, select, onNotice }: RowCommandPlace,
) => {
  const { rows, columns, canEdit } = cells;
  const transfer = async (mode: 'copy' | 'move', ids: readonly number[], set: OrderSet, from?: number) => {
    const isThere = await cells.transfer({ mode, parts: ids, setId: set.id, from });
    if (isThere) onNotice((mode === 'copy' ? text.copied : text.moved)(ids.length, set.name));
  };
  return {
    /** Removes the parts of the selected rows. */
    removeRows: async () => {
      if (!canEdit) return;
      cells.saves.discardNew(actions.selectedNew());
      const parts = actions.selectedParts();
      if (parts.length === 0) return;
      const count = await cells.remove(parts.map(({ id }) => id));
      if (count > 0) onNotice(text.removed(count));
    },
    /** Copies or moves the parts of the selected rows to the end of a set. */
    transferRows: async (mode: 'copy' | 'move', set: OrderSet) => {
      const parts = actions.selectedParts().map(({ id }) => id);
      if (canEdit && parts.length > 0) await transfer(mode, parts, set);
    },
    /**
     * Copies whole parts that the clipboard holds to the end of the set of the active row, with their drawings and price bases.
     * Over rows of their own order they are cells, as copied rows are in any table.
     * @returns whether they are copied
     */
    pasteParts: (data: DataTransfer): boolean => {
      const contents = contentsOn(data);
      if (!canEdit || contents?.kind !== 'parts' || contents.mode !== 'copy') return false;
      const onto = rows.parts[rangeOf(selection()).top]?.part;
      const isWithin = contents.order_id === order.id;
      if (isWithin && onto !== undefined && data.getData(CELLS_TYPE) !== '') return false;
      const set = order.sets.find(({ id }) => id === (onto ?? rows.next?.part)?.set_id);
      if (set) void transfer('copy', contents.ids, set, isWithin ? undefined : contents.order_id);
      return set !== undefined;
    },
    /** Adds a row below the one of the active cell, or at the end of a set: its first cell makes a part of it. */
    insertRow: (set?: number) => {
      const above = cells.writableAt(selection().active.row);
      if (!canEdit || !rows.next || !above) return;
      cells.saves.newRow(set ?? above.part.set_id, { below: set === undefined ? above.id : null });
      select(only({ row: rows.parts.length, column: columns.findIndex(({ key }) => key === 'title') }));
    },
  };
};

interface EditedSet {
  id: number;
  /** The field that was chosen. */
  field: 'name' | 'quantity';
}

/** The grid of an order: its cells, what is selected of them, what is typed. */
export const useGrid = () => {
  const { order, openPart } = useOpenOrder();
  const cells = useCells();
  const { rows, columns } = cells;
  const selected = useSelection(rows, columns, cells.saves);
  const actions = useRangeActions(cells, selected);
  const [notice, setNotice] = useState<string | null>(null);
  const [editedSet, editSet] = useState<EditedSet | null>(null);
  const { selection } = selected;
  const editor = useEditor(cells, { selection, onNotice: setNotice });
  const keep = useKeptCells(cells);
  const gridId = useId();
  const inputId = `${gridId}-input`;
  /** Another selection ends an edit, and keeps it. */
  const select = (next: Selection) => {
    editor.commit();
    setNotice(null);
    selected.select(next);
  };
  return {
    ...cells,
    ...selected,
    ...actions,
    ...rowCommands(cells, actions, { order, selection, select, onNotice: setNotice }),
    ...useCellOffers(cells, { selection, onNotice: setNotice }),
    find: useFind(cells, { selection, select }),
    select,
    /** The ids of the cells' table, of the one field over it, and of the status that says why a cell is not saved. */
    gridId,
    inputId,
    statusId: `${gridId}-status`,
    /** Gives the keyboard to the cells. */
    focus: () => document.getElementById(inputId)?.focus({ preventScroll: true }),
    notice,
    notify: setNotice,
    editor,
    /** The set whose name and quantity are typed. */
    editedSet,
    editSet,
    /** Keeps what is not stored, for the same user's next session. */
    keepUnsaved: () => {
      editor.commit();
      keep();
    },
    /** @param earlier also shows the earlier parts that are like the active cell's */
    openActive: (earlier = false) => {
      const id = rows.parts[selection().active.row]?.id;
      if (id) openPart(id, earlier);
    },
  };
};

export type Grid = ReturnType<typeof useGrid>;

const GridContext = createContext<Grid | null>(null);
export const GridProvider = GridContext.Provider;

/** @throws Error outside of a grid */
export const useOpenGrid = (): Grid => {
  const grid = useContext(GridContext);
  if (grid === null) throw new Error('useOpenGrid needs a GridProvider above it');
  return grid;
};
