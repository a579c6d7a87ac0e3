import { Injectable } from '@nestjs/common';
import type { CustomerPicks } from '../../orders/domain/customer-picks.js';
import { CustomerPicksPort, type CustomerAnswers } from '../../orders/picks/customer-picks.js';
import { OfferAnswersRepository } from './offer-answers.repository.js';

/** The quantities that customers chose, for the approval of their quotes. */
@Injectable()
export class ChosenQuantities implements CustomerAnswers {
  constructor(
    private readonly answers: OfferAnswersRepository,
    port: CustomerPicksPort,
  ) {
    port.take(this);
  }

  async picksOf(orderId: number, revision: number): Promise<CustomerPicks | null> {
    const acceptance = await this.answers.acceptedOf(orderId, revision);
    if (!acceptance) return null;
    const { quote, sets } = acceptance.picks;
    return quote === null && sets.length === 0 ? null : { quote, sets };
  }
}
