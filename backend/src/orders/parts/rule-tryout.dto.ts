import { PART_COUNTS, type PartCounts } from '@forja/figures';
import { figureNamed, list, nullable, shape, text } from '../../platform/http/shape.js';
import { RuleContentDto } from '../../catalogue/time-rules/time-rules.dto.js';
import { decoratedBase } from '../../platform/decorated-base.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { ChoiceField, ObjectField } from '../../platform/http/fields.js';
import { IdField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { MATERIAL_GROUPS, type MaterialGroup } from '../../pricing/domain/minutes/time-rule.js';
import { StepView } from './step-view.js';

const { required } = messages.validation;

const Counts = decoratedBase<Partial<PartCounts>>(PART_COUNTS, (name) => FigureField(name));

/** Figures that are typed to try a rule on, per piece; what is not given is not known. */
export class RuleSampleDto extends Counts {
  @FigureField('cut_length')
  cut_length?: number | null;

  @FigureField('pierces', { description: 'of the cut; 1 where only its length is given' })
  pierces?: number | null;

  @FigureField('net_area', { description: 'of one side' })
  net_area?: number | null;

  @FigureField('unit_gross_weight')
  unit_gross_weight?: number | null;

  @FigureField('length')
  length?: number | null;

  @FigureField('thickness', { description: 'without it and without a group it is no plate' })
  thickness?: number | null;

  @ChoiceField(MATERIAL_GROUPS, { description: "The material's group" })
  group?: MaterialGroup | null;

  @FigureField('quantity', { description: 'pieces of the lot; the last step says what all of them take' })
  quantity?: number | null;
}

/** Body of POST /api/time-rules/try: a part or a sample. */
export class RuleTryoutDto {
  @IdField({ description: 'The part that it is tried on' })
  part_id?: number | null;

  @ObjectField(() => RuleSampleDto, { description: 'In the place of a part: typed figures' })
  sample?: RuleSampleDto | null;

  @ObjectField(() => RuleContentDto, { required, description: 'The rule as a form has it, stored or not' })
  rule: RuleContentDto;
}

/** The minutes that a rule gives a part. */
export class RuleTryoutView extends shape({
  exact_time: nullable(figureNamed('exact_time', 'per piece; null where the rule gives none')),
  time: nullable(figureNamed('time', 'per piece, rounded up; null where it gives none')),
  problem: nullable(text('Why it gives none, in words')),
  steps: list(() => StepView, 'How the minutes came about'),
}) {}
