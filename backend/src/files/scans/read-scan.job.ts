import { defineJob } from '../../platform/queue/job.js';

/** Recognises the text in the picture of a stored drawing. */
export const readScanJob = defineJob<{ file_id: number }, null>('read-scan');
