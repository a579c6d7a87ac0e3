import { Injectable } from '@nestjs/common';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { orderAmounts, partLine, setAmounts } from '../../pricing/domain/order/order-totals.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import type { Order } from '../order.entity.js';
import { OrderAmountsRepository, type SetToSum } from './order-amounts.repository.js';
import { toOrderTotals, type OrderTotalsView, type SetWithAmounts } from './order-totals.view.js';

/** What an order amounts to, without what else its tree holds: for answers about one of its parts. */
@Injectable()
export class OrderTotalsReader {
  constructor(private readonly amounts: OrderAmountsRepository) {}

  /** @throws Invalid for a sum of more than 15 significant digits */
  async ofOrder(order: RowOf<Order>): Promise<OrderTotalsView> {
    const sets = await this.amounts.setsOf(order.id);
    return refusingTooLarge(() => {
      const summed = sets.map(withAmounts);
      const amounts = orderAmounts(
        order,
        summed.map((set) => set.amounts),
      );
      return toOrderTotals({ amounts, sets: summed });
    });
  }
}

function withAmounts({ id, quantity, parts }: SetToSum): SetWithAmounts {
  const lines = parts.map((part) => ({ id: part.id, line: partLine(part, quantity) }));
  const amounts = setAmounts(
    parts,
    lines.map(({ line }) => line),
    quantity,
  );
  return { id, quantity, amounts, parts: lines };
}
