import { formatDateTime, formatMoney } from '../../ui/format';
import type { OrderListItem } from '../data/types';

/** How the list shows an order. */

const ADDRESS_LIMIT = 75;
const NOTHING = '-';

/** Cut at 75 characters, followed by three points. */
export const shortAddress = (address: string | null | undefined): string => {
  if (!address) return NOTHING;
  return address.length > ADDRESS_LIMIT ? `${address.slice(0, ADDRESS_LIMIT)}...` : address;
};

/** The CNPJ, else the CPF. */
export const documentOf = ({ customer }: OrderListItem): string => customer?.cnpj || customer?.cpf || NOTHING;

/** The abbreviation, else the name. */
export const stateOf = ({ customer }: OrderListItem): string =>
  customer?.state?.abbreviation || customer?.state?.name || NOTHING;

export const freightOf = ({ delivery_value }: OrderListItem): string => formatMoney(delivery_value);

export const totalOf = ({ total }: OrderListItem): string => formatMoney(total);

export const deliveryDateOf = ({ delivery_date }: OrderListItem): string =>
  delivery_date ? formatDateTime(delivery_date) : NOTHING;

/** Whether the delivery date has passed and the work is neither finished nor called off. `now` is wall-clock text. */
export const isOverdue = ({ delivery_date, status }: OrderListItem, now: string): boolean =>
  delivery_date !== null && delivery_date < now && status !== 'finished' && status !== 'cancelled';

/** The clock on the wall as `YYYY-MM-DDTHH:mm:ss`, to compare with delivery dates as texts. */
export const wallClock = (date: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
};
