import { Injectable } from '@nestjs/common';
import type { CustomerPicks } from '../../orders/domain/customer-picks.js';
import { CustomerPicksPort } from '../../orders/flow/customer-picks.js';
import { Database } from '../../platform/database/database.js';
import { findAcceptanceOfOrder } from './offer-answers.repository.js';

/** The quantities that customers chose, for the approval of their quotes. */
@Injectable()
export class ChosenQuantities extends CustomerPicksPort {
  constructor(private readonly db: Database) {
    super();
  }

  async picksOf(orderId: number, revision: number): Promise<CustomerPicks | null> {
    const acceptance = await findAcceptanceOfOrder(this.db, orderId, revision);
    if (!acceptance) return null;
    const { quote, sets } = acceptance.picks;
    return quote === null && sets.length === 0 ? null : { quote, sets };
  }
}
