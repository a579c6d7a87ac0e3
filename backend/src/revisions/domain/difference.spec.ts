import fc from 'fast-check';
import {
  anyBasis,
  anyMarkup,
  anyPart,
  EXAMPLE_BASIS,
  EXAMPLE_PART,
} from '../../../test/world/pricing-examples.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { scaled } from '../../pricing/domain/numbers/scaled.js';
import { ResultTooLarge } from '../../pricing/domain/numbers/pricing-errors.js';
import { calculatePart } from '../../pricing/domain/part/calculate-part.js';
import type { PartInput } from '../../pricing/domain/part/part-input.js';
import type { ComparedPart, ComparedQuote, Reason } from './compared-quote.js';
import { quoteDifference } from './difference.js';

interface Made {
  id?: number;
  input: PartInput;
  basis: PriceBasis;
  markup: number;
  set_quantity: number;
}

/** A part as it would be stored. */
function stored({ id = 1, input, basis, markup, set_quantity }: Made): ComparedPart {
  const result = calculatePart(input, basis, markup);
  const { final_value, total_ipi_value } = result;
  const own = { ...input, ...result, loss: input.loss };
  return { id, title: 'Aba', set: 'Mesa', set_quantity, input: own, basis, final_value, total_ipi_value };
}

function quote(parts: ComparedPart[], markup: number, charges: Partial<ComparedQuote> = {}): ComparedQuote {
  const { freight = 0, service = 0, discount = 0 } = charges;
  const cents = parts.reduce(
    (sum, part) =>
      sum +
      part.set_quantity *
        (scaled('final_value', part.final_value) + scaled('final_value', part.total_ipi_value)),
    0,
  );
  const total =
    (cents + scaled('total', freight) + scaled('total', service) - scaled('total', discount)) / 100;
  return { parts, markup, freight, service, discount, taxed: false, ipi: 0, total };
}

const example = (input: PartInput, price_kg: number, markup: number) => {
  const basis = { ...EXAMPLE_BASIS, sheet: { ...EXAMPLE_BASIS.sheet!, price_kg } };
  return quote([stored({ input, basis, markup, set_quantity: 2 })], markup);
};

const OLD = { ...EXAMPLE_PART, processes: [{ process_id: 1, time: 12, final_value: null }] };

describe('the difference of two states of a quote', () => {
  it('is that of the worked example, reason by reason', () => {
    const from = example(OLD, 8.9, 30);
    const to = example({ ...OLD, quantity: 12, length: 450 }, 9.35, 28);
    const { before, after, steps, parts } = quoteDifference(from, to);
    expect(steps.map(({ reason, value, ipi }) => [reason, value, ipi])).toEqual([
      ['quantity', 270.44, 13.52],
      ['dimensions', 85.92, 4.28],
      ['material_price', 38.88, 1.96],
      ['markup', -26.88, -1.36],
    ]);
    expect([before, after]).toEqual([1419.82, 1806.58]);
    expect(parts).toMatchObject([{ kind: 'changed', before: 1419.82, after: 1806.58 }]);
  });

  const edits: [Reason, PartInput, PriceBasis, number][] = [
    ['processes', { ...OLD, processes: [{ process_id: 1, time: 20, final_value: null }] }, EXAMPLE_BASIS, 30],
    ['processes', { ...OLD, processes: [{ process_id: 1, time: 12, final_value: 45 }] }, EXAMPLE_BASIS, 30],
    ['rates', OLD, { ...EXAMPLE_BASIS, processes: [{ id: 1, value_per_minute: 3 }] }, 30],
    ['setup', { ...OLD, processes: [{ ...OLD.processes[0]!, setup: 15 }] }, EXAMPLE_BASIS, 30],
    ['setup', OLD, { ...EXAMPLE_BASIS, processes: [{ id: 1, value_per_minute: 2.5, setup: 15 }] }, 30],
    ['ipi', OLD, { ...EXAMPLE_BASIS, ncm: { id: 1, ipi: 10 } }, 30],
    ['locks', { ...OLD, locked_values: ['final_value'], final_value: 700 }, EXAMPLE_BASIS, 30],
    ['markup', { ...OLD, markup: 35 }, EXAMPLE_BASIS, 30],
    ['markup', OLD, EXAMPLE_BASIS, 35],
  ];
  it.each(edits)('names %s alone where nothing else changed', (reason, input, basis, markup) => {
    const from = quote([stored({ input: OLD, basis: EXAMPLE_BASIS, markup: 30, set_quantity: 2 })], 30);
    const to = quote([stored({ input, basis, markup, set_quantity: 2 })], markup);
    const { steps } = quoteDifference(from, to);
    expect(steps.map((step) => step.reason)).toEqual([reason]);
  });

  it('counts a setup that is spread over other pieces to the quantity', () => {
    const basis = { ...EXAMPLE_BASIS, processes: [{ id: 1, value_per_minute: 2.35, setup: 15 }] };
    const sets = (set_quantity: number) =>
      quote([stored({ input: { ...OLD, set_quantity }, basis, markup: 30, set_quantity })], 30);
    const { steps } = quoteDifference(sets(1), sets(3));
    // Worked by hand: 698.50 and 34.93, then 2,004.00 and 100.20.
    expect(steps).toEqual([{ reason: 'quantity', value: 1305.5, ipi: 65.27 }]);
  });

  describe('of a part that was taken up without a process that is gone from the catalogue', () => {
    const basis = {
      ...EXAMPLE_BASIS,
      processes: [...EXAMPLE_BASIS.processes, { id: 2, value_per_minute: 3, setup: 10 }],
    };
    const rows = [...OLD.processes, { process_id: 2, time: 4, final_value: null }];
    const whole = stored({ input: { ...OLD, processes: rows }, basis, markup: 30, set_quantity: 2 });
    const lost: ComparedPart = {
      ...whole,
      input: { ...whole.input, processes: whole.input.processes.slice(0, 1) },
    };
    const dearer = stored({
      input: { ...OLD, processes: rows },
      basis: { ...basis, sheet: { ...basis.sheet!, price_kg: 9.35 } },
      markup: 30,
      set_quantity: 2,
    });
    const cases: [string, ComparedPart, ComparedPart, [number, number], Reason[]][] = [
      ['nothing where its price stayed', whole, lost, [30, 30], []],
      ['nothing the other way round', lost, whole, [30, 30], []],
      ['nothing between two such states', lost, lost, [30, 30], []],
      ['nothing for a markup that it does not follow', whole, lost, [30, 35], []],
      ['how often its set is made', whole, { ...lost, set_quantity: 3 }, [30, 30], ['quantity']],
      ['what else the other state had', dearer, lost, [30, 30], ['material_price']],
    ];
    it.each(cases)('names %s', (_, from, to, markups, expected) => {
      const { steps, parts } = quoteDifference(quote([from], markups[0]), quote([to], markups[1]));
      expect(steps.map(({ reason }) => reason)).toEqual(expected);
      expect(parts).toHaveLength(expected.length);
    });
  });

  it('has added and removed parts and charges as steps of their own, and names what an older arithmetic gave', () => {
    const part = (id: number) =>
      stored({ id, input: OLD, basis: EXAMPLE_BASIS, markup: 30, set_quantity: 1 });
    const from = quote([part(1), { ...part(2), final_value: 676.09 }], 30, { freight: 100, discount: 50 });
    const to = quote([part(2), part(3)], 30, { service: 10, discount: 20 });
    const { steps, parts } = quoteDifference(from, to);
    expect(steps.map(({ reason, value }) => [reason, value])).toEqual([
      ['added', 676.1],
      ['removed', -676.1],
      ['recalculated', 0.01],
      ['freight', -100],
      ['service', 10],
      ['discount', 30],
    ]);
    expect(parts.map(({ id, kind }) => [id, kind])).toEqual([
      [2, 'changed'],
      [3, 'added'],
      [1, 'removed'],
    ]);
  });

  it('sums to the cent, whatever was changed', () => {
    const state = fc.record({
      parts: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 4 }), anyPart, anyBasis, fc.integer({ min: 0, max: 50 })),
        { maxLength: 4 },
      ),
      markup: anyMarkup,
      freight: fc.integer({ min: 0, max: 99_999 }),
      discount: fc.integer({ min: 0, max: 99_999 }),
    });
    fc.assert(
      fc.property(state, state, (one, other) => {
        const made = ({ parts, markup, freight, discount }: typeof one) => {
          const byId = new Map(parts.map((part) => [part[0], part]));
          const all = [...byId.values()].map(([id, input, basis, set_quantity]) =>
            stored({ id, input, basis, markup, set_quantity }),
          );
          return quote(all, markup, { freight: freight / 100, discount: discount / 100 });
        };
        let from, to, difference;
        try {
          [from, to] = [made(one), made(other)];
          difference = quoteDifference(from, to);
        } catch (error) {
          // Large inputs of both states may come to more than can be stored.
          if (error instanceof ResultTooLarge) return;
          throw error;
        }
        const cents = (steps: { value: number; ipi: number }[]) =>
          steps.reduce((sum, { value, ipi }) => sum + scaled('total', value) + scaled('total', ipi), 0);
        // All that a price is made of has its group.
        expect(difference.steps.map(({ reason }) => reason)).not.toContain('recalculated');
        expect(cents(difference.steps)).toBe(scaled('total', to.total) - scaled('total', from.total));
        for (const part of difference.parts) {
          expect(cents(part.steps)).toBe(scaled('total', part.after) - scaled('total', part.before));
        }
      }),
    );
  });
});
