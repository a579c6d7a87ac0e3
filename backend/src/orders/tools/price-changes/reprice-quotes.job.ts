import { defineJob } from '../../../platform/queue/job.js';

/** Reprices the quotes of a repricing that wait. */
export const repriceQuotesJob = defineJob<{ repricing_id: number }, null>('reprice-quotes');
