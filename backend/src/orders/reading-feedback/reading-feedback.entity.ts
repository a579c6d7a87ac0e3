import { Entity, Index } from 'typeorm';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import {
  Identified,
  flagColumn,
  momentColumn,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';

/**
 * Judgement of one place in the title block of one drawing, for one field, by the value that was saved for it.
 * It names no user and keeps no value of the drawing. A later save of the same drawing replaces it, so that each drawing counts once.
 */
@Entity('reading_feedback')
@Index('reading_feedback_of_block', ['customer_id', 'title_block', 'field'])
export class ReadingFeedbackRow extends shapeWith(Identified, {
  customer_id: referenceColumn(() => Customer, 'CASCADE'),
  /** The block's key, as its drawings' files have it. */
  title_block: textColumn(32),
  field: textColumn(20),
  /** Where in the block, or that it was read outside of it. */
  source: textColumn(120),
  /** Digest of the drawing's file and its page. */
  drawing: textColumn(80),
  /** Whether what stands there is what was saved. */
  accepted: flagColumn(),
  at: momentColumn(),
}) {}
