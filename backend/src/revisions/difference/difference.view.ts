import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import {
  reasons,
  type DifferenceStep,
  type PartDifference,
  type QuoteDifference,
  type Reason,
} from '../domain/compared-quote.js';
import { minus, plus } from '../domain/money.js';

export class DifferenceStepView implements DifferenceStep {
  @ApiProperty({ enum: reasons, enumName: 'DifferenceReason', description: 'Why the total moved' })
  reason: Reason;

  @FigureProperty('total', { description: 'what it moved without IPI; negative where the total fell' })
  value: number;

  @FigureProperty('total_ipi_value', { description: 'the IPI that it moved' })
  ipi: number;

  @FigureProperty('total', { description: 'what it moved with IPI' })
  moved: number;

  @FigureProperty('total', { description: 'what the total is with this step and those before it' })
  running: number;
}

const kinds = ['added', 'removed', 'changed'] as const;

export class PartDifferenceView implements Omit<PartDifference, 'steps'> {
  @ApiProperty({ type: 'integer', description: 'The part' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Name of its set' })
  set: string;

  @ApiProperty({ enum: kinds })
  kind: PartDifference['kind'];

  @FigureProperty('total', { description: 'as often as the quote has it, with IPI' })
  before: number;

  @FigureProperty('total', { description: 'as often as the quote has it, with IPI' })
  after: number;

  @FigureProperty('total', { description: 'after − before' })
  moved: number;

  @ApiProperty({ type: () => [DifferenceStepView], description: 'Those that moved something' })
  steps: DifferenceStepView[];
}

/** The difference between two states of a quote, in money. */
export class DifferenceView {
  @ApiProperty({ type: 'integer', description: 'Number of the older revision' })
  from: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Number of the newer one; null: as it is now',
  })
  to: number | null;

  @FigureProperty('total', { description: 'of the older one' })
  before: number;

  @FigureProperty('total', { description: 'of the newer one' })
  after: number;

  @FigureProperty('total', { description: 'after − before' })
  moved: number;

  @ApiProperty({ type: () => [DifferenceStepView], description: 'They sum to the difference, to the cent' })
  steps: DifferenceStepView[];

  @ApiProperty({ type: () => [PartDifferenceView] })
  parts: PartDifferenceView[];
}

/** Which states are compared. */
interface Of {
  from: number;
  to: number | null;
}

/** @throws ResultTooLarge */
export function toDifferenceView(difference: QuoteDifference, { from, to }: Of): DifferenceView {
  const { before, after } = difference;
  const running = (start: number, steps: readonly DifferenceStep[]): DifferenceStepView[] => {
    let sum = start;
    return steps.map(({ reason, value, ipi }) => {
      const moved = plus(value, ipi);
      sum = plus(sum, moved);
      return { reason, value, ipi, moved, running: sum };
    });
  };
  return {
    from,
    to,
    before,
    after,
    moved: minus(after, before),
    steps: running(before, difference.steps),
    parts: difference.parts.map((part) => ({
      ...part,
      moved: minus(part.after, part.before),
      steps: running(part.before, part.steps),
    })),
  };
}
