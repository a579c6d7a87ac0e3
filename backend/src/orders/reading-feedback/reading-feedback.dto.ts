import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../platform/http/fields.js';
import { learntFields, type LearntField } from './domain/learnt-values.js';

/** Which part of what was learnt is forgotten; all of it without either. */
export class ForgetFeedbackDto {
  @TextField({ max: 32 })
  title_block?: string | null;

  @ChoiceField(learntFields)
  field?: LearntField | null;
}

/** One place of a title block, and how often it was right. */
export class FeedbackPlaceView {
  @ApiProperty({ enum: learntFields, enumName: 'LearntField' })
  field: LearntField;

  @ApiProperty({ description: 'Whether the place is in a cell of the block' })
  inside: boolean;

  @ApiProperty({ type: String, nullable: true, description: "The cell's label; null where it has none" })
  label: string | null;

  @ApiProperty({ type: 'integer', description: 'Drawings whose text there is what was saved' })
  accepted: number;

  @ApiProperty({ type: 'integer', description: 'Drawings for which something else was saved' })
  corrected: number;
}

/** What was learnt of one title block of a customer. */
export class BlockFeedbackView {
  @ApiProperty({ description: "Key of the block's shape" })
  title_block: string;

  @ApiProperty({ type: 'integer', description: 'How many drawings it was learnt of' })
  drawings: number;

  @ApiProperty({ description: 'When it last changed, ISO 8601 in UTC' })
  last_at: string;

  @ApiProperty({ type: () => [FeedbackPlaceView], description: 'Its places, by field' })
  places: FeedbackPlaceView[];
}
