import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { marginOf, markupForMargin, orderMargin, totalBase } from '../../../pricing/domain/margin/margin.js';
import { TargetMarginTooHigh } from '../../../pricing/domain/numbers/pricing-errors.js';
import { HUNDRED, ZERO, exact, type Decimal } from '../../../pricing/domain/numbers/exact.js';
import { containedShare, containedShareOf } from '../../../pricing/domain/taxes/contained-share.js';
import { containedInOrder, containedTaxes, taxedLine } from '../../../pricing/domain/basis/part-taxes.js';
import { pricingTexts } from '../../../pricing/pricing.texts.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import type { Viewer } from '../../domain/visibility.js';
import { marginBase, type ContainedTaxes } from '../../part-margin/margin-base.js';
import { PartRowsRepository } from '../../part-rows/part-rows.repository.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import type { SetTree } from '../../tree/order-tree.js';
import { readOrdersToSum, type OrderToSum } from './margins-of-many.repository.js';
import type {
  MarkupForMarginView,
  OrderMarginView,
  OrderMarginsView,
  SetMarginView,
} from './order-margins.view.js';

/** Sums what orders cost and leave, from what their parts are stored with: their price bases, not today's catalogue. */
@Injectable()
export class OrderMargins {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: OrderReader,
    private readonly pricing: RepricingService,
    private readonly db: Database,
    private readonly parts: PartRowsRepository,
  ) {}

  /** @throws NotFound for an order that the viewer does not see; Invalid for a sum that is too large */
  async sumOne(viewer: Viewer, orderId: number): Promise<OrderMarginsView> {
    const order = await this.reader.getTree(viewer, orderId);
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
  async sumMany(viewer: Viewer, orderIds: readonly number[]): Promise<OrderMarginView[]> {
    const orders = await readOrdersToSum(this.db, this.parts, viewer, orderIds);
    return refusingTooLarge(() =>
      orders.map((order) => {
        const contained = order.tax_basis && containedTaxes(order.tax_basis);
        const bases = order.sets.map(({ quantity, parts }) =>
          totalBase(
            parts.map((part) => marginBase(part, contained)),
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
  async findMarkup(viewer: Viewer, orderId: number, target: number): Promise<MarkupForMarginView> {
    const order = await this.access.readable(viewer, orderId);
    const taxes = order.tax_basis
      ? await this.containedPercent(viewer, orderId)
      : exact((await this.pricing.termsOf(order)).icms);
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
  private async containedPercent(viewer: Viewer, orderId: number): Promise<Decimal> {
    const { tax_basis, sets } = await this.reader.getTree(viewer, orderId);
    if (tax_basis === null) return ZERO;
    const lines = sets
      .flatMap(({ parts }) => parts)
      .filter(({ markup }) => markup === null)
      .map((part) => taxedLine(tax_basis, part, part.line.total_value));
    const nothing = taxedLine(tax_basis, { price_basis: null }, 0);
    return (containedShareOf(tax_basis, lines) ?? containedShare(tax_basis, nothing)).times(HUNDRED);
  }
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
