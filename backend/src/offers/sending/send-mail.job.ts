import { defineJob } from '../../platform/queue/job.js';

/** One try of an e-mail. */
export const sendMailJob = defineJob<{ mail_id: number }, null>('send-mail');
