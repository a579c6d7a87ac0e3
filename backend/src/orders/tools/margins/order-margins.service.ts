import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { marginOf, markupForMargin, orderMargin, totalBase } from '../../../pricing/domain/margin/margin.js';
import { TargetMarginTooHigh } from '../../../pricing/domain/numbers/pricing-errors.js';
import { pricingTexts } from '../../../pricing/pricing.texts.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import type { Viewer } from '../../domain/visibility.js';
import { marginBase } from '../../part-margin/margin-base.js';
import { PartRowsRepository } from '../../part-rows/part-rows.repository.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import type { SetTree } from '../../tree/order-tree.js';
import { readOrdersToSum } from './margins-of-many.repository.js';
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
      const sets = order.sets.map(setMargins);
      const margin = orderMargin(
        sets.map(({ base }) => base),
        order.discount,
      );
      return { ...margin, sets: sets.map(({ view }) => view) };
    });
  }

  /** Of each of these orders that the viewer sees. @throws Invalid for a sum that is too large */
  async sumMany(viewer: Viewer, orderIds: readonly number[]): Promise<OrderMarginView[]> {
    const orders = await readOrdersToSum(this.db, this.parts, viewer, orderIds);
    return refusingTooLarge(() =>
      orders.map(({ id, discount, sets }) => {
        const bases = sets.map(({ quantity, parts }) => totalBase(parts.map(marginBase), quantity));
        const { cost, contribution, margin } = orderMargin(bases, discount);
        return { id, cost, contribution, margin };
      }),
    );
  }

  /**
   * The markup that leaves the wanted margin at the ICMS of the order's customer.
   * @param target % of the price
   * @throws NotFound, Invalid where margin and ICMS take the whole price
   */
  async findMarkup(viewer: Viewer, orderId: number, target: number): Promise<MarkupForMarginView> {
    const { icms } = await this.pricing.termsOf(await this.access.readable(viewer, orderId));
    try {
      return { markup: refusingTooLarge(() => markupForMargin(target, icms)) };
    } catch (error) {
      if (!(error instanceof TargetMarginTooHigh)) throw error;
      throw Invalid.field('target_margin', pricingTexts.marginTooHigh(icms));
    }
  }
}

function setMargins({ id, quantity, parts }: SetTree) {
  const bases = parts.map((part) => ({ id: part.id, base: marginBase(part) }));
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
