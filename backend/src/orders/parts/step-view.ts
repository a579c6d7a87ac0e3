import {
  decimal,
  integer,
  list,
  one,
  optional,
  property,
  shape,
  shapeWith,
  text,
} from '../../platform/shape.js';
import type { Step, StepField, StepInput, StepValue } from '../../pricing/domain/explanation/step.js';
import type { PrintedUnit } from '../../pricing/domain/explanation/printed-units.js';

/** A number with all that is needed to print it. */
export class StepValueView
  extends shape({
    value: decimal(),
    unit: property<PrintedUnit>({ type: 'string', description: 'The unit, as it is printed' }),
    decimals: integer('Decimals to print'),
  })
  implements StepValue {}

export class StepInputView
  extends shapeWith(StepValueView, {
    name: text(),
    field: optional(
      property<StepField>({ type: 'string', description: 'Of the step before it whose result it is' }),
    ),
    process: optional(integer('The row of that step')),
  })
  implements StepInput {}

/** One step of a calculation, in words. */
export class StepView
  extends shape({
    field: property<StepField>({
      type: 'string',
      description: 'The field, or the figure on the way to one',
    }),
    process: optional(
      integer('Of a figure of a process row: the place of the row in the request, from 1 on'),
    ),
    name: text('What it is called on the screen'),
    formula: text(),
    inputs: list(() => StepInputView),
    result: one(() => StepValueView),
    unrounded: optional(decimal('The result before rounding, where rounding changed it')),
    note: optional(text('Locks, rounding, fallbacks')),
  })
  implements Step {}
