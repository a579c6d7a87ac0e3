import { LOCKABLE_FIGURES, type LockableFigure } from '@forja/figures';
import { explainPart } from './calculate-part.js';
import type { ExplainedPart } from './part-input.js';
import { EXAMPLE_BASIS, EXAMPLE_MARKUP, EXAMPLE_PART } from '../../../../test/world/pricing-examples.js';

type Sent = Partial<Record<LockableFigure, number>>;

const UNLOCKED = explainPart(EXAMPLE_PART, EXAMPLE_BASIS, EXAMPLE_MARKUP);

function locked(sent: Sent, quantity = 10): ExplainedPart {
  const part = { ...EXAMPLE_PART, ...sent, quantity, locked_values: Object.keys(sent) };
  return explainPart(part, EXAMPLE_BASIS, EXAMPLE_MARKUP);
}

describe('locks', () => {
  // Without locks: unit_net 2.355, net 23.55, unit_gross 2.47275, gross 24.7275, unit 67.61, final 676.10.
  it.each<[string, Sent, Partial<ExplainedPart>]>([
    [
      'a unit net weight takes everything after it along',
      { unit_net_weight: 2 },
      { net_weight: 20, unit_gross_weight: 2.1, gross_weight: 21, unit_value: 63.3, final_value: 633 },
    ],
    [
      'a net weight gives the unit, unrounded in the steps after it',
      { net_weight: 10.0001 },
      { unit_net_weight: 1, unit_gross_weight: 1.05, gross_weight: 10.5001, unit_value: 51.15 },
    ],
    [
      'both net weights stay as sent',
      { unit_net_weight: 2, net_weight: 50 },
      { gross_weight: 21, unit_value: 63.3 },
    ],
    [
      'a unit gross weight leaves the net weights and sets the cost',
      { unit_gross_weight: 3 },
      { unit_net_weight: 2.355, net_weight: 23.55, gross_weight: 30, unit_value: 73.71 },
    ],
    [
      'a gross weight gives its unit',
      { gross_weight: 30 },
      { unit_gross_weight: 3, net_weight: 23.55, unit_value: 73.71 },
    ],
    ['both gross weights stay as sent', { unit_gross_weight: 3, gross_weight: 7 }, { unit_value: 73.71 }],
    [
      'a unit value leaves the weights and sets total and taxes',
      { unit_value: 70 },
      {
        net_weight: 23.55,
        final_value: 700,
        unit_ipi_value: 3.5,
        total_ipi_value: 35,
        total_icms_value: 126,
      },
    ],
    [
      'a final value gives the unit, rounded to cents, and keeps every cent itself',
      { final_value: 699.99 },
      { unit_value: 70, unit_ipi_value: 3.5, total_ipi_value: 35, total_icms_value: 126 },
    ],
    [
      'both values stay as sent',
      { unit_value: 70, final_value: 650 },
      { unit_icms_value: 12.6, total_icms_value: 117 },
    ],
    [
      '0 is a value like any other',
      { unit_net_weight: 0 },
      { net_weight: 0, gross_weight: 0, unit_value: 39 },
    ],
  ])('%s', (_name, sent, expected) => {
    const result = locked(sent);
    expect(result).toMatchObject({ ...sent, ...expected });
    expectTotals(result, sent);
  });

  it.each<[string, Sent, Partial<ExplainedPart>]>([
    ['net weight', { net_weight: 9 }, { unit_net_weight: 2.355, gross_weight: 0, unit_value: 67.61 }],
    ['gross weight', { gross_weight: 9 }, { unit_gross_weight: 2.4728, net_weight: 0, unit_value: 67.61 }],
    ['final value', { final_value: 9 }, { unit_value: 67.61, unit_ipi_value: 3.38, total_ipi_value: 0.45 }],
  ])('keeps a locked %s at quantity 0 and calculates the unit', (_name, sent, expected) => {
    expect(locked(sent, 0)).toMatchObject({ ...sent, ...expected });
  });

  it('changes nothing when the value locked is the calculated one', () => {
    for (const field of LOCKABLE_FIGURES.filter((name) => name !== 'unit_gross_weight')) {
      const { steps, ...result } = locked({ [field]: UNLOCKED[field] });
      expect(steps.some(({ note }) => note?.includes('valor travado pelo usuário'))).toBe(true);
      expect({ ...result, steps: UNLOCKED.steps }).toEqual(UNLOCKED);
    }
  });

  it('ignores values sent for fields that are not locked', () => {
    const part = { ...EXAMPLE_PART, unit_net_weight: 99, final_value: 1 };
    expect(explainPart(part, EXAMPLE_BASIS, EXAMPLE_MARKUP)).toEqual(UNLOCKED);
  });

  it('does not lose half a unit to a division', () => {
    // 0.0001 ÷ 86 × 1.5 × 86 is 0.00015, which rounds up.
    const part = {
      ...EXAMPLE_PART,
      quantity: 3,
      loss: 50,
      net_weight: 0.0001,
      locked_values: ['net_weight'],
    };
    expect(explainPart(part, EXAMPLE_BASIS, 0).gross_weight).toBe(0.0002);
  });
});

/** A total is unit × quantity, within what the unit's own rounding can make, unless both were sent. */
function expectTotals(result: ExplainedPart, sent: Sent): void {
  const pairs: [LockableFigure, LockableFigure, number][] = [
    ['unit_net_weight', 'net_weight', 0.00005],
    ['unit_gross_weight', 'gross_weight', 0.00005],
    ['unit_value', 'final_value', 0.005],
  ];
  for (const [unit, total, half] of pairs) {
    if (sent[unit] !== undefined && sent[total] !== undefined) continue;
    const slack = half * result.quantity + 1e-9;
    expect(Math.abs(result[total] - result[unit] * result.quantity)).toBeLessThanOrEqual(slack);
  }
}
