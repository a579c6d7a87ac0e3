import type { Ncm } from '../../../catalogue/ncms/ncm.entity.js';
import type { RowOf } from '../../../platform/database/plain-rows.js';
import { NO_FIGURES } from '../../../pricing/domain/basis/catalogue-figures.js';
import { ONE } from '../../../pricing/domain/numbers/exact.js';
import { scaled, unscaled } from '../../../pricing/domain/numbers/scaled.js';
import { partLine } from '../../../pricing/domain/order/order-totals.js';
import { containedShareOf, markupForSameNet } from '../../../pricing/domain/taxes/contained-share.js';
import { ipiAt } from '../../../pricing/domain/taxes/dated-rates.js';
import type { TaxedLine } from '../../../pricing/domain/taxes/line-taxes.js';
import { orderTaxes, type OrderTaxes } from '../../../pricing/domain/taxes/order-taxes.js';
import { taxReasons } from '../../../pricing/domain/taxes/tax-reasons.js';
import { operationOf, treatmentOf, untaxedBy } from '../../../pricing/domain/taxes/operations.js';
import type { TaxBasis } from '../../../pricing/domain/taxes/tax-rules.js';
import { reprice } from '../../repricing/domain/reprice.js';
import type { OrderTree, PartTree } from '../../tree/order-tree.js';
import type { DayTaxesView, SameNetView, TaxFiguresView } from './order-taxes.view.js';

/** An order with what its taxes on one day follow from. */
export interface OrderOnDay {
  order: OrderTree;
  basis: TaxBasis;
  /** With their rates by day, by id. */
  ncms: ReadonlyMap<number, RowOf<Ncm>>;
}

const money = (cents: number) => unscaled('total', cents);

/** The taxes of the order as it is. @param costs whether the viewer sees what the price contains */
export function dayTaxes(on: OrderOnDay, costs: boolean): Omit<DayTaxesView, 'same_net' | 'difference'> {
  const { basis, ncms } = on;
  const lines = partsOf(on.order).map((part) => ({ part, ...taxedLine(on, part, part.line.total_value) }));
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
      lines.map(({ part, ipi, origin }) => ({
        ncm: ncms.get(part.ncm_id ?? 0)?.code ?? null,
        ipi,
        origin,
      })),
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
      following.map((part) => taxedLine(on, part, part.line.total_value)),
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
      taxedLine(later, part, partLine({ ...part, ...prices.get(part.id) }, quantity).total_value),
    ),
  );
  return { markup, total: money(computeTaxes(later, lines).total) };
}

/** @throws DiscountExceedsGoods */
function computeTaxes({ order, basis }: OrderOnDay, lines: readonly TaxedLine[]): OrderTaxes {
  const { freight, service, discount } = order.amounts;
  return orderTaxes(basis, lines, { freight, service, discount });
}

function taxedLine({ basis, ncms }: OrderOnDay, part: PartTree, value: number): TaxedLine {
  const { ncm_id, origin } = part;
  const ncm = ncm_id === null ? undefined : ncms.get(ncm_id);
  return {
    value,
    ipi: ipiAt(ncm ?? null, basis.period, basis.day),
    origin: origin ?? basis.origin,
    operation: treatmentOf(untaxedBy(operationOf(basis, part))),
  };
}

const partsOf = ({ sets }: OrderTree): PartTree[] => sets.flatMap(({ parts }) => parts);
