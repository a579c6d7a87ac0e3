/** What a link is good for now. */
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

/** What of a link decides. */
export interface JudgedLink {
  /** Number of its revision. */
  number: number;
  /** Last valid day, `YYYY-MM-DD`. */
  valid_until: string;
  withdrawn_at: string | null;
  ended_at: string | null;
}

/** What of its quote decides. */
export interface JudgedOrder {
  type: 'pre_order' | 'order';
  status: string;
  /** Number of its last revision. */
  revision: number | null;
}

/** What the link is good for. What has ended for good goes before what may come back. @param today `YYYY-MM-DD` */
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
