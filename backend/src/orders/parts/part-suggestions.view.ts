import { ApiProperty } from '@nestjs/swagger';
import { suggestedFields, type SuggestedField } from '../../files/reading/domain/drawing-page.js';
import { gaugeTables, type GaugeTable } from '../../files/reading/domain/sheet-thickness.js';
import { Nullable } from '../../platform/http/nullable.js';
import type { LearnedSuggestion } from '../reading-feedback/domain/apply-feedback.js';
import { PlaceView } from '../reading-feedback/place.view.js';
import { ChoiceView } from './choice-views.js';
import { WeightDifferenceView } from './weight-difference.view.js';

/** One thing that the drawing says of the part. */
export class SuggestionView implements Omit<LearnedSuggestion, 'source'> {
  @ApiProperty({ enum: suggestedFields, enumName: 'SuggestedField' })
  field: SuggestedField;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }],
    description: 'mm, kg, a whole quantity, or text',
  })
  value: string | number;

  @ApiProperty({ description: 'As it is printed' })
  text: string;

  @ApiProperty({ description: '0 to 1' })
  confidence: number;

  @ApiProperty({ type: () => PlaceView })
  place: PlaceView;

  @ApiProperty({
    type: 'integer',
    description:
      'How many drawings of the same customer and title block have changed how sure it is; 0: none',
  })
  learned_from: number;

  @ApiProperty({
    enum: ['text', 'ocr'],
    description: "The page's own text, or recognised in its picture: to be checked",
  })
  source: 'text' | 'ocr';

  @ApiProperty({
    enum: gaugeTables,
    required: false,
    description: 'Of a thickness: the table of sheet gauges that gives it',
  })
  table?: GaugeTable;
}

/** Suggestions from a part's drawing; nothing of it is taken over before a person accepts it. */
export class PartSuggestionsView {
  @ApiProperty({ type: () => [SuggestionView] })
  suggestions: SuggestionView[];

  @ApiProperty({ description: 'The picture of the drawing is still being read: more may follow' })
  reading: boolean;

  @Nullable(ChoiceView, "The catalogue's, for what is printed")
  material: ChoiceView | null;

  @Nullable(ChoiceView, 'Of that material and thickness')
  sheet: ChoiceView | null;

  @ApiProperty({ type: 'integer', nullable: true, description: "The material's NCM" })
  ncm_id: number | null;

  @Nullable(WeightDifferenceView, 'Where the printed weight and the computed one differ by more than 5 %')
  weight: WeightDifferenceView | null;
}

/** The suggestions for one of an order's parts. */
export class SuggestionsOfPartView extends PartSuggestionsView {
  @ApiProperty({ type: 'integer', description: 'Of the part' })
  part_id: number;
}
