import type { Present } from './presence-board.js';

/** A message of one process to the others about an order. */
export interface OrderMessage {
  kind: 'changed' | 'present' | 'asked';
  order_id: number;
  process: string;
  tab?: string;
  former_owner?: number;
  part_ids?: readonly number[];
  people?: Present[];
}

export const TOPIC = 'orders';
