import { Injectable } from '@nestjs/common';
import type { CustomerPicks } from '../domain/customer-picks.js';

/** What keeps customers' answers. */
export interface CustomerAnswers {
  /**
   * The quantities that the customer chose when accepting this revision; null where none was accepted, or none chosen.
   * Asked inside of the transaction that approves the quote, which holds the order's lock.
   */
  picksOf(orderId: number, revision: number): Promise<CustomerPicks | null>;
}

/** The orders' port to customers' answers, which orders don't know: what keeps them takes it when the process starts. */
@Injectable()
export class CustomerPicksPort {
  private answers: CustomerAnswers | null = null;

  take(answers: CustomerAnswers): void {
    this.answers = answers;
  }

  /** Null as well where answers are not kept. */
  async picksOf(orderId: number, revision: number): Promise<CustomerPicks | null> {
    return this.answers ? this.answers.picksOf(orderId, revision) : null;
  }
}
