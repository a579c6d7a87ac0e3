import {
  choice,
  figureNamed,
  integer,
  list,
  namedChoice,
  nullable,
  shape,
  text,
} from '../../platform/shape.js';
import {
  reasons,
  type DifferenceStep,
  type PartDifference,
  type QuoteDifference,
} from '../domain/compared-quote.js';
import { minus, plus } from '../domain/money.js';

export class DifferenceStepView
  extends shape({
    reason: namedChoice('DifferenceReason', reasons, 'Why the total moved'),
    value: figureNamed('total', 'what it moved without IPI; negative where the total fell'),
    ipi: figureNamed('total_ipi_value', 'the IPI that it moved'),
    moved: figureNamed('total', 'what it moved with IPI'),
    running: figureNamed('total', 'what the total is with this step and those before it'),
  })
  implements DifferenceStep {}

const kinds = ['added', 'removed', 'changed'] as const;

export class PartDifferenceView
  extends shape({
    id: integer('The part'),
    title: text(),
    set: text('Name of its set'),
    kind: choice(kinds),
    before: figureNamed('total', 'as often as the quote has it, with IPI'),
    after: figureNamed('total', 'as often as the quote has it, with IPI'),
    moved: figureNamed('total', 'after − before'),
    steps: list(() => DifferenceStepView, 'Those that moved something'),
  })
  implements Omit<PartDifference, 'steps'> {}

/** The difference between two states of a quote, in money. */
export class DifferenceView extends shape({
  from: integer('Number of the older revision'),
  to: nullable(integer('Number of the newer one; null: as it is now')),
  before: figureNamed('total', 'of the older one'),
  after: figureNamed('total', 'of the newer one'),
  moved: figureNamed('total', 'after − before'),
  steps: list(() => DifferenceStepView, 'They sum to the difference, to the cent'),
  parts: list(() => PartDifferenceView),
}) {}

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
