import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Step, StepField, StepInput, StepValue } from '../../pricing/domain/explanation/step.js';
import type { PrintedUnit } from '../../pricing/domain/explanation/printed-units.js';

/** A number with all that is needed to print it. */
export class StepValueView implements StepValue {
  @ApiProperty()
  value: number;

  @ApiProperty({ type: 'string', description: 'The unit, as it is printed' })
  unit: PrintedUnit;

  @ApiProperty({ type: 'integer', description: 'Decimals to print' })
  decimals: number;
}

export class StepInputView extends StepValueView implements StepInput {
  @ApiProperty()
  name: string;

  @ApiPropertyOptional({ type: 'string', description: 'Of the step before it whose result it is' })
  field?: StepField;

  @ApiPropertyOptional({ type: 'integer', description: 'The row of that step' })
  process?: number;
}

/** One step of a calculation, in words. */
export class StepView implements Step {
  @ApiProperty({ type: 'string', description: 'The field, or the figure on the way to one' })
  field: StepField;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Of a figure of a process row: the place of the row in the request, from 1 on',
  })
  process?: number;

  @ApiProperty({ description: 'What it is called on the screen' })
  name: string;

  @ApiProperty()
  formula: string;

  @ApiProperty({ type: () => [StepInputView] })
  inputs: StepInputView[];

  @ApiProperty({ type: () => StepValueView })
  result: StepValueView;

  @ApiPropertyOptional({ description: 'The result before rounding, where rounding changed it' })
  unrounded?: number;

  @ApiPropertyOptional({ description: 'Locks, rounding, fallbacks' })
  note?: string;
}
