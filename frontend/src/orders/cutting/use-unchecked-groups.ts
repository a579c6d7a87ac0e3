import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderKeys } from '../data/keys';
import { useOpenOrder } from '../data/open-order';
import { ordersApi } from '../data/orders-api';
import type { Order, Part } from '../data/types';
import { groupTitle } from './group-title';

/** Parts of these types are cut from sheets and bars. */
const CUT: readonly string[] = ['material', 'sheet', 'bar'];

/** All that the pieces of a part follow from: prices, processes and names change no plan. */
const cutFields = (part: Part) => {
  const { id, type, material_id, sheet_id, bar_id, customer_material, content, quantity } = part;
  const { thickness, width, length, unit_net_weight } = part;
  const sides = [thickness, width, length, unit_net_weight];
  return [id, type, material_id, sheet_id, bar_id, customer_material, content, quantity, ...sides];
};

const cutState = ({ sets }: Order): string =>
  JSON.stringify(sets.map(({ id, quantity, parts }) => [id, quantity, parts.map(cutFields)]));

/** The materials and bars whose loss no plan has checked, by name: none once prices are sent or agreed, undefined until it is known. */
export const useUncheckedGroups = (): string[] | undefined => {
  const { order } = useOpenOrder();
  const isAsked =
    order.type === 'pre_order' &&
    order.status === 'in_progress' &&
    order.sets.some(({ parts }) => parts.some(({ type }) => type !== null && CUT.includes(type)));
  const state = useMemo(() => cutState(order), [order]);
  const { data, isPending } = useQuery({
    queryKey: orderKeys.uncheckedCuts(order.id, state),
    queryFn: ({ signal }) => ordersApi.uncheckedCuts(order.id, signal),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  if (!isAsked) return [];
  return isPending ? undefined : (data ?? []).map(groupTitle);
};
