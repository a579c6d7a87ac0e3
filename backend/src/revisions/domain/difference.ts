/**
 * The difference between two states of a quote, in money. Parts are matched by id;
 * the inputs of a changed part are replaced group by group, each a full calculation, so that consecutive differences sum
 * to the whole one to the cent.
 */
import { scaled, unscaled } from '../../pricing/domain/numbers/scaled.js';
import {
  reasons,
  type ComparedPart,
  type ComparedQuote,
  type DifferenceStep,
  type PartDifference,
  type QuoteDifference,
  type Reason,
} from './compared-quote.js';
import { minus, moves, partSteps, storedCents, type Cents, type CentsStep } from './part-steps.js';

const NOTHING: Cents = { value: 0, ipi: 0 };

/** @throws ResultTooLarge for a difference of more than 15 significant digits */
export function quoteDifference(from: ComparedQuote, to: ComparedQuote): QuoteDifference {
  const markups = { from: from.markup, to: to.markup };
  const older = new Map(from.parts.map((part) => [part.id, part]));
  const kept = new Set(to.parts.map(({ id }) => id));
  const parts = [
    ...to.parts.map((part) => comparison(part, { from: older.get(part.id), to: part }, markups)),
    ...from.parts.filter(({ id }) => !kept.has(id)).map((part) => comparison(part, { from: part }, markups)),
  ].filter(({ steps, kind }) => steps.length > 0 || kind !== 'changed');
  const known = [...parts.flatMap((part) => part.steps), ...chargeSteps(from, to)];
  const steps = from.taxed || to.taxed ? [...known, taxStep(from, to, known)] : known;
  return {
    before: from.total,
    after: to.total,
    steps: reasons
      .map((reason) => summed(reason, steps))
      .filter(moves)
      .map(stepOf),
    parts: parts.map((part) => ({ ...part, steps: part.steps.map(stepOf) })),
  };
}

/** A part's difference, its steps still in cents. */
type Comparison = Omit<PartDifference, 'steps'> & { steps: CentsStep[] };

/** @param shown the part as it is named */
function comparison(
  { id, title, set }: ComparedPart,
  { from, to }: { from?: ComparedPart | undefined; to?: ComparedPart },
  markups: { from: number; to: number },
): Comparison {
  const before = from ? storedCents(from) : NOTHING;
  const after = to ? storedCents(to) : NOTHING;
  const money = { before: total(before), after: total(after) };
  if (from && to) return { id, title, set, kind: 'changed', ...money, steps: partSteps(from, to, markups) };
  const kind = to ? 'added' : 'removed';
  const steps = [{ reason: kind, ...minus(after, before) } as const].filter(moves);
  return { id, title, set, kind, ...money, steps };
}

/** Freight as charged, service and discount: steps of their own, without IPI. */
function chargeSteps(from: ComparedQuote, to: ComparedQuote): CentsStep[] {
  const change = (field: 'freight' | 'service' | 'discount') =>
    scaled('total', to[field]) - scaled('total', from[field]);
  return [
    { reason: 'freight', value: change('freight'), ipi: 0 },
    { reason: 'service', value: change('service'), ipi: 0 },
    { reason: 'discount', value: 0 - change('discount'), ipi: 0 },
  ];
}

/** CBS and IBS, and the taxes of freight, service and discount: what the total moved by beyond all other steps. */
function taxStep(from: ComparedQuote, to: ComparedQuote, known: readonly CentsStep[]): CentsStep {
  const left = (field: 'total' | 'ipi', explained: (step: CentsStep) => number) =>
    known.reduce(
      (rest, step) => rest - explained(step),
      scaled('total', to[field]) - scaled('total', from[field]),
    );
  const ipi = left('ipi', (step) => step.ipi);
  return { reason: 'taxes', value: left('total', (step) => step.value + step.ipi) - ipi, ipi };
}

function summed(reason: Reason, steps: readonly CentsStep[]): CentsStep {
  const sum: CentsStep = { reason, value: 0, ipi: 0 };
  for (const step of steps) {
    if (step.reason !== reason) continue;
    sum.value += step.value;
    sum.ipi += step.ipi;
  }
  return sum;
}

const total = ({ value, ipi }: Cents): number => unscaled('total', value + ipi);

const stepOf = ({ reason, value, ipi }: CentsStep): DifferenceStep => ({
  reason,
  value: unscaled('total', value),
  ipi: unscaled('total', ipi),
});
