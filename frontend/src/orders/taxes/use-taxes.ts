import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orderKeys } from '../data/keys';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/order-state';
import { ordersApi } from '../data/orders-api';

/** The taxes of days of invoicing, the order's own without any; anew after each change of the order. */
export const useTaxes = (days: readonly string[], enabled = true) => {
  const { order } = useOpenOrder();
  const state = `${pricedState(order)} ${order.version}`;
  return useQuery({
    queryKey: orderKeys.taxes(order.id, state, days),
    queryFn: ({ signal }) => ordersApi.taxes(order.id, days, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
};

/** Lists reasons to doubt the taxes in the order's total by today's tables and profiles; none without complete taxes. */
export const useTaxDoubts = (): ('taxpayer' | 'tax_table' | 'tax_review')[] => {
  const { order } = useOpenOrder();
  const { data } = useTaxes([], order.complete_taxes);
  const { taxes, total } = order.totals;
  if (!data || taxes === null) return [];
  const now = data.days.find(({ on }) => on === taxes.day)?.total ?? total;
  const noted = (['taxpayer', 'tax_review'] as const).filter((note) => data.notes.includes(note));
  return now === total ? noted : [...noted, 'tax_table'];
};
