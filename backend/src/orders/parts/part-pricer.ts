import { Injectable } from '@nestjs/common';
import type { PricedPart } from '../../pricing/pricing.service.js';
import { PricingService } from '../../pricing/pricing.service.js';
import type { Order } from '../order.entity.js';
import { blankPart } from './part-fields.js';
import { choicesOf, inputOf, type NewPart, type RowInput } from './part-figures.js';
import { figuresOf } from './part-figures-view.js';

/** What of an order counts for its parts' prices. */
export type PricingOrder = Pick<Order, 'customer_id' | 'markup'>;

/** Calculates one part as a part of its order. */
@Injectable()
export class PartPricer {
  constructor(private readonly pricing: PricingService) {}

  /**
   * The part's figures from its own price basis and its order's markup; without an order markup and ICMS are 0.
   * @param refresh Recalcular: today's catalogue figures and ICMS for everything
   * @throws Invalid for choices that do not exist and results that can't be stored
   */
  async price(
    part: NewPart,
    rows: readonly RowInput[],
    order: PricingOrder | null,
    refresh: boolean,
  ): Promise<PricedPart> {
    return this.pricing.price(inputOf(part, rows), choicesOf(part, rows), {
      saved: part.price_basis,
      icms: await this.pricing.icmsOf(order?.customer_id ?? null),
      order_markup: order?.markup ?? 0,
      refresh,
    });
  }

  /** A blank part with the ICMS that the order's customer stands for at this moment. */
  async blank(order: PricingOrder | null, setId: number, position: number): Promise<NewPart> {
    return blankPart(setId, position, await this.pricing.icmsOf(order?.customer_id ?? null));
  }
}

/** The part with everything that a calculation gave; an absent loss stays absent. */
export function withPrice<P extends NewPart>(part: P, { result, basis }: PricedPart): P {
  const { thickness, width, length, quantity, markup } = result;
  return {
    ...part,
    ...{ thickness, width, length, quantity, markup },
    ...figuresOf(result),
    price_basis: basis,
  };
}
