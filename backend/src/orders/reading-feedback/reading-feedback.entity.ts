import { Entity, Index } from 'typeorm';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import {
  FlagColumn,
  Identified,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/**
 * Judgement of one place in the title block of one drawing, for one field, by the value that was saved for it.
 * It names no user and keeps no value of the drawing. A later save of the same drawing replaces it, so that each drawing counts once.
 */
@Entity('reading_feedback')
@Index('reading_feedback_of_block', ['customer_id', 'title_block', 'field'])
export class ReadingFeedbackRow extends Identified {
  @ReferenceColumn(() => Customer, 'CASCADE')
  customer_id: number;

  /** The block's key, as its drawings' files have it. */
  @TextColumn(32)
  title_block: string;

  @TextColumn(20)
  field: string;

  /** Where in the block, or that it was read outside of it. */
  @TextColumn(120)
  source: string;

  /** Digest of the drawing's file and its page. */
  @TextColumn(80)
  drawing: string;

  /** Whether what stands there is what was saved. */
  @FlagColumn()
  accepted: boolean;

  @MomentColumn()
  at: string;
}
