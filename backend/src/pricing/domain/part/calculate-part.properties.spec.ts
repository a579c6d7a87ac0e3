import { figure, LOCKABLE_FIGURES, type FigureName } from '@forja/figures';
import fc from 'fast-check';
import { calculatePart, explainPart } from './calculate-part.js';
import { exact } from '../numbers/exact.js';
import type { ExplainedPart, PartInput, PartResult } from './part-input.js';
import { anyBasis, anyMarkup, anyPart } from '../../../../test/world/pricing-examples.js';
import { STEP_NAMES } from '../explanation/step-texts.js';
import type { Step } from '../explanation/step.js';

const TAX_FIELDS = ['unit_ipi_value', 'total_ipi_value', 'unit_icms_value', 'total_icms_value'] as const;
const EXPLAINED_FIELDS = [...LOCKABLE_FIGURES, ...TAX_FIELDS] as const;
const USED_FIELDS = ['thickness', 'width', 'length', 'loss', 'quantity'] as const;

/** The inputs and results of a calculation, without its explanation. */
function plain({ steps, ...result }: ExplainedPart): PartResult {
  expect(steps).not.toHaveLength(0);
  return result;
}

/** These steps are named after their row. */
const OF_A_ROW: ReadonlySet<Step['field']> = new Set(['process_value', 'setup_value']);

function decimalsOf(value: number): number {
  return exact(value).decimalPlaces();
}

/** A figure on the way is shown with 8 decimals and 15 significant digits at most. */
function shownPrecision(value: number): number {
  return Math.max(1e-8, value * 1e-14);
}

function only(steps: readonly Step[], field: Step['field']): Step {
  const [found, ...others] = steps.filter((step) => step.field === field);
  expect(others).toEqual([]);
  if (!found) throw new Error(`No step for ${field}`);
  return found;
}

describe('any calculation', () => {
  it('gives the same with and without its explanation', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        expect(calculatePart(part, basis, markup)).toEqual(plain(explainPart(part, basis, markup)));
      }),
    );
  });

  it('repeated on its own result changes nothing', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        const first = plain(explainPart(part, basis, markup));
        const again: PartInput = { ...part, ...first };
        expect(plain(explainPart(again, basis, markup))).toEqual(first);
      }),
    );
  });

  it('never changes a locked field', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        const result = explainPart(part, basis, markup);
        for (const field of part.locked_values) expect(result[field]).toBe(part[field] ?? 0);
      }),
    );
  });

  it('of twice the quantity is twice the final value and, but for rounding, twice the weights', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        const free = {
          ...part,
          // A setup is spread over the pieces: setup.spec.ts.
          processes: part.processes?.map((row) => ({ ...row, setup: 0 })) ?? [],
          locked_values: part.locked_values.filter((field) => field.startsWith('unit_')),
        };
        const once = explainPart(free, basis, markup);
        const twice = explainPart({ ...free, quantity: part.quantity * 2 }, basis, markup);
        expect(twice.unit_value).toBe(once.unit_value);
        expect(exact(twice.final_value).equals(exact(once.final_value).times(2))).toBe(true);
        for (const field of ['net_weight', 'gross_weight'] as const) {
          // Each is rounded from the unrounded unit: they can differ by two halves of the last place.
          const apart = exact(twice[field]).minus(exact(once[field]).times(2)).abs();
          expect(apart.lessThanOrEqualTo(exact(0.0001))).toBe(true);
        }
      }),
    );
  });

  it('has a final value of unit value × quantity, to the cent, unless the final value is locked', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        const result = explainPart(part, basis, markup);
        fc.pre(!part.locked_values.includes('final_value'));
        expect(exact(result.unit_value).times(part.quantity).equals(exact(result.final_value))).toBe(true);
      }),
    );
  });

  it('returns no number with more than its stored decimals', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        const result = explainPart(part, basis, markup);
        const fields: FigureName[] = [...EXPLAINED_FIELDS, ...USED_FIELDS];
        const values: Partial<Record<FigureName, unknown>> = result;
        for (const field of fields) {
          expect(decimalsOf(values[field] as number)).toBeLessThanOrEqual(figure(field).decimals);
        }
        for (const row of result.processes) expect(decimalsOf(row.final_value)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('the steps of any calculation', () => {
  it('explain every value, with the value that is returned', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        const result = explainPart(part, basis, markup);
        for (const field of EXPLAINED_FIELDS)
          expect(only(result.steps, field).result.value).toBe(result[field]);
        const rows = result.steps.filter(({ field }) => field === 'process_value');
        expect(rows.map((step) => step.result.value)).toEqual(result.processes.map((row) => row.final_value));
      }),
    );
  });

  it('sum the processes, and material and processes, to the cost before markup', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        const { steps, processes } = explainPart(part, basis, markup);
        const values = processes.map((row) => row.final_value);
        const shares = steps.filter(({ field }) => field === 'setup_value').map(({ result }) => result.value);
        const rows = [...values, ...shares].reduce((total, value) => total.plus(exact(value)), exact(0));
        const processCost = only(steps, 'process_cost').result.value;
        expect(exact(processCost).minus(rows).abs().toNumber()).toBeLessThanOrEqual(
          5 * shownPrecision(processCost),
        );
        const [material, cost] = [only(steps, 'material_cost'), only(steps, 'cost')];
        const apart = exact(material.result.value).plus(rows).minus(exact(cost.result.value)).abs();
        expect(apart.toNumber()).toBeLessThanOrEqual(6 * shownPrecision(cost.result.value));
      }),
    );
  });

  it('come with names, formulas and printable numbers, and say which values are locked', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (part, basis, markup) => {
        for (const step of explainPart(part, basis, markup).steps) {
          expect(step.formula).not.toBe('');
          if (!OF_A_ROW.has(step.field)) expect(step.name).toBe(STEP_NAMES[step.field]);
          for (const { value, decimals } of [...step.inputs, step.result]) {
            expect(decimalsOf(value)).toBeLessThanOrEqual(decimals);
          }
          const locks: readonly string[] = part.locked_values;
          expect(step.note?.includes('valor travado pelo usuário') ?? false).toBe(locks.includes(step.field));
        }
      }),
    );
  });
});
