import { Injectable } from '@nestjs/common';
import { CompanyService } from '../../company/company.service.js';
import { OrderHistoryService } from '../../orders/history/order-history.service.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import type { LoadedDocument } from '../models/loaded-document.js';

/** Reads what a document is about. The caller has decided whether its user may see it. */
@Injectable()
export class DocumentLoader {
  constructor(
    private readonly orders: OrderReader,
    private readonly company: CompanyService,
    private readonly history: OrderHistoryService,
  ) {}

  /** @throws NotFound when the order is gone */
  async load(orderId: number): Promise<LoadedDocument> {
    const [order, company, sentAt] = await Promise.all([
      this.orders.readTree(orderId),
      this.company.current(),
      this.history.lastSent(orderId),
    ]);
    return { order, company, issued_at: sentAt ?? new Date().toISOString() };
  }
}
