import { Injectable } from '@nestjs/common';
import { CompanyService } from '../../company/company.service.js';
import { dayAfter, dayOf } from '../../platform/i18n/calendar.js';
import type { StatusMove } from '../domain/status-flow.js';
import type { Order } from '../order.entity.js';
import type { OrderFields } from '../orders.repository.js';

export interface ValidityChange {
  given: Partial<OrderFields>;
  move?: StatusMove | null;
  /** ISO moment. */
  now: string;
}

type Validity = Partial<Pick<Order, 'validity_key'>>;

/**
 * Until when the quote that a customer has is valid: the end of a day, counted in Brasília from the day on which it last went
 * to 'Aguardando resposta', by its own days or the company's of that day.
 */
@Injectable()
export class OrderValidity {
  constructor(private readonly company: CompanyService) {}

  /**
   * Validity of an order after a move. While it waits nothing else changes it: the customer has the revision, with
   * its days and the company's of then. An answered quote keeps the day that it had.
   */
  async changeOf(
    order: Pick<Order, 'validity_days'>,
    { given, move, now }: ValidityChange,
  ): Promise<Validity> {
    if (!move) return {};
    const { status } = move.becomes;
    if (status === 'in_progress') return { validity_key: '' };
    if (status !== 'waiting_response') return {};
    const days = given.validity_days === undefined ? order.validity_days : given.validity_days;
    const { quote_validity_days } =
      days === null ? await this.company.current() : { quote_validity_days: days };
    return { validity_key: dayAfter(dayOf(now), quote_validity_days) };
  }
}
