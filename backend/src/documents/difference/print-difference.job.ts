import { defineJob } from '../../platform/queue/job.js';

/** Which two states of a quote: numbers of revisions, the lower one first; a `to` of null is the quote as it is now. */
export interface ComparedStates {
  order_id: number;
  from: number;
  to: number | null;
}

/** Prints what changed between them for the customer, and answers the digest under which it is stored. */
export const printDifferenceJob = defineJob<ComparedStates, { digest: string }>('print-difference');
