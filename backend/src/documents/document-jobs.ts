import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { JobSources, type JobSource } from '../jobs/job-sources.js';
import type { JobView } from '../jobs/job.view.js';
import { OrderAccessService } from '../orders/access/order-access.service.js';
import { mayEdit, seesAll } from '../orders/domain/visibility.js';
import { Settings } from '../platform/config/settings.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import type { JobRecord } from '../platform/queue/queue-state.js';
import {
  type ComparedStates,
  type QueuedRequest,
  itemOf,
  printDifferenceJob,
  renderDocumentJob,
} from './document-request.js';
import { RevisionDocuments, type PrintedRevision } from '../revisions/revision-documents.service.js';
import { revisionDocumentKinds } from '../revisions/revision.entity.js';
import { printRevisionJob, type RevisionPrint } from './revisions/print-revision.js';

type About = Pick<JobView, 'kind' | 'variant' | 'subject_id'> & { order_id: number };

/** Documents that users asked for, or will, as long as the queue remembers them; and the printing of what was frozen. */
@Injectable()
export class DocumentJobs implements JobSource {
  constructor(
    private readonly settings: Settings,
    private readonly queue: JobQueue,
    private readonly access: OrderAccessService,
    private readonly revisions: RevisionDocuments,
    sources: JobSources,
  ) {
    sources.add(this);
  }

  /** @throws Unavailable while the queue can't be reached */
  async list(actor: Actor, most: number): Promise<JobView[]> {
    return [...(await this.documents(actor)), ...(await this.printedRevisions(actor, most))];
  }

  /** Of orders that the user sees. */
  private async documents(actor: Actor): Promise<JobView[]> {
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

  /** One job a revision. */
  private async printedRevisions(actor: Actor, most: number): Promise<JobView[]> {
    const revisions = await this.revisions.latest(most, seesAll(actor) ? null : actor.id);
    const jobs = await this.queue.jobs(printRevisionJob);
    const printsOf = ({ id }: PrintedRevision) =>
      jobs.filter(({ payload }) => (payload as RevisionPrint).revision_id === id);
    // Where nothing is printed ahead, a revision is printed with the first request: it waits for none.
    const isJob = ({ print_at, print_tries }: PrintedRevision) =>
      print_at === null || print_tries > 0 || this.settings.documents.RENDER_AHEAD === 'on';
    return revisions.filter(isJob).map((row) => viewOfRevision(row, printsOf(row), actor));
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
  const { payload, state, progress, message, asked_at, ended_at } = job;
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
    ended_at,
    next_try_at: null,
    can: { retry: false, cancel: false, open: true },
  };
}

function viewOfRevision(revision: PrintedRevision, prints: readonly JobRecord[], actor: Actor): JobView {
  const { id, order_id, order_type, number, frozen_by, frozen_at, print_at, print_tries, documents } =
    revision;
  const isDone = print_at === null;
  const runs = prints.some(({ state }) => state === 'running');
  const open = print_tries > 0 ? 'failed' : 'waiting';
  const last = documents
    .map(({ printed_at }) => printed_at)
    .toSorted()
    .at(-1);
  return {
    id: `revision-${String(id)}`,
    kind: 'revision',
    variant: null,
    state: isDone ? 'done' : runs ? 'running' : open,
    order_id,
    subject_id: number,
    text: null,
    created_by: frozen_by,
    done: isDone ? null : documents.length,
    of: isDone ? null : revisionDocumentKinds.length,
    message: isDone ? null : (prints.find(({ state }) => state === 'failed')?.message ?? null),
    asked_at: frozen_at,
    ended_at: isDone ? (last ?? null) : null,
    next_try_at: print_tries > 0 ? print_at : null,
    can: { retry: !isDone && !runs && mayEdit(actor, order_type), cancel: false, open: true },
  };
}
