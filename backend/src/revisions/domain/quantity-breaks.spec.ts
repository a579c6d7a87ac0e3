import { BLANK_FIGURES, PART_COUNTS, type PartCount, pickFields } from '@forja/figures';
import fc from 'fast-check';
import {
  anyBasis,
  anyMarkup,
  anyPart,
  EXAMPLE_BASIS,
  EXAMPLE_PART,
} from '../../../test/world/pricing-examples.js';
import type { PartToPrice } from '../../orders/repricing/domain/part-to-price.js';
import { EMPTY_BASIS, type PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { sumOrder } from '../../pricing/domain/order/order-totals.js';
import { NO_CHARGES } from '../../pricing/domain/order/order-amounts.js';
import { calculatePart } from '../../pricing/domain/part/calculate-part.js';
import { figuresOf } from '../../pricing/domain/part/part-figures.js';
import type { PartInput } from '../../pricing/domain/part/part-input.js';
import { pickedQuote, pickedTotal, UnknownPick } from './picked-quote.js';
import { quoteBreaks, setBreak, type PartToBreak, type SetToBreak } from './quantity-breaks.js';

/** A worked example: 12 min and a setup of 15 at 2.35 a minute, ten pieces a set, markup 30 %. */
const BASIS = { ...EXAMPLE_BASIS, processes: [{ id: 1, value_per_minute: 2.35, setup: 15 }] };
const MARKUP = 30;
const TERMS = { markup: MARKUP, tax_basis: null };

/** A part as it is stored once it was calculated. */
function storedPart(
  id: number,
  input: PartInput & { set_quantity: number },
  basis: PriceBasis,
  markup = MARKUP,
) {
  const result = calculatePart(input, basis, markup);
  const processes = result.processes.map((row, index) => ({
    process_id: row.process_id,
    time: row.time,
    final_value: row.final_value,
    setup: input.processes?.[index]?.setup ?? null,
    rule: row.rule,
    exact_time: row.exact_time,
    typed_value: row.typed_value,
  }));
  const known = { locked_values: [], ...input, ...result, loss: input.loss ?? null };
  return { ...CHOICES, ...known, id, price_basis: basis, processes } as PartToBreak;
}

const CHOICES: Pick<
  PartToPrice,
  'material_id' | 'sheet_id' | 'bar_id' | 'component_id' | 'ncm_id' | 'true_area' | PartCount
> = {
  material_id: null,
  sheet_id: 1,
  bar_id: null,
  component_id: null,
  ncm_id: 1,
  true_area: false,
  ...pickFields(BLANK_FIGURES, PART_COUNTS),
};

const exampleSet = (set_quantity: number, change: Partial<PartInput> = {}): SetToBreak => {
  const part = storedPart(1, { ...EXAMPLE_PART, ...change, set_quantity }, BASIS);
  return { id: 1, quantity: set_quantity, breaks: [], parts: [part] };
};

describe('a quantity break', () => {
  it.each([
    [1, 698.5, 698.5, 34.93],
    [3, 668, 2004, 100.2],
    [10, 657.3, 6573, 328.7],
    [50, 653.6, 32_680, 1634],
  ])('of %i sets is the set calculated with them', (n, unit_price, total, ipi) => {
    const found = setBreak(exampleSet(2), n, TERMS);
    expect(found).toMatchObject({ quantity: n, locked: false, figures: { unit_price, total, ipi } });
    expect(found.figures).toMatchObject({
      gross_weight: (247_275 * n) / 10_000,
      net_weight: (235_500 * n) / 10_000,
    });
  });

  it('without setups costs each set the same', () => {
    const row = { process_id: 1, time: 12, setup: 0 };
    const set = exampleSet(2, { processes: [row] });
    expect([1, 50].map((n) => setBreak(set, n, TERMS).figures?.unit_price)).toEqual([652.7, 652.7]);
  });

  it.each<[string, Partial<PartInput>]>([
    ['final value', { locked_values: ['final_value'], final_value: 700 }],
    ['unit value', { locked_values: ['unit_value'], unit_value: 70 }],
  ])('does not move a locked %s, and says so', (_, lock) => {
    const found = [1, 50].map((n) => setBreak(exampleSet(2, lock), n, TERMS));
    expect(found.map(({ locked }) => locked)).toEqual([true, true]);
    expect(found.map(({ figures }) => figures?.unit_price)).toEqual([700, 700]);
  });

  const SETUP = { process_id: 1, time: 12 };
  const NO_SETUP = { process_id: 1, time: 12, setup: 0 };
  const LOCKED = { locked_values: ['unit_value'], unit_value: 70 };
  it.each<[string, boolean, Partial<PartInput>[]]>([
    ['one part, whose price is locked', true, [{ ...LOCKED, processes: [SETUP] }]],
    ['one part, whose price is not', false, [{ processes: [SETUP] }]],
    ['a locked one without a setup', false, [{ ...LOCKED, processes: [NO_SETUP] }]],
    ['a locked one without rows', false, [{ ...LOCKED, processes: [] }]],
    ['a locked one, and one that moves', false, [{ ...LOCKED, processes: [SETUP] }, { processes: [SETUP] }]],
    [
      'a locked one, and one that never moves',
      true,
      [{ ...LOCKED, processes: [SETUP] }, { processes: [NO_SETUP] }],
    ],
    [
      'two locked ones',
      true,
      [
        { ...LOCKED, processes: [SETUP] },
        { ...LOCKED, processes: [SETUP] },
      ],
    ],
    [
      'a locked weight',
      false,
      [{ locked_values: ['unit_gross_weight'], unit_gross_weight: 2, processes: [SETUP] }],
    ],
    ['setups that cost nothing', false, [{ ...LOCKED, processes: [{ ...SETUP, process_id: null }] }]],
    ['no part', false, []],
  ])('of %s is locked: %s', (_, locked, changes) => {
    const parts = changes.map((change, id) =>
      storedPart(id, { ...EXAMPLE_PART, ...change, set_quantity: 2 }, BASIS),
    );
    const set = { id: 1, quantity: 2, breaks: [], parts };
    const found = [1, 2, 50].map((n) => setBreak(set, n, TERMS));
    expect(found.map((each) => each.locked)).toEqual([locked, locked, locked]);
    const prices = found.map(({ figures }) => figures?.unit_price);
    if (locked) expect(new Set(prices).size).toBe(1);
    const quote = { ...TERMS, breaks: [1, 50], sets: [set] };
    expect(quoteBreaks(quote).quote.map((each) => each.locked)).toEqual([locked, locked]);
  });

  it('of the whole quote is locked where all that moves is', () => {
    const [held, moving] = [exampleSet(2, LOCKED), { ...exampleSet(2), id: 2 }];
    const of = (...sets: SetToBreak[]) => quoteBreaks({ ...TERMS, breaks: [5], sets }).quote[0]?.locked;
    expect([of(held), of(held, held), of(held, moving)]).toEqual([true, true, false]);
  });

  it('has no figures where a quote could not store them', () => {
    const large = exampleSet(1, { locked_values: ['unit_value'], unit_value: 90_000_000, quantity: 10 });
    expect(setBreak(large, 1_000_000, TERMS)).toMatchObject({ figures: null, parts: [] });
    const whole = { ...TERMS, breaks: [1_000_000], sets: [exampleSet(2)] };
    expect(quoteBreaks(whole).quote[0]).toMatchObject({ quantity: 1_000_000, figures: null });
  });

  it('of the whole quote is every set in so many times its quantity', () => {
    const [one, other] = [exampleSet(2), { ...exampleSet(5), id: 2 }];
    const [break5] = quoteBreaks({ ...TERMS, breaks: [5], sets: [one, other] }).quote;
    const [ten, twentyFive] = [setBreak(one, 10, TERMS), setBreak(other, 25, TERMS)];
    const unit = (ten.figures?.unit_price ?? 0) * 2 + (twentyFive.figures?.unit_price ?? 0) * 5;
    expect(break5?.figures).toMatchObject({
      unit_price: Number(unit.toFixed(2)),
      total: Number(((ten.figures?.total ?? 0) + (twentyFive.figures?.total ?? 0)).toFixed(2)),
      ipi: Number(((ten.figures?.ipi ?? 0) + (twentyFive.figures?.ipi ?? 0)).toFixed(2)),
    });
  });

  it('equals the quote that is made with that quantity, field by field', () => {
    // A basis has the processes of the part's rows; one that has more lost a row, and keeps its price.
    const anyPriced = fc.tuple(anyPart, anyBasis).map(([input, basis]) => {
      const isUsed = ({ id }: { id: number }) => (input.processes ?? []).some((row) => row.process_id === id);
      return [input, { ...basis, processes: basis.processes.filter(isUsed) }] as const;
    });
    const anyInput = fc.array(anyPriced, { minLength: 1, maxLength: 4 });
    const quantities = fc.record({
      own: fc.integer({ min: 0, max: 20 }),
      other: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(anyInput, quantities, anyMarkup, (inputs, { own, other }, markup) => {
        const made = (set_quantity: number, of = inputs) =>
          of.map(([input, basis], id) => storedPart(id, { ...input, set_quantity }, basis, markup));
        const before = made(own);
        const after = made(
          other,
          before.map((part) => [part as never, part.price_basis ?? EMPTY_BASIS]),
        );
        const { figures, parts } = setBreak({ id: 1, quantity: own, breaks: [], parts: before }, other, {
          markup,
          tax_basis: null,
        });
        const moved = new Map(parts.map((part) => [part.id, part.figures]));
        expect(before.map((part) => moved.get(part.id) ?? figuresOf(part))).toEqual(after.map(figuresOf));
        const { unit, total } = sumOrder({ ...NO_CHARGES, tax_basis: null }, [
          { quantity: other, parts: after },
        ]).sets[0]!.amounts;
        const { final_value, ipi, gross_weight, net_weight } = total;
        expect(figures).toEqual({
          unit_price: unit.final_value,
          total: final_value,
          ipi,
          gross_weight,
          net_weight,
        });
      }),
    );
  });
});

describe('a pick', () => {
  const set = { ...exampleSet(2), breaks: [3, 10] };
  const sets = [set];
  const charges = { ...NO_CHARGES, discount: 1000, tax_basis: null };
  const quote = { ...charges, sets };
  const breaks = quoteBreaks({ ...TERMS, breaks: [5], sets });

  it('gives the figures of its break', () => {
    const picked = pickedQuote(quote, breaks, { quote: null, sets: [{ set_id: 1, quantity: 3 }] });
    expect(picked.amounts).toMatchObject({ parts: 2004, ipi: 100.2, total: 1104.2 });
    expect(picked.sets).toMatchObject([
      { set_id: 1, quantity: 3, parts: [{ figures: { unit_value: 66.8 } }] },
    ]);
    const whole = pickedQuote(quote, breaks, { quote: 5, sets: [] });
    expect(whole).toMatchObject({ amounts: { parts: 6573 }, sets: [{ set_id: 1, quantity: 10 }] });
    const none = pickedQuote(quote, breaks, { quote: null, sets: [] });
    expect(none).toEqual({ sets: [], amounts: sumOrder(charges, sets).amounts });
  });

  it.each([
    ['less than the rest', 1000, 3, 1104.2],
    ['as much as the rest', 2104.2, 3, 0],
    ['more than the rest', 2104.21, 3, null],
    ['less than the rest, of a quantity that is no break', 1000, 4, null],
  ])('at a discount of %s has a total where it can be had', (_, discount, quantity, total) => {
    const picks = { quote: null, sets: [{ set_id: 1, quantity }] };
    expect(pickedTotal({ ...quote, discount }, breaks, picks)).toBe(total);
  });

  it.each([
    ['a quantity that is no break', { quote: null, sets: [{ set_id: 1, quantity: 4 }] }],
    ['a set that has none', { quote: null, sets: [{ set_id: 2, quantity: 3 }] }],
    [
      'a set twice',
      {
        quote: null,
        sets: [
          { set_id: 1, quantity: 3 },
          { set_id: 1, quantity: 10 },
        ],
      },
    ],
    ['the quote and a set', { quote: 5, sets: [{ set_id: 1, quantity: 3 }] }],
    ['a quantity that the quote is not offered in', { quote: 4, sets: [] }],
  ])('of %s is unknown', (_, picks) => {
    expect(() => pickedQuote(quote, breaks, picks)).toThrow(UnknownPick);
  });
});
