import { Logger } from '@nestjs/common';
import { withLogContext } from '../logging/log-context.js';
import { measured, secondsSince } from '../measuring/measurements.js';
import type { JobContext } from './job.js';

const log = new Logger('Jobs');

/** Runs a job's work: its lines of the log carry its name and its request's id, and its end is measured. */
export function watched<T>(job: string, context: JobContext, work: () => Promise<T>): Promise<T> {
  const { requestId, askedAt } = context;
  const waited = askedAt === undefined ? null : Math.max(0, Date.now() - askedAt) / 1000;
  return withLogContext({ job, ...(requestId !== undefined && { requestId }) }, async () => {
    const begun = performance.now();
    const end = (outcome: 'done' | 'failed') => {
      const ran = secondsSince(begun);
      measured('job', { job, outcome, waited, ran });
      return `${job} ${outcome} after ${ran.toFixed(3)} s`;
    };
    try {
      const result = await work();
      log.log(end('done'));
      return result;
    } catch (error) {
      log.warn(`${end('failed')}: ${String(error)}`);
      throw error;
    }
  });
}
