import { Injectable } from '@nestjs/common';
import type { Order } from '../../order.entity.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import { PartReader } from '../../parts/part-reader.js';
import type { PartView } from '../../parts/part-view.js';
import { toPartView } from '../../parts/to-part-view.js';
import type { OrderTerms } from '../../repricing/domain/reprice.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import type { TransferOrders } from './transfer-gate.service.js';

/** Prices of parts in their new places: by their own price bases, whatever the catalogue says today. */
@Injectable()
export class TransferPrices {
  constructor(
    private readonly reader: PartReader,
    private readonly pricing: RepricingService,
  ) {}

  /**
   * Gives parts that came from another order its terms: markup where they follow it, and the ICMS of its customer; and
   * setups the number of pieces that are made now. Inside of `Database.write` under the orders' locks.
   * @param ids the parts in their new places
   * @param formerQuantities how often each of their sets was made
   * @returns the parts as they are stored then, in the order of the ids
   */
  async priced(
    { source, target, within }: TransferOrders,
    ids: readonly number[],
    formerQuantities: readonly number[],
  ): Promise<LoadedPart[]> {
    const sorted = await this.load(target.id, ids);
    if (!within && sorted.length > 0) {
      const { markup, icms, tax_basis } = await this.pricing.termsOf(target);
      const taxed = tax_basis !== null || source.tax_basis !== null;
      const changed: Partial<OrderTerms> = {
        icms,
        ...(taxed && { tax_basis }),
        ...(markup !== source.markup && { markup }),
      };
      await this.pricing.repriceOrder(sorted, changed);
    }
    const otherLots = sorted.filter(({ set_quantity }, index) => formerQuantities[index] !== set_quantity);
    await this.pricing.repriceLot(otherLots, target);
    return sorted;
  }

  /** The parts of these ids that the order has, in the order of the ids. */
  async load(orderId: number, ids: readonly number[]): Promise<LoadedPart[]> {
    const { parts } = await this.reader.rows.some(orderId, ids);
    const byId = new Map(parts.map((part) => [part.id, part]));
    return ids.map((id) => byId.get(id)).filter((part) => part !== undefined);
  }

  /** How often each of these sets is made, in this order. */
  async quantities(setIds: readonly number[]): Promise<number[]> {
    const known = new Map<number, number>();
    for (const id of new Set(setIds)) known.set(id, await this.reader.rows.setQuantity(id));
    return setIds.map((id) => known.get(id) ?? 1);
  }

  async views(parts: readonly LoadedPart[], order: Order): Promise<PartView[]> {
    const changes = await this.reader.catalogueChanges(parts, order);
    return parts.map((part) => toPartView(part, changes.get(part.id)));
  }
}
