import type { ComparedField } from '../../../editing';
import { texts } from '../../../i18n';
import { formatDateTime, formatMoney, formatFigure } from '../../../ui';
import type { OrderFields } from '../../data/orders-api';

const { screen, types } = texts.orders;

const money = (value: number | null): string => formatMoney(value ?? 0);

/** The general information as two versions of it are compared. */
export const ORDER_FIELDS: readonly ComparedField<OrderFields>[] = [
  { label: screen.type, show: ({ type }) => (type ? types[type] : '') },
  { label: screen.customer, show: ({ customer_id }, nameOf) => nameOf('customers', customer_id) },
  { label: screen.deliveryType, show: ({ delivery_type }) => delivery_type ?? '' },
  { label: screen.freight, show: ({ delivery_value }) => money(delivery_value) },
  { label: screen.markup, show: ({ markup }) => formatFigure('markup', markup ?? 0) },
  { label: screen.service, show: ({ service_value }) => money(service_value) },
  { label: screen.discount, show: ({ discount }) => money(discount) },
  {
    label: screen.deliveryDate,
    show: ({ delivery_date }) => (delivery_date ? formatDateTime(delivery_date) : ''),
  },
  { label: screen.estimatedDelivery, show: ({ estimated_delivery_date }) => estimated_delivery_date ?? '' },
  { label: screen.paymentObs, show: ({ payment_obs }) => payment_obs ?? '' },
  {
    label: screen.validity,
    show: ({ validity_days }) => (validity_days === null ? '' : screen.daysOfValidity(validity_days)),
  },
  { label: screen.quoteObs, show: ({ quote_obs }) => quote_obs ?? '' },
];
