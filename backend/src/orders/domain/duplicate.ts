/**
 * A duplicate takes over everything, price basis and locks included, as a quote in progress
 * that belongs to the user who duplicates, with all sets and parts in production. The functions take plain rows and give
 * rows without an id; file ids stay out because a copy has file rows of its own.
 */
import { initialStatus } from './status-flow.js';

interface SetColumns {
  id: number;
  content_file_id: number | null;
}

interface PartColumns extends SetColumns {
  previous_file_id: number | null;
  secondary_file_id: number | null;
}

/** Old file row → the copy's; a file that is not in it is left out. */
export type FileCopies = ReadonlyMap<number, number>;

/** The first version of everything that carries one. */
export const FIRST_VERSION = 1;

/** A quote that was neither approved nor cancelled. */
export const UNANSWERED = { answered_at: null, lost_reason: null, lost_note: null };

/** An order that nothing was done with so far. */
export const UNTOUCHED = {
  ...UNANSWERED,
  os_file_id: null,
  approved_by: null,
  approved_at: null,
  sent_at: null,
  validity_key: '',
  customer_answer: '' as const,
  remind_customer: false,
  revision: null,
  version: FIRST_VERSION,
};

const withoutId = <T extends { id: number }>({ id: _, ...columns }: T): Omit<T, 'id'> => columns;

const copyOf = (copies: FileCopies, fileId: number | null) =>
  fileId === null ? null : (copies.get(fileId) ?? null);

/** The order's copy, still without its service-order file. `now` is an ISO moment. */
export function duplicateOrder<O extends { id: number }>(order: O, ownerId: number, now: string) {
  return {
    ...withoutId(order),
    type: 'pre_order' as const,
    status: initialStatus('pre_order'),
    ...UNTOUCHED,
    created_by_id: ownerId,
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
