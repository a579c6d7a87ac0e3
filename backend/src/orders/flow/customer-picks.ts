import type { CustomerPicks } from '../domain/customer-picks.js';

/** The orders' port to customers' answers, which the offers' module provides: orders don't know it. */
export abstract class CustomerPicksPort {
  /**
   * The quantities that the customer chose when accepting this revision; null where none was accepted, or none chosen.
   * Asked inside of the transaction that approves the quote, which holds the order's lock.
   */
  abstract picksOf(orderId: number, revision: number): Promise<CustomerPicks | null>;
}
