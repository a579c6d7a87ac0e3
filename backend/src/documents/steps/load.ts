import { Injectable } from '@nestjs/common';
import type { Company } from '../../company/company.entity.js';
import { CompanyService } from '../../company/company.service.js';
import { OrderReader, type OrderTree } from '../../orders/tree/order-reader.service.js';

/** All that any document is made of, pictures apart. */
export interface LoadedDocument extends OrderTree {
  company: Company;
}

/** A set with its parts, as the order's tree has it. */
export type LoadedSet = OrderTree['order']['sets'][number];

/** Reads what a document is about. Whether somebody may see it was decided before. */
@Injectable()
export class DocumentLoader {
  constructor(
    private readonly orders: OrderReader,
    private readonly company: CompanyService,
  ) {}

  /** @throws NotFound when the order is gone */
  async load(orderId: number): Promise<LoadedDocument> {
    const [tree, company] = await Promise.all([this.orders.readTree(orderId), this.company.current()]);
    return { ...tree, company };
  }
}
