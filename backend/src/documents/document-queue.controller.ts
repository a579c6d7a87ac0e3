import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../access/access.decorators.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import type { JobRecord } from '../platform/queue/queue-state.js';
import { DocumentQueueView, type QueuedDocumentView } from './document-queue.dto.js';
import { itemOf, type QueuedRequest, renderDocumentJob } from './document-request.js';

/** What waits to be printed, what is, and what became of the last ones. */
@ApiTags('documents')
@AdminOnly()
@Controller('api/documents/queue')
export class DocumentQueueController {
  constructor(private readonly queue: JobQueue) {}

  @Get()
  @ApiOperation({ summary: 'The state of the print queue' })
  @ApiOkResponse({ type: DocumentQueueView })
  async state(): Promise<DocumentQueueView> {
    const state = await this.queue.state(renderDocumentJob);
    return { ...state, jobs: state.jobs.map(viewOf) };
  }
}

function viewOf({ payload, progress, ...job }: JobRecord): QueuedDocumentView {
  const request = payload as QueuedRequest;
  return {
    kind: request.kind,
    order_id: request.order_id,
    item_id: itemOf(request),
    pages_done: progress?.done ?? null,
    pages: progress?.of ?? null,
    ...job,
  };
}
