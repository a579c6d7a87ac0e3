import { ApiProperty } from '@nestjs/swagger';
import { TimeRuleInput } from '../../catalogue/time-rules/time-rules.dto.js';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { ObjectField } from '../../platform/http/fields.js';
import { IdField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { StepView } from '../parts/step-view.js';

const { required } = messages.validation;

/** Body of POST /api/time-rules/try. */
export class RuleTryoutDto {
  @IdField({ required, description: 'The part that it is tried on' })
  part_id: number;

  @ObjectField(() => TimeRuleInput, { required, description: 'The rule as a form has it, stored or not' })
  rule: TimeRuleInput;
}

/** What a rule gives a part. */
export class RuleTryoutView {
  @FigureProperty('exact_time', { nullable: true, description: 'per piece; null where the rule gives none' })
  exact_time: number | null;

  @FigureProperty('time', { nullable: true, description: 'per piece, rounded up; null where it gives none' })
  time: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it gives none, in words' })
  problem: string | null;

  @ApiProperty({ type: () => [StepView], description: 'How the minutes came about' })
  steps: StepView[];
}
