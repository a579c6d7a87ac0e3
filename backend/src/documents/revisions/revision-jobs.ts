import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { JobSources, type JobSource } from '../../jobs/job-sources.js';
import type { JobView } from '../../jobs/job.view.js';
import { mayEdit, seesAll } from '../../orders/domain/visibility.js';
import { Settings } from '../../platform/config/settings.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { JobRecord } from '../../platform/queue/queue-state.js';
import { RevisionDocuments, type PrintedRevision } from '../../revisions/revision-documents.service.js';
import { revisionDocumentKinds } from '../../revisions/revision.entity.js';
import { printRevisionJob, type RevisionPrint } from './print-revision.js';

/** The printing of what was frozen, one job a revision. */
@Injectable()
export class RevisionJobs implements JobSource {
  constructor(
    private readonly settings: Settings,
    private readonly queue: JobQueue,
    private readonly documents: RevisionDocuments,
    sources: JobSources,
  ) {
    sources.add(this);
  }

  /** @throws Unavailable while the queue can't be reached */
  async list(actor: Actor, most: number): Promise<JobView[]> {
    const revisions = await this.documents.latest(most, seesAll(actor) ? null : actor.id);
    const jobs = await this.queue.jobs(printRevisionJob);
    const printsOf = ({ id }: PrintedRevision) =>
      jobs.filter(({ payload }) => (payload as RevisionPrint).revision_id === id);
    // Where nothing is printed ahead, a revision is printed with the first request: it waits for none.
    const isJob = ({ print_at, print_tries }: PrintedRevision) =>
      print_at === null || print_tries > 0 || this.settings.documents.RENDER_AHEAD === 'on';
    return revisions.filter(isJob).map((row) => viewOf(row, printsOf(row), actor));
  }
}

function viewOf(revision: PrintedRevision, prints: readonly JobRecord[], actor: Actor): JobView {
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
