import type { Database } from '../../../platform/database/database.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { marginOf, markupForMargin, orderMargin, totalBase } from '../../../pricing/domain/margin/margin.js';
import { TargetMarginTooHigh } from '../../../pricing/domain/numbers/pricing-errors.js';
import { HUNDRED, ZERO, exact, type Decimal } from '../../../pricing/domain/numbers/exact.js';
import { containedShare, containedShareOf } from '../../../pricing/domain/taxes/contained-share.js';
import { containedInOrder, containedTaxes, taxedLine } from '../../../pricing/domain/basis/part-taxes.js';
import { pricingTexts } from '../../../pricing/pricing.texts.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import type { OrderAccessService } from '../../access/order-access.service.js';
import type { Viewer } from '../../domain/visibility.js';
import { marginBase, type ContainedTaxes } from '../../part-margin/margin-base.js';
import type { PartRowsRepository } from '../../part-rows/part-rows.repository.js';
import type { RepricingService } from '../../repricing/repricing.service.js';
import type { OrderReader } from '../../tree/order-reader.service.js';
import type { OrderTree, SetTree } from '../../tree/order-tree.js';
import { readOrdersToSum, type OrderToSum } from './margins-of-many.repository.js';
import type {
  MarkupForMarginView,
  OrderMarginView,
  OrderMarginsView,
  SetMarginView,
} from './order-margins.view.js';

/*
 * Sums what orders cost and leave, from what their parts are stored with: their price bases, not today's catalogue.
 */

/** @throws NotFound for an order that the viewer does not see; Invalid for a sum that is too large */
export async function sumMargins(
  reader: OrderReader,
  viewer: Viewer,
  orderId: number,
): Promise<OrderMarginsView> {
  const order = await reader.getTree(viewer, orderId);
  return refusingTooLarge(() => {
    const contained = order.tax_basis && containedTaxes(order.tax_basis);
    const sets = order.sets.map((set) => setMargins(set, contained));
    const margin = orderMargin(
      sets.map(({ base }) => base),
      order.discount,
      taxesOf(order),
    );
    return { ...margin, sets: sets.map(({ view }) => view) };
  });
}

/** Of each of these orders that the viewer sees. @throws Invalid for a sum that is too large */
export async function sumMarginsOfMany(
  { db, parts }: { db: Database; parts: PartRowsRepository },
  viewer: Viewer,
  orderIds: readonly number[],
): Promise<OrderMarginView[]> {
  const orders = await readOrdersToSum(db, parts, viewer, orderIds);
  return refusingTooLarge(() =>
    orders.map((order) => {
      const contained = order.tax_basis && containedTaxes(order.tax_basis);
      const bases = order.sets.map(({ quantity, parts: own }) =>
        totalBase(
          own.map((part) => marginBase(part, contained)),
          quantity,
        ),
      );
      const { cost, contribution, margin } = orderMargin(bases, order.discount, taxesOf(order));
      return { id: order.id, cost, contribution, margin };
    }),
  );
}

/**
 * The markup that leaves the wanted margin at the ICMS of the order's customer, or at all taxes that the parts which follow it
 * contain.
 * @param target % of the price
 * @throws NotFound, Invalid where margin and taxes take the whole price
 */
export async function findMarkup(
  from: { access: OrderAccessService; reader: OrderReader; pricing: RepricingService },
  viewer: Viewer,
  orderId: number,
  target: number,
): Promise<MarkupForMarginView> {
  const order = await from.access.readable(viewer, orderId);
  const taxes = order.tax_basis
    ? containedPercent(await from.reader.getTree(viewer, orderId))
    : exact((await from.pricing.termsOf(order)).icms);
  try {
    return { markup: refusingTooLarge(() => markupForMargin(target, taxes)) };
  } catch (error) {
    if (!(error instanceof TargetMarginTooHigh)) throw error;
    const names = order.tax_basis ? 'os impostos contidos' : 'o ICMS';
    throw Invalid.field(
      'target_margin',
      pricingTexts.marginTooHigh(taxes.toDecimalPlaces(2).toNumber(), names),
    );
  }
}

/** Percent of the parts that follow the order's markup; of the order's own sales where none has a price. */
function containedPercent({ tax_basis, sets }: OrderTree): Decimal {
  if (tax_basis === null) return ZERO;
  const lines = sets
    .flatMap(({ parts }) => parts)
    .filter(({ markup }) => markup === null)
    .map((part) => taxedLine(tax_basis, part, part.line.total_value));
  const nothing = taxedLine(tax_basis, { price_basis: null }, 0);
  return (containedShareOf(tax_basis, lines) ?? containedShare(tax_basis, nothing)).times(HUNDRED);
}

/** The taxes that an order with a tax basis contains after a discount; undefined for one without. */
const taxesOf = ({ tax_basis, sets }: Pick<OrderToSum, 'tax_basis' | 'sets'>) =>
  tax_basis ? (discount: number) => containedInOrder(tax_basis, sets, discount) : undefined;

function setMargins({ id, quantity, parts }: SetTree, contained: ContainedTaxes | null) {
  const bases = parts.map((part) => ({ id: part.id, base: marginBase(part, contained) }));
  const base = totalBase(
    bases.map((part) => part.base),
    quantity,
  );
  const view: SetMarginView = {
    id,
    ...marginOf(base),
    parts: bases.map((part) => ({ id: part.id, ...marginOf(part.base) })),
  };
  return { base, view };
}
