import { grid as text, parts, suggestions } from '../../../i18n/orders';
import { formatFigure, formatPercent } from '../../../ui/format';
import type { Part, Place } from '../../data/types';
import { withManualValue } from '../../part-dialog/draft/part-payload';
import { certainOffers, type Offer, withOffer } from '../../part-dialog/suggestions/offers';
import type { Change } from './column';

/** Something that the drawing of a part says for one of its cells. */
export interface CellOffer {
  /** As the cell shows it. */
  text: string;
  /** The words by which it is taken over. */
  accept: string;
  /** Where it is from and how sure it is, in words. */
  origin: string;
  /** The cell has nothing of its own: it shows this. What stands there is only replaced singly. */
  fills: boolean;
  /** It may be taken over with others: what was recognised in a picture may not. */
  joins: boolean;
  /** It may be taken over unseen, with all certain ones of the order. */
  certain: boolean;
  sureness: 'sure' | 'likely' | 'unsure';
  place: Place | null;
  change: Change;
}

/** The offers of a row's cells, by the keys of their columns. */
export type CellOffers = ReadonlyMap<string, CellOffer>;

const NONE: CellOffers = new Map();

const surenessOf = ({ confidence, recognised }: Offer): CellOffer['sureness'] => {
  if (recognised || confidence < 0.8) return 'unsure';
  return confidence < 0.95 ? 'likely' : 'sure';
};

const cellOffer = (offer: Offer, certain: boolean): CellOffer => ({
  text: offer.ghost,
  accept: suggestions.accept(offer.label, offer.shown),
  origin: (offer.recognised ? text.offers.recognised : text.offers.read)(
    formatPercent(offer.confidence * 100, 0),
  ),
  fills: offer.fills,
  joins: offer.fills && !offer.recognised,
  certain,
  sureness: surenessOf(offer),
  place: offer.place,
  change: (part) => withOffer(part, offer),
});

/** Locks the weight of a piece to the one that the drawing prints. */
const weightOffer = ({ printed }: NonNullable<Part['weight_difference']>): CellOffer => {
  const shown = formatFigure('unit_net_weight', printed, { decimals: 'exact' });
  return {
    text: shown,
    accept: suggestions.takeWeight(shown),
    origin: text.offers.printedWeight,
    fills: false,
    joins: false,
    certain: false,
    sureness: 'likely',
    place: null,
    change: (part) => withManualValue(part, 'unit_net_weight', printed),
  };
};

const made = new WeakMap<Part, { offers: readonly Offer[]; cells: CellOffers }>();

/**
 * The offers of a part's drawing by the cells that they are for; the offer of a choice stands in the type's cell as well. The same part
 * and offers give the same answer, so that the part's row is not drawn anew.
 */
export const cellOffersOf = (part: Part, offers: readonly Offer[]): CellOffers => {
  const known = made.get(part);
  if (known?.offers === offers) return known.cells;
  const cells = makeCellOffers(part, offers);
  made.set(part, { offers, cells });
  return cells;
};

const makeCellOffers = (part: Part, offers: readonly Offer[]): CellOffers => {
  if (offers.length === 0 && part.weight_difference === null) return NONE;
  const certain = certainOffers(offers, part);
  const cells = new Map<string, CellOffer>();
  for (const offer of offers) {
    const cell = cellOffer(offer, certain.includes(offer));
    cells.set(offer.field, cell);
    if (offer.type && offer.type !== part.type) cells.set('type', { ...cell, text: parts.types[offer.type] });
  }
  if (part.weight_difference) cells.set('unit_net_weight', weightOffer(part.weight_difference));
  return cells;
};
