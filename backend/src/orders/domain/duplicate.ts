/**
 * What a duplicate takes over: everything, price basis and locks included, as a quote in progress
 * that belongs to the user who duplicates, with all sets and parts in production. The functions take plain rows and give
 * rows without an id; file ids stay out because a copy has file rows of its own.
 */
import type { OrderStatus, OrderType, PartStatus } from './order-types.js';
import { initialStatus } from './status-flow.js';

export interface OrderColumns {
  id: number;
  type: OrderType;
  status: OrderStatus;
  os_file_id: number | null;
  created_by_id: number | null;
  approved_by: string | null;
  approved_at: string | null;
  sent_at: string | null;
  answered_at: string | null;
  lost_reason: string | null;
  lost_note: string | null;
  validity_key: string;
  customer_answer: string;
  remind_customer: boolean;
  revision: number | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface SetColumns {
  id: number;
  order_id: number;
  status: PartStatus;
  content_file_id: number | null;
  version: number;
}

export interface PartColumns {
  id: number;
  set_id: number;
  status: PartStatus;
  content_file_id: number | null;
  previous_file_id: number | null;
  secondary_file_id: number | null;
  version: number;
}

/** Old file row → the copy's; a file that is not in it is left out. */
export type FileCopies = ReadonlyMap<number, number>;

/** The first version of everything that carries one. */
export const FIRST_VERSION = 1;

/** A quote that was neither approved nor cancelled. */
export const UNANSWERED = { answered_at: null, lost_reason: null, lost_note: null };

const withoutId = <T extends { id: number }>({ id: _, ...columns }: T): Omit<T, 'id'> => columns;

const copyOf = (copies: FileCopies, fileId: number | null) =>
  fileId === null ? null : (copies.get(fileId) ?? null);

/** The order's copy, still without its service-order file. `now` is an ISO moment. */
export function duplicateOrder<O extends OrderColumns>(order: O, ownerId: number, now: string) {
  return {
    ...withoutId(order),
    type: 'pre_order' as const,
    status: initialStatus('pre_order'),
    os_file_id: null,
    created_by_id: ownerId,
    approved_by: null,
    approved_at: null,
    ...UNANSWERED,
    sent_at: null,
    validity_key: '',
    customer_answer: '' as const,
    remind_customer: false,
    revision: null,
    version: FIRST_VERSION,
    created_at: now,
    updated_at: now,
  };
}

/** A set's copy within the new order. */
export function duplicateSet<S extends SetColumns>(set: S, orderId: number, copies: FileCopies) {
  return {
    ...withoutId(set),
    order_id: orderId,
    status: 'in_production' as const,
    content_file_id: copyOf(copies, set.content_file_id),
    version: FIRST_VERSION,
  };
}

/** A part's copy within the new set. */
export function duplicatePart<P extends PartColumns>(part: P, setId: number, copies: FileCopies) {
  return {
    ...withoutId(part),
    set_id: setId,
    status: 'in_production' as const,
    content_file_id: copyOf(copies, part.content_file_id),
    previous_file_id: copyOf(copies, part.previous_file_id),
    secondary_file_id: copyOf(copies, part.secondary_file_id),
    version: FIRST_VERSION,
  };
}

/** A process row's copy within the new part. */
export const duplicateProcess = <R extends { id: number; part_id: number }>(row: R, partId: number) => ({
  ...withoutId(row),
  part_id: partId,
});
