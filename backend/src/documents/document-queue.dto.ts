import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';
import type { QueuedRequest } from './document-request.js';

const kinds = [
  'quote',
  'sets',
  'part-sheets',
  'cutting',
  'labels',
] as const satisfies readonly QueuedRequest['kind'][];

/** How far a long document is that is being printed. */
export class DocumentProgressView {
  @ApiProperty({ enum: kinds, description: 'Which document' })
  kind: QueuedRequest['kind'];

  @Nullable(Number, 'The one set or part that it is about; null: all')
  item_id: number | null;

  @ApiProperty({ description: 'Pages that are done' })
  pages_done: number;

  @ApiProperty({ description: 'Pages that it will have' })
  pages: number;
}
