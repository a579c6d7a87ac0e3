import { NO_FIGURES } from '../../../pricing/domain/basis/catalogue-figures.js';
import { taxedLine, taxFigures } from '../../../pricing/domain/basis/part-taxes.js';
import { ONE } from '../../../pricing/domain/numbers/exact.js';
import { scaled, unscaled } from '../../../pricing/domain/numbers/scaled.js';
import { partLine } from '../../../pricing/domain/order/order-totals.js';
import { containedShareOf, markupForSameNet } from '../../../pricing/domain/taxes/contained-share.js';
import type { TaxedLine } from '../../../pricing/domain/taxes/line-taxes.js';
import { orderTaxes, type OrderTaxes } from '../../../pricing/domain/taxes/order-taxes.js';
import { taxReasons } from '../../../pricing/domain/taxes/tax-reasons.js';
import type { TaxBasis } from '../../../pricing/domain/taxes/tax-rules.js';
import { reprice } from '../../repricing/domain/reprice.js';
import type { OrderTree, PartTree } from '../../tree/order-tree.js';
import type { DayTaxesView, SameNetView, TaxFiguresView } from './order-taxes.view.js';

/** An order with what its taxes on one day follow from. */
export interface OrderOnDay {
  order: OrderTree;
  basis: TaxBasis;
}

const money = (cents: number) => unscaled('total', cents);

/** The taxes of the order as it is. @param costs whether the viewer sees what the price contains */
export function dayTaxes(on: OrderOnDay, costs: boolean): Omit<DayTaxesView, 'same_net' | 'difference'> {
  const { basis } = on;
  const lines = partsOf(on.order).map((part) => ({ part, ...lineOn(on, part) }));
  const { sums, total } = computeTaxes(on, lines);
  const hidden = (...cents: number[]) => (costs ? money(cents.reduce((all, one) => all + one, 0)) : null);
  const ibs = sums.ibs_state + sums.ibs_city;
  return {
    on: basis.day,
    estimate: basis.period.estimate,
    ipi: money(sums.ipi),
    reform: basis.period.on_top ? money(sums.cbs + ibs) : null,
    total: money(total),
    cbs: money(sums.cbs),
    ibs: money(ibs),
    icms: money(sums.icms),
    credit: money(sums.credit),
    difal: hidden(sums.difal, sums.fcp, sums.fcp_destination),
    pis_cofins: hidden(sums.pis, sums.cofins),
    das: hidden(sums.das),
    iss: hidden(sums.iss),
    reasons: taxReasons(
      basis,
      lines.map(({ part, ipi, origin }) => ({ ncm: part.ncm?.code ?? null, ipi, origin })),
    ),
  };
}

const FIGURES = ['ipi', 'reform', 'total', 'icms', 'credit', 'difal', 'pis_cofins', 'das', 'iss'] as const;

/** The figures of a later day less those of the first; a tax that one of the days does not have counts as 0 there. */
export function differenceOf(first: TaxFiguresView, later: TaxFiguresView): TaxFiguresView {
  const less = (key: keyof TaxFiguresView) =>
    later[key] === null && first[key] === null
      ? null
      : money(scaled('total', later[key]) - scaled('total', first[key]));
  return Object.fromEntries(FIGURES.map((key) => [key, less(key)])) as Record<keyof TaxFiguresView, number>;
}

/**
 * The markup with which the order leaves as much after contained taxes on a later day as it does on the first, by the shares of
 * the parts that follow its markup; and the total with it.
 * @returns null where no part follows it, or the markup would be below 0
 */
export function findSameNet(first: OrderOnDay, later: OrderOnDay): SameNetView | null {
  const { order } = later;
  const following = partsOf(order).filter(({ markup }) => markup === null);
  const shareOf = (on: OrderOnDay) =>
    containedShareOf(
      on.basis,
      following.map((part) => lineOn(on, part)),
    );
  const [before, after] = [shareOf(first), shareOf(later)];
  if (before === null || after === null || !after.lessThan(ONE)) return null;
  const markup = markupForSameNet(order.markup, before, after);
  if (markup < 0) return null;
  const terms = { markup, icms: 0, tax_basis: null };
  const prices = new Map(
    reprice(following, terms, NO_FIGURES, 'markup').map(({ part, fields }) => [part.id, fields]),
  );
  const lines = order.sets.flatMap(({ parts, quantity }) =>
    parts.map((part) =>
      lineOn(later, part, partLine({ ...part, ...prices.get(part.id) }, quantity).total_value),
    ),
  );
  return { markup, total: money(computeTaxes(later, lines).total) };
}

/** @throws DiscountExceedsGoods */
function computeTaxes({ order, basis }: OrderOnDay, lines: readonly TaxedLine[]): OrderTaxes {
  const { freight, service, discount } = order.amounts;
  return orderTaxes(basis, lines, { freight, service, discount });
}

/** A part as the day's tables tax it. @param value BRL */
const lineOn = ({ basis }: OrderOnDay, part: PartTree, value = part.line.total_value): TaxedLine =>
  taxedLine(basis, { price_basis: taxFigures({ icms: 0, tax_basis: basis }, part.ncm, part) }, value);

export const partsOf = ({ sets }: OrderTree): PartTree[] => sets.flatMap(({ parts }) => parts);
