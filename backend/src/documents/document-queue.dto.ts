import { ApiProperty, PickType } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';
import type { JobRecord } from '../platform/queue/queue-state.js';
import type { QueuedRequest } from './document-request.js';

const kinds = [
  'quote',
  'sets',
  'part-sheets',
  'cutting',
  'labels',
] as const satisfies readonly QueuedRequest['kind'][];
const states = ['waiting', 'running', 'done', 'failed'] as const satisfies readonly JobRecord['state'][];

/** A document that is, or was, to be printed. */
export class QueuedDocumentView {
  @ApiProperty({ enum: kinds, description: 'Which document' })
  kind: QueuedRequest['kind'];

  @ApiProperty()
  order_id: number;

  @Nullable(Number, 'The one set or part that it is about; null: all')
  item_id: number | null;

  @ApiProperty({ description: 'Printed ahead of time, before a request' })
  ahead: boolean;

  @ApiProperty({ enum: states, description: 'How far it is' })
  state: JobRecord['state'];

  @Nullable(String, 'Id of the request that asked for it, as the log has it')
  request_id: string | null;

  @ApiProperty({ description: 'ISO 8601, UTC' })
  asked_at: string;

  @Nullable(Number, 'Milliseconds until it was begun')
  waited_ms: number | null;

  @Nullable(Number, 'Milliseconds from beginning to end')
  ran_ms: number | null;

  @Nullable(Number, 'Pages that are done; null for a short document')
  pages_done: number | null;

  @Nullable(Number, 'Pages that it will have')
  pages: number | null;

  @Nullable(String, 'Why it failed')
  message: string | null;
}

/** How far a long document is that is being printed. */
export class DocumentProgressView extends PickType(QueuedDocumentView, ['kind', 'item_id'] as const) {
  @ApiProperty({ description: 'Pages that are done' })
  pages_done: number;

  @ApiProperty({ description: 'Pages that it will have' })
  pages: number;
}

/** Answer of GET /api/documents/queue. */
export class DocumentQueueView {
  @ApiProperty({ description: 'Processes that print' })
  workers: number;

  @ApiProperty({ description: 'Documents that were requested' })
  waiting: number;

  @ApiProperty({ description: 'Documents ahead of time that wait' })
  waiting_ahead: number;

  @ApiProperty({ description: 'Documents that are being printed' })
  running: number;

  @ApiProperty({ description: 'Among those that ended lately' })
  failed: number;

  @Nullable(Number, 'Milliseconds that a document took lately (median)')
  median_ms: number | null;

  @ApiProperty({ type: [QueuedDocumentView], description: 'In work, waiting, then ended ones, newest first' })
  jobs: QueuedDocumentView[];
}
