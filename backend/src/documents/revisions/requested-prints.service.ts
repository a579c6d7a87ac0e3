import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { Database } from '../../platform/database/database.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { RevisionPrinting } from './revision-printing.service.js';

/** The printing of a revision that a user does not want to wait for any longer. */
@Injectable()
export class RequestedPrints {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly revisions: RevisionReader,
    private readonly printing: RevisionPrinting,
  ) {}

  /** Has what the revision lacks printed now. @throws NotFound, Forbidden */
  async printNow(actor: Actor, orderId: number, number: number): Promise<void> {
    await this.db.write(() => this.access.editable(actor, orderId));
    await this.printing.printNow(await this.revisions.revision(orderId, number));
  }
}
