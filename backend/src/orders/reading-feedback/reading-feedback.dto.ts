import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../platform/http/fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { learntFields, type LearntField } from './domain/learnt-values.js';
import { PlaceView } from './place.view.js';

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

  @Nullable(String, "The cell's label; null where it has none")
  label: string | null;

  @ApiProperty({ type: 'integer', description: 'Drawings whose text there is what was saved' })
  accepted: number;

  @ApiProperty({ type: 'integer', description: 'Drawings for which something else was saved' })
  corrected: number;
}

/** A drawing that has the block. */
export class BlockDrawingView {
  @ApiProperty({ description: 'Name of its file' })
  name: string;

  @ApiProperty({ type: 'integer', nullable: true, description: '1-based page of a PDF; null otherwise' })
  page: number | null;

  @Nullable(String, 'Path of its preview; null where it has none')
  content: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels of the preview' })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels of the preview' })
  height: number | null;

  @Nullable(PlaceView, 'Where on it the block is, about')
  place: PlaceView | null;
}

/** Lessons of one title block of a customer. */
export class BlockFeedbackView {
  @ApiProperty({ description: "Key of the block's shape" })
  title_block: string;

  @ApiProperty({ description: 'What the history of administration calls the block' })
  name: string;

  @Nullable(
    BlockDrawingView,
    "The newest of the customer's drawings that has it, of those that the user sees",
  )
  drawing: BlockDrawingView | null;

  @ApiProperty({ type: 'integer', description: 'How many drawings it was learnt of' })
  drawings: number;

  @ApiProperty({ description: 'When it last changed, ISO 8601 in UTC' })
  last_at: string;

  @ApiProperty({ type: () => [FeedbackPlaceView], description: 'Its places, by field' })
  places: FeedbackPlaceView[];
}
