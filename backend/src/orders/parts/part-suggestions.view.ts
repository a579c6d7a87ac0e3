import {
  choice,
  decimal,
  flag,
  integer,
  list,
  namedChoice,
  nullable,
  one,
  optional,
  property,
  shape,
  shapeWith,
  text,
} from '../../platform/shape.js';
import { suggestedFields } from '../../files/reading/domain/drawing-page.js';
import { gaugeTables } from '../../files/reading/domain/sheet-thickness.js';
import type { LearnedSuggestion } from '../reading-feedback/domain/apply-feedback.js';
import { PlaceView } from '../reading-feedback/place.view.js';
import { ChoiceView } from './choice-views.js';
import { WeightDifferenceView } from './weight-difference.view.js';

/** One thing that the drawing says of the part. */
export class SuggestionView
  extends shape({
    field: namedChoice('SuggestedField', suggestedFields),
    value: property<string | number>({
      type: Object,
      oneOf: [{ type: 'string' }, { type: 'number' }],
      description: 'mm, kg, a whole quantity, or text',
    }),
    text: text('As it is printed'),
    confidence: decimal('0 to 1'),
    place: one(() => PlaceView),
    learned_from: integer(
      'How many drawings of the same customer and title block have changed how sure it is; 0: none',
    ),
    source: choice(['text', 'ocr'], "The page's own text, or recognised in its picture: to be checked"),
    table: optional(choice(gaugeTables, 'Of a thickness: the table of sheet gauges that gives it')),
  })
  implements Omit<LearnedSuggestion, 'source'> {}

/** Suggestions from a part's drawing; nothing of it is taken over before a person accepts it. */
export class PartSuggestionsView extends shape({
  suggestions: list(() => SuggestionView),
  reading: flag('The picture of the drawing is still being read: more may follow'),
  material: nullable(one(() => ChoiceView, "The catalogue's, for what is printed")),
  sheet: nullable(one(() => ChoiceView, 'Of that material and thickness')),
  ncm_id: nullable(integer("The material's NCM")),
  weight: nullable(
    one(() => WeightDifferenceView, 'Where the printed weight and the computed one differ by more than 5 %'),
  ),
}) {}

/** The suggestions for one of an order's parts. */
export class SuggestionsOfPartView extends shapeWith(PartSuggestionsView, {
  part_id: integer('Of the part'),
}) {}
