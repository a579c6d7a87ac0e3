import { PART_COUNTS, byName } from '@forja/figures';
import { figureNamed, list, nullable, shape, text } from '../../platform/shape.js';
import { RuleContentDto } from '../../catalogue/time-rules/time-rules.dto.js';
import { choiceField, objectField } from '../../platform/http/fields.js';
import { figureField, idField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { MATERIAL_GROUPS } from '../../pricing/domain/minutes/time-rule.js';
import { StepView } from './step-view.js';

const { required } = messages.validation;

/** Figures that are typed to try a rule on, per piece; what is not given is not known. */
export class RuleSampleDto extends shape({
  ...byName(PART_COUNTS, (name) => figureField(name)),
  cut_length: figureField('cut_length'),
  pierces: figureField('pierces', { description: 'of the cut; 1 where only its length is given' }),
  net_area: figureField('net_area', { description: 'of one side' }),
  unit_gross_weight: figureField('unit_gross_weight'),
  length: figureField('length'),
  thickness: figureField('thickness', { description: 'without it and without a group it is no plate' }),
  group: choiceField(MATERIAL_GROUPS, { description: "The material's group" }),
  quantity: figureField('quantity', {
    description: 'pieces of the lot; the last step says what all of them take',
  }),
}) {}

/** Body of POST /api/time-rules/try: a part or a sample. */
export class RuleTryoutDto extends shape({
  part_id: idField({ description: 'The part that it is tried on' }),
  sample: objectField(() => RuleSampleDto, { description: 'In the place of a part: typed figures' }),
  rule: objectField(() => RuleContentDto, {
    required,
    description: 'The rule as a form has it, stored or not',
  }),
}) {}

/** The minutes that a rule gives a part. */
export class RuleTryoutView extends shape({
  exact_time: nullable(figureNamed('exact_time', 'per piece; null where the rule gives none')),
  time: nullable(figureNamed('time', 'per piece, rounded up; null where it gives none')),
  problem: nullable(text('Why it gives none, in words')),
  steps: list(() => StepView, 'How the minutes came about'),
}) {}
