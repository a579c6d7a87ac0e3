import type { KnownTaxes } from '../../company/taxes/company-taxes.service.js';
import { dayOf } from '../../platform/i18n/calendar.js';
import { periodAt, stateRatesAt } from '../../pricing/domain/taxes/dated-rates.js';
import { profileOf, type TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import type { Order } from '../order.entity.js';
import type { LoadedCustomer } from '../tree/order-tree.js';

/** The day on which an order will be invoiced: the planned one, else that of delivery, else the one that it was last computed for, else today. */
export function invoiceDay(
  { invoice_date, delivery_date }: Pick<Order, 'invoice_date' | 'delivery_date'>,
  former: TaxBasis | null,
): string {
  return invoice_date ?? delivery_date?.slice(0, 10) ?? former?.day ?? dayOf(new Date().toISOString());
}

interface BasisSources extends Required<Pick<TaxBasis, 'day' | 'operations'>> {
  company: NonNullable<KnownTaxes['company']>;
  known: KnownTaxes;
}

/** The facts that an order's taxes follow from on a day, by today's tables and profiles. */
export function basisOn(
  customer: LoadedCustomer | null,
  { company, known, day, operations }: BasisSources,
): TaxBasis {
  const state = customer?.state ?? null;
  const { origin, ...profile } = company;
  return {
    day,
    period: periodAt(known.periods, day),
    company: profile,
    origin,
    customer: { state: state?.abbreviation ?? null, ...profileOf(customer) },
    destination: state && stateRatesAt(state, day),
    operations,
  };
}
