import type { AuditLog } from '../../audit/audit-log.service.js';
import { paths } from '../../files/file-paths.js';
import { blockPlace, ELSEWHERE } from '../../files/reading/domain/title-block.js';
import type { Database } from '../../platform/database/database.js';
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
import type { BlockTally, ReadingFeedbackRepository } from './reading-feedback.repository.js';

/** The stored feedback of readers of drawings, and the log that notes what is removed of it. */
interface FeedbackSources {
  db: Database;
  rows: ReadingFeedbackRepository;
  audit: AuditLog;
}

/** Lists the feedback on a customer's drawings by title block, the block that changed last first. @throws NotFound */
export async function listBlocks(
  { db, rows }: Pick<FeedbackSources, 'db' | 'rows'>,
  viewer: Viewer,
  customerId: number,
): Promise<BlockFeedbackView[]> {
  if (!(await rows.isCustomer(customerId))) throw new NotFound(messages.http.notFound);
  const blocks = await rows.blocks(customerId);
  const tallies = await rows.tallies(
    customerId,
    blocks.map(({ title_block }) => title_block),
  );
  const views: BlockFeedbackView[] = [];
  for (const block of blocks) {
    const { title_block } = block;
    const drawing = await findNewestDrawing(db, viewer, customerId, title_block);
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
export async function forgetLearnt(
  from: FeedbackSources,
  viewer: Viewer,
  customerId: number,
  which: ForgetFeedbackDto,
): Promise<BlockFeedbackView[]> {
  await from.db.write(() => forgetAndNote(from, customerId, which));
  return listBlocks(from, viewer, customerId);
}

async function forgetAndNote(
  { rows, audit }: FeedbackSources,
  id: number,
  { title_block, field }: ForgetFeedbackDto,
): Promise<void> {
  const name = await rows.lockedName(id);
  if (name === undefined) throw new NotFound(messages.http.notFound);
  const which = { customer_id: id, ...(title_block && { title_block }), ...(field && { field }) };
  const drawings = await rows.drawings(which);
  if (drawings === 0) return;
  await rows.forget(which);
  const before: ForgottenFeedback = { title_block: title_block || null, field: field ?? null, drawings };
  await audit.record({
    record: { kind: 'customers', id, name },
    action: 'forgotten',
    changes: [{ field: 'reading_feedback', before, after: null }],
  });
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
