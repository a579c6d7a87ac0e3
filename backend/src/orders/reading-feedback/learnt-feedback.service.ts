import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { paths } from '../../files/file-paths.js';
import { blockPlace, ELSEWHERE } from '../../files/reading/domain/title-block.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { Viewer } from '../domain/visibility.js';
import { mergedTallies } from './domain/apply-feedback.js';
import { findNewestDrawing, type BlockDrawing } from './block-drawings.js';
import { blockName, learntFields, type ForgottenFeedback } from './domain/learnt-values.js';
import type {
  BlockDrawingView,
  BlockFeedbackView,
  FeedbackPlaceView,
  ForgetFeedbackDto,
} from './reading-feedback.dto.js';
import { ReadingFeedbackRepository, type BlockTally } from './reading-feedback.repository.js';

/** What was learnt from a customer's drawings, to be looked at and forgotten. */
@Injectable()
export class LearntFeedback {
  constructor(
    private readonly db: Database,
    private readonly rows: ReadingFeedbackRepository,
    private readonly audit: AuditLog,
  ) {}

  /** By title block, the one that changed last first. @throws NotFound */
  async listBlocks(viewer: Viewer, customerId: number): Promise<BlockFeedbackView[]> {
    await this.refuseUnknown(customerId);
    const blocks = await this.rows.blocks(customerId);
    const tallies = await this.rows.tallies(
      customerId,
      blocks.map(({ title_block }) => title_block),
    );
    const views: BlockFeedbackView[] = [];
    for (const block of blocks) {
      const { title_block } = block;
      const drawing = await findNewestDrawing(this.db, viewer, customerId, title_block);
      views.push({
        ...block,
        name: blockName(title_block),
        drawing: drawing && drawingView(drawing),
        places: placesOf(title_block, tallies),
      });
    }
    return views;
  }

  /**
   * Forgets what is named, notes it in the history of administration, and answers what is left.
   * @throws NotFound for the customer
   */
  async forget(viewer: Viewer, customerId: number, which: ForgetFeedbackDto): Promise<BlockFeedbackView[]> {
    await this.db.write(() => this.forgetAndNote(customerId, which));
    return this.listBlocks(viewer, customerId);
  }

  private async forgetAndNote(id: number, { title_block, field }: ForgetFeedbackDto): Promise<void> {
    const name = await this.rows.lockedName(id);
    if (name === undefined) throw new NotFound(messages.http.notFound);
    const which = { customer_id: id, ...(title_block && { title_block }), ...(field && { field }) };
    const drawings = await this.rows.drawings(which);
    if (drawings === 0) return;
    await this.rows.forget(which);
    const before: ForgottenFeedback = { title_block: title_block || null, field: field ?? null, drawings };
    await this.audit.record({
      record: { kind: 'customers', id, name },
      action: 'forgotten',
      changes: [{ field: 'reading_feedback', before, after: null }],
    });
  }

  private async refuseUnknown(customerId: number): Promise<void> {
    if (!(await this.rows.isCustomer(customerId))) throw new NotFound(messages.http.notFound);
  }
}

function drawingView(drawing: BlockDrawing): BlockDrawingView {
  const { original_name, page, width, height, block_texts } = drawing;
  const { content } = paths(drawing);
  return { name: original_name, page, content, width, height, place: blockPlace(block_texts ?? []) };
}

/** The block's places by field, the one that was right on most drawings first. */
function placesOf(block: string, tallies: readonly BlockTally[]): FeedbackPlaceView[] {
  const own = tallies.filter(({ title_block }) => title_block === block);
  return learntFields.flatMap((field) =>
    mergedTallies(own, field)
      .sort((one, other) => other.accepted - one.accepted)
      .map(({ source, accepted, corrected }) => ({
        field,
        inside: source !== ELSEWHERE,
        label: labelOf(source),
        accepted,
        corrected,
      })),
  );
}

/** The label in a source of the block (`sides label`); none where it is a number of a text (`sides #2`). */
function labelOf(source: string): string | null {
  const name = source.slice(source.indexOf(' ') + 1);
  return source === ELSEWHERE || name.startsWith('#') ? null : name;
}
