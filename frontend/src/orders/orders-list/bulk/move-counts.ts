import { statuses } from '../../../i18n/orders';
import type { StatusMove } from '../../data/types';
import type { IndexedOrder } from '../filters';

/** The moves that are offered for many orders. */
export const MOVES = ['next', 'previous', 'finish'] as const;
export type BulkMove = (typeof MOVES)[number];

export interface MoveCount {
  from: string;
  to: string;
  ids: number[];
}

/** Which of these orders have a move of this kind, by what it changes. */
export const moveCounts = (
  orders: Iterable<IndexedOrder>,
  flow: readonly StatusMove[],
  kind: BulkMove,
): MoveCount[] => {
  const counts = new Map<StatusMove, number[]>();
  for (const { id, order } of orders) {
    const move = flow.find(
      (one) => one.kind === kind && one.type === order.type && one.from === order.status,
    );
    if (move) counts.set(move, [...(counts.get(move) ?? []), id]);
  }
  return [...counts].map(([{ from, to }, ids]) => ({ from: statuses[from], to: statuses[to], ids }));
};

export const idsOf = (counts: readonly MoveCount[]): number[] => counts.flatMap(({ ids }) => ids);
