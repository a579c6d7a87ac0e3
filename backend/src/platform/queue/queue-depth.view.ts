import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../http/nullable.js';

/** How many jobs of one name there are, without looking at each. */
export class QueueDepthView {
  @ApiProperty({ description: 'Name of the job' })
  name: string;

  @ApiProperty({ description: 'Processes that do it' })
  workers: number;

  @ApiProperty({ description: 'Jobs that wait and were requested' })
  waiting: number;

  @ApiProperty({ description: 'Jobs ahead of time that wait' })
  waiting_ahead: number;

  @ApiProperty({ description: 'Jobs that are being done' })
  running: number;

  @ApiProperty({ description: 'Failed ones among those that ended lately' })
  failed: number;

  @Nullable(Number, 'Milliseconds that the oldest requested one has waited; null where none waits')
  oldest_ms: number | null;
}
