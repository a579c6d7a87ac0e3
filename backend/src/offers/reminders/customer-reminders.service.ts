import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { Order } from '../../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { sendable } from '../links/sendable.js';
import type { CustomerReminderView } from './customer-reminder.dto.js';

/** Whether the customer of a quote is reminded before its validity ends: nothing that the quote says, so no revision. */
@Injectable()
export class CustomerReminders {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
  ) {}

  /** @throws NotFound, Forbidden, Invalid for one that does not wait for an answer */
  async set(actor: Actor, id: number, remind_customer: boolean): Promise<CustomerReminderView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, id);
      sendable(actor, order);
      const before = order.remind_customer;
      if (before === remind_customer) return { remind_customer };
      await this.db.manager.update(Order, { id }, { remind_customer });
      await this.history.record(actor, id, 'saved', { remind_customer: [before, remind_customer] });
      await this.access.announceChange(id, { words: false });
      return { remind_customer };
    });
  }
}
