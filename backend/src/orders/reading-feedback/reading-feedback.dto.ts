import { flag, integer, list, namedChoice, nullable, one, shape, text } from '../../platform/shape.js';
import { choiceField, textField } from '../../platform/http/fields.js';
import { learntFields } from './domain/learnt-values.js';
import { PlaceView } from './place.view.js';

/** Which part of what was learnt is forgotten; all of it without either. */
export class ForgetFeedbackDto extends shape({
  title_block: textField({ max: 32 }),
  field: choiceField(learntFields),
}) {}

/** One place of a title block, and how often it was right. */
export class FeedbackPlaceView extends shape({
  field: namedChoice('LearntField', learntFields),
  inside: flag('Whether the place is in a cell of the block'),
  label: nullable(text("The cell's label; null where it has none")),
  accepted: integer('Drawings whose text there is what was saved'),
  corrected: integer('Drawings for which something else was saved'),
}) {}

/** A drawing that has the block. */
export class BlockDrawingView extends shape({
  name: text('Name of its file'),
  page: nullable(integer('1-based page of a PDF; null otherwise')),
  content: nullable(text('Path of its preview; null where it has none')),
  width: nullable(integer('Pixels of the preview')),
  height: nullable(integer('Pixels of the preview')),
  place: nullable(one(() => PlaceView, 'Where on it the block is, about')),
}) {}

/** Lessons of one title block of a customer. */
export class BlockFeedbackView extends shape({
  title_block: text("Key of the block's shape"),
  name: text('What the history of administration calls the block'),
  drawing: nullable(
    one(
      () => BlockDrawingView,
      "The newest of the customer's drawings that has it, of those that the user sees",
    ),
  ),
  drawings: integer('How many drawings it was learnt of'),
  last_at: text('When it last changed, ISO 8601 in UTC'),
  places: list(() => FeedbackPlaceView, 'Its places, by field'),
}) {}
