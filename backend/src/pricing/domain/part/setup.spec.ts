import fc from 'fast-check';
import {
  anyBasis,
  anyMarkup,
  anyPart,
  EXAMPLE_BASIS,
  EXAMPLE_PART,
} from '../../../../test/world/pricing-examples.js';
import type { Step } from '../explanation/step.js';
import { marginOf } from '../margin/margin.js';
import { exact } from '../numbers/exact.js';
import { partLine } from '../order/order-totals.js';
import { calculateCosts, calculatePart, explainPart } from './calculate-part.js';
import type { PartInput } from './part-input.js';
import { setupOf, setupValue } from './process-row.js';

/** A worked example: 12 min and a setup of 15 at 2.35 a minute, ten pieces a set. */
const RATES = [{ id: 1, value_per_minute: 2.35, setup: 15 }];
const BASIS = { ...EXAMPLE_BASIS, processes: RATES };
const ROW = { process_id: 1, time: 12 };
const made = (set_quantity: number, change: Partial<PartInput> = {}) =>
  calculatePart({ ...EXAMPLE_PART, set_quantity, processes: [ROW], ...change }, BASIS, 30);

describe('a setup', () => {
  it.each([
    [1, 3.53, 69.85, 698.5, 698.5, 34.93],
    [3, 1.18, 66.8, 668, 2004, 100.2],
    [10, 0.35, 65.73, 657.3, 6573, 328.7],
    [50, 0.07, 65.36, 653.6, 32_680, 1634],
  ])('is spread over %i sets: %d a piece', (sets, share, unit_value, ...[ofSet, total, ipi]) => {
    const part = made(sets);
    expect(part).toMatchObject({ unit_value, final_value: ofSet });
    expect(setupValue(ROW, RATES, { quantity: 10, set_quantity: sets })).toBe(share);
    expect(partLine(part, sets)).toMatchObject({ unit_value, total_value: total });
    expect(exact(part.total_ipi_value).times(sets).toNumber()).toBe(ipi);
  });

  it.each<[string, Partial<PartInput>, number]>([
    ['a row’s own comes before its process’s', { processes: [{ ...ROW, setup: 30 }] }, 7.05],
    ['0 is a row’s own', { processes: [{ ...ROW, setup: 0 }] }, 0],
    ['a row without a process has none', { processes: [{ process_id: null, time: 12, setup: 30 }] }, 0],
    ['it counts where the time is 0', { processes: [{ process_id: 1, time: 0 }] }, 3.525],
    ['a typed value of the row leaves it', { processes: [{ ...ROW, final_value: 1 }] }, 3.525],
    ['a quantity of 0 is a lot of 1', { quantity: 0 }, 35.25],
    ['a set quantity of 0 is 1', { set_quantity: 0 }, 3.525],
  ])('%s', (_, change, share) => {
    const part = { ...EXAMPLE_PART, processes: [ROW], set_quantity: 1, ...change };
    const { steps } = explainPart(part, BASIS, 30);
    const valueOf = (name: Step['field']) => exact(steps.find(({ field }) => field === name)?.result.value);
    expect(valueOf('setup_value').toNumber()).toBe(share);
    expect(valueOf('process_cost').minus(valueOf('process_value')).toNumber()).toBe(share);
  });

  it('of 0 changes no price', () => {
    expect(made(1, { processes: [{ ...ROW, setup: 0 }] })).toMatchObject({ unit_value: 65.27 });
  });

  it('is part of the cost', () => {
    const part = made(3);
    const costs = calculateCosts({ ...EXAMPLE_PART, set_quantity: 3, processes: [ROW] }, BASIS);
    expect(costs).toEqual({ cost: 513.82, material_cost: 220.07, process_cost: 293.75 });
    const { cost } = costs;
    const base = { value: part.final_value, taxes: part.total_icms_value, cost };
    expect(marginOf(base)).toEqual({ cost: 513.82, contribution: 33.94, margin: 5.08 });
  });

  it('of twice as many sets costs each piece no more, and all pieces no less', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (input, basis, markup) => {
        const part = { ...input, locked_values: [], set_quantity: Math.max(1, input.set_quantity ?? 1) };
        const once = calculatePart(part, basis, markup);
        const twice = calculatePart({ ...part, set_quantity: part.set_quantity * 2 }, basis, markup);
        expect(twice.unit_value).toBeLessThanOrEqual(once.unit_value);
        expect(twice.unit_value * 2).toBeGreaterThanOrEqual(once.unit_value);
        if ((part.processes ?? []).every((row) => setupOf(row, basis.processes) === 0)) {
          expect(twice).toEqual(once);
        }
      }),
    );
  });
});
