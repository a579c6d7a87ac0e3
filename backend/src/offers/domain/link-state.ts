/** The states of a link: whether its page can be answered, read, or is closed. */
export const linkStates = [
  /** The quote can be read and answered. */
  'valid',
  /** The quote is being worked on; it is valid again where that changes nothing. */
  'resting',
  /** The quote is approved: its page can still be read. */
  'approved',
  /** A newer revision was frozen. */
  'superseded',
  /** The quote was cancelled. */
  'ended',
  'expired',
  'withdrawn',
] as const;
export type LinkState = (typeof linkStates)[number];

/** The fields of a link that decide about its state. */
export interface JudgedLink {
  /** Number of its revision. */
  number: number;
  /** Last valid day, `YYYY-MM-DD`. */
  valid_until: string;
  withdrawn_at: string | null;
  ended_at: string | null;
}

/** The fields of its quote that decide about a link's state. */
export interface JudgedOrder {
  type: 'pre_order' | 'order';
  status: string;
  /** Number of its last revision. */
  revision: number | null;
}

/** The state of a link. An end for good goes before what may come back. @param today `YYYY-MM-DD` */
export function linkState(link: JudgedLink, order: JudgedOrder, today: string): LinkState {
  if (link.withdrawn_at !== null) return 'withdrawn';
  if (link.ended_at !== null || order.status === 'cancelled') return 'ended';
  if (order.revision !== link.number) return 'superseded';
  if (link.valid_until < today) return 'expired';
  if (order.type === 'order') return 'approved';
  return order.status === 'waiting_response' ? 'valid' : 'resting';
}

/** Whether its page is shown. */
export const isReadable = (state: LinkState): boolean => state === 'valid' || state === 'approved';

/** Whether the page was replaced by newer work on the quote. */
export const isRevised = (state: LinkState): boolean => state === 'resting' || state === 'superseded';
