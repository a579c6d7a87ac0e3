import { exact, HUNDRED, ONE, PERCENT, sum, ZERO, type Decimal } from '../../pricing/domain/numbers/exact.js';
import { stored } from '../../pricing/domain/numbers/rounding.js';
import type { CutGroup, CutPart, GroupPlan, PartToCut, StockCut, StockEntry } from './cut-group.js';

/** The weights of a part as they are stored. */
export type WeighedPart = Pick<PartToCut, 'net_weight' | 'gross_weight' | 'locked_values' | 'set_quantity'>;

/** The largest loss that a plan gives its parts, percent. */
const MOST_LOSS = 100_000;

/** Weights that make the gross weight of a part another than its loss says. */
const GROSS = ['unit_gross_weight', 'gross_weight'];

/** kg and BRL of something. */
export interface Amount {
  weight: number;
  /** By today's price of the catalogue. */
  value: number;
}

/** Sheets or bars of one entry that a group takes. */
export interface Purchase extends Amount {
  entry: StockEntry;
  count: number;
}

/** All that is taken, shared out to pieces, remnants and scrap. */
export interface CutSums {
  bought: Amount;
  /** Sheets, bars and remnants that the shop has. */
  own: Amount;
  /** Pieces. */
  used: Amount;
  /** Remnants that are kept. */
  kept: Amount;
  scrap: Amount;
  /** Percent of what is consumed that pieces are. */
  utilisation: number;
}

/** All that the plan of a group takes. */
export interface CutFigures extends CutSums {
  purchases: Purchase[];
  /** Items of the shop's stock that the plan uses. */
  items: Purchase[];
  /** Percent of the net weight; null where the parts weigh nothing. */
  loss: number | null;
  /** kg that no part pays, since the gross weight of some is locked. */
  uncovered: number;
}

export const isGrossLocked = ({ locked_values }: Pick<PartToCut, 'locked_values'>): boolean =>
  locked_values.some((name) => GROSS.includes(name));

/**
 * The figures of a group's plan: consumed = stock taken − remnants kept, margins, gaps and kerf included;
 * net = that of the pieces which are cut; loss = (consumed − net) ÷ net, of which every part gets the same.
 * @param parts of the group, as they are stored; none where the loss is not for them
 */
export function cutFigures(group: CutGroup, plan: GroupPlan, parts: readonly WeighedPart[] = []): CutFigures {
  const consumed = sum(plan.cuts.map((cut) => consumedBy(cut, group)));
  const net = sum(group.parts.map((part) => netOfCut(part, plan)));
  const price = group.stock[0]?.price_kg ?? 0;
  const amount = (weight: Decimal): Amount => ({
    weight: stored('net_weight', weight),
    value: stored('total', weight.times(price)),
  });
  const loss = lossOf(consumed, net);
  const weights = takenOf(group, plan);
  const taken = weights.map(({ entry, count, weight }) => ({ entry, count, ...amount(weight) }));
  const purchases = taken.filter(({ entry }) => !entry.own);
  const items = taken.filter(({ entry }) => entry.own);
  const used = amount(net);
  const kept = amount(sum(weights.map(({ weight }) => weight)).minus(consumed));
  return {
    purchases,
    items,
    bought: total(purchases),
    own: total(items),
    used,
    kept,
    scrap: without(total(taken), [used, kept]),
    utilisation: shareOf(net, consumed),
    loss,
    uncovered: loss === null ? 0 : stored('net_weight', uncoveredBy(parts, consumed, loss)),
  };
}

/** kg of the part's pieces that are cut: those without stock are not. */
function netOfCut({ id, net_weight, pieces }: CutPart, { left }: GroupPlan): Decimal {
  const missing = left.find(({ part_id }) => part_id === id)?.pieces ?? 0;
  return exact(net_weight)
    .times(pieces - missing)
    .div(pieces);
}

const total = (amounts: readonly Amount[]): Amount => ({
  weight: stored('net_weight', sum(amounts.map(({ weight }) => exact(weight)))),
  value: stored('total', sum(amounts.map(({ value }) => exact(value)))),
});

/** The rest, so that all of them sum to the whole in kg and BRL. */
const without = (whole: Amount, parts: readonly Amount[]): Amount => {
  const rest = (field: keyof Amount) =>
    exact(whole[field]).minus(sum(parts.map((part) => exact(part[field]))));
  return { weight: stored('net_weight', rest('weight')), value: stored('total', rest('value')) };
};

/** An amount for each of those that all that is taken is shared out to. */
export const eachAmount = <T>(make: (of: 'bought' | 'own' | 'used' | 'kept' | 'scrap') => T) => ({
  bought: make('bought'),
  own: make('own'),
  used: make('used'),
  kept: make('kept'),
  scrap: make('scrap'),
});

/** The figures of several plans together. */
export function sumFigures(figures: readonly CutSums[]): CutSums {
  const sums = eachAmount((of) => total(figures.map((one) => one[of])));
  const consumed = exact(sums.bought.weight).plus(exact(sums.own.weight)).minus(exact(sums.kept.weight));
  return { ...sums, utilisation: shareOf(exact(sums.used.weight), consumed) };
}

/** Percent of the net weight that parts lose by their stored gross weights; null where they weigh nothing. */
export function storedLoss(parts: readonly WeighedPart[]): number | null {
  const all = (field: 'net_weight' | 'gross_weight') =>
    sum(parts.map((part) => exact(part[field]).times(part.set_quantity)));
  return lossOf(all('gross_weight'), all('net_weight'));
}

const shareOf = (part: Decimal, whole: Decimal): number =>
  whole.isZero() ? 0 : stored('loss', part.times(HUNDRED).div(whole));

function takenOf({ stock }: CutGroup, { cuts }: GroupPlan) {
  return stock.flatMap((entry, index) => {
    const count = cuts.reduce((most, cut) => (cut.stock === index ? most + cut.count : most), 0);
    return count === 0 ? [] : [{ entry, count, weight: exact(entry.weight).times(count) }];
  });
}

function consumedBy({ stock: of, used, count }: StockCut, { stock, unit_weight }: CutGroup): Decimal {
  const entry = stock[of];
  if (!entry) return ZERO;
  // A whole one weighs what it is bought as: a length is its share of that.
  if (used === entry.length) return exact(entry.weight).times(count);
  return exact(unit_weight)
    .times(entry.width ?? 1)
    .times(exact(used))
    .times(count);
}

function lossOf(consumed: Decimal, net: Decimal): number | null {
  if (net.isZero()) return null;
  const loss = consumed.minus(net).times(HUNDRED).div(net);
  return Math.min(MOST_LOSS, Math.max(0, stored('loss', loss)));
}

/** kg of what is consumed that no part's gross weight holds once the loss is theirs; 0 without locked ones. */
function uncoveredBy(parts: readonly WeighedPart[], consumed: Decimal, loss: number): Decimal {
  const locked = parts.filter(isGrossLocked);
  if (locked.length === 0) return ZERO;
  const factor = exact(loss).times(PERCENT).plus(ONE);
  const paid = parts.map((part) =>
    isGrossLocked(part) ? exact(part.gross_weight) : exact(part.net_weight).times(factor),
  );
  return consumed.minus(sum(paid.map((weight, index) => weight.times(parts[index]?.set_quantity ?? 1))));
}
