/** The quantities that a customer chose with an acceptance: a break of the whole quote, or breaks of sets; never both. */
export interface CustomerPicks {
  /** A break of the whole quote; null where none was chosen. */
  quote: number | null;
  sets: readonly { set_id: number; quantity: number }[];
}
