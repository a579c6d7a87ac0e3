import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';

const kinds = ['quote', 'sets', 'part-sheets', 'cutting', 'labels'] as const;

/** How far a long document is that is being printed. */
export class DocumentProgressView {
  @ApiProperty({ enum: kinds, description: 'Which document' })
  kind: (typeof kinds)[number];

  @Nullable(Number, 'The one set or part that it is about; null: all')
  item_id: number | null;

  @ApiProperty({ description: 'Pages that are done' })
  pages_done: number;

  @ApiProperty({ description: 'Pages that it will have' })
  pages: number;
}
