import { texts } from '../../i18n';
import { useOrderOffers } from '../part-dialog/suggestions/use-order-offers';
import type { Part } from '../data/types';
import { type CellOffer, type CellOffers, cellOffersOf } from './core/cell-offers';
import { areasOf, cellCount, cellsIn, type Point, type Selection } from './core/selection';
import type { Cells } from './use-cells';

/** An offer, and the cell that it is for. */
export interface OfferedCell extends Point {
  offer: CellOffer;
}

interface OffersPlace {
  /** Reads what is selected now. */
  selection: () => Selection;
  onNotice: (notice: string) => void;
}

const NONE: CellOffers = new Map();

/** The offers of drawings for the cells of the grid. All that is taken over at once is one step of undo. */
export const useCellOffers = (cells: Cells, { selection, onNotice }: OffersPlace) => {
  const { rows, columns, markOf, canEdit } = cells;
  const offersOf = useOrderOffers();
  const cellOffers = (part: Part): CellOffers => (canEdit ? cellOffersOf(part, offersOf(part)) : NONE);
  const offerAt = ({ row, column }: Point): CellOffer | undefined => {
    const [at, shown] = [rows.parts[row], columns[column]];
    if (!at || !shown || markOf(row, shown)) return undefined;
    return cellOffers(at.part).get(shown.key);
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
    const edits = offered.flatMap(({ row, column: place, offer: { text, change } }) => {
      const [key, column] = [cells.keyOf(row), columns[place]];
      return key !== undefined && column ? [{ key, column, text, result: { change } }] : [];
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
