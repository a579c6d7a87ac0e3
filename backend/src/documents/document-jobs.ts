import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { JobSources, type JobSource } from '../jobs/job-sources.js';
import type { JobView } from '../jobs/job.view.js';
import { OrderAccessService } from '../orders/access/order-access.service.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import type { JobRecord } from '../platform/queue/queue-state.js';
import {
  type ComparedStates,
  type QueuedRequest,
  itemOf,
  printDifferenceJob,
  renderDocumentJob,
} from './document-request.js';

type About = Pick<JobView, 'kind' | 'variant' | 'subject_id'> & { order_id: number };

/** Documents that users asked for, or will: as long as the queue remembers them. */
@Injectable()
export class DocumentJobs implements JobSource {
  constructor(
    private readonly queue: JobQueue,
    private readonly access: OrderAccessService,
    sources: JobSources,
  ) {
    sources.add(this);
  }

  /** Of orders that the user sees. @throws Unavailable while the queue can't be reached */
  async list(actor: Actor): Promise<JobView[]> {
    const [documents, differences] = await Promise.all([
      this.queue.jobs(renderDocumentJob),
      this.queue.jobs(printDifferenceJob),
    ]);
    const jobs = [
      ...documents.map((job) => viewOf(job, ofDocument(job.payload as QueuedRequest))),
      ...differences.map((job) => viewOf(job, ofDifference(job.payload as ComparedStates))),
    ];
    const visible = await this.access.visibleIds(
      actor,
      jobs.map(({ order_id }) => order_id),
    );
    return jobs.filter(({ order_id }) => visible.has(order_id));
  }
}

const ofDocument = (request: QueuedRequest): About => ({
  kind: 'document',
  variant: request.kind,
  order_id: request.order_id,
  subject_id: itemOf(request),
});

const ofDifference = ({ order_id }: ComparedStates): About => ({
  kind: 'comparison',
  variant: null,
  order_id,
  subject_id: null,
});

/** One that failed is printed with the next request for it: there is nothing to be done about it here. */
function viewOf(job: JobRecord, about: About): JobView & { order_id: number } {
  const { payload, state, progress, message, asked_at, waited_ms, ran_ms } = job;
  const ended = waited_ms === null || ran_ms === null ? null : Date.parse(asked_at) + waited_ms + ran_ms;
  const digest = createHash('sha1')
    .update(JSON.stringify([about.kind, payload, asked_at]))
    .digest('base64url');
  return {
    id: `${about.kind}-${digest}`,
    ...about,
    state,
    text: null,
    created_by: null,
    done: progress?.done ?? null,
    of: progress?.of ?? null,
    message,
    asked_at,
    ended_at: ended === null ? null : new Date(ended).toISOString(),
    next_try_at: null,
    can: { retry: false, cancel: false, open: true },
  };
}
