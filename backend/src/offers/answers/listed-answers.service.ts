import { Injectable } from '@nestjs/common';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { outweighs, type CustomerAnswer } from '../../orders/domain/customer-answer.js';
import { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { OfferLinksRepository, type LinkRow } from '../links/offer-links.repository.js';

/** Keeps with the order what its customer did with its last revision: what the orders list shows and is narrowed by. */
@Injectable()
export class ListedAnswers {
  constructor(
    private readonly db: Database,
    private readonly links: OfferLinksRepository,
    private readonly access: OrderAccessService,
  ) {}

  /** In the transaction of what the customer does on the page of this link; takes the order's lock. */
  async keep({ order_id, number }: LinkRow, answer: CustomerAnswer): Promise<void> {
    const order = await this.links.lockedOrder(order_id);
    if (order?.revision !== number || !outweighs(answer, order.customer_answer)) return;
    await this.db.manager.update(Order, { id: order_id }, { customer_answer: answer });
    await this.access.announceChange(order_id, { words: false });
  }
}
