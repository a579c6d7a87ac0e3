import { type FigureName, limitOf } from '@forja/figures';
import { calculatePart, explainPart } from './calculate-part.js';
import type { ExplainedPart, PartInput, PartResult } from './part-input.js';
import { EXAMPLE_BASIS, EXAMPLE_MARKUP, EXAMPLE_PART } from '../../../../test/world/pricing-examples.js';
import { EMPTY_BASIS } from '../basis/price-basis.js';
import type { PriceBasis } from '../basis/price-basis.js';
import { ResultTooLarge, UnknownLockedValue } from '../numbers/pricing-errors.js';

const BASIS: PriceBasis = {
  ...EXAMPLE_BASIS,
  material: { id: 1, specific_weight: 0.0027, price_kg: 32.5 },
  bar: { id: 1, length: 6000, weight: 14.8, price_kg: 9.75 },
  component: { id: 1, unit_value: 12.34 },
};

function values(input: PartInput, basis: PriceBasis = BASIS, markup = 0): PartResult {
  const { steps, ...rest } = explainPart(input, basis, markup);
  expect(steps.length).toBeGreaterThan(0);
  return rest;
}

describe('the worked example', () => {
  it('comes out to the last digit', () => {
    expect(values(EXAMPLE_PART, EXAMPLE_BASIS, EXAMPLE_MARKUP)).toEqual({
      thickness: 3,
      width: 250,
      length: 400,
      loss: 5,
      markup: null,
      quantity: 10,
      unit_net_weight: 2.355,
      net_weight: 23.55,
      unit_gross_weight: 2.4728,
      gross_weight: 24.7275,
      unit_value: 67.61,
      final_value: 676.1,
      unit_ipi_value: 3.38,
      total_ipi_value: 33.81,
      unit_icms_value: 12.17,
      total_icms_value: 121.7,
      processes: [
        {
          process_id: 1,
          time: 12,
          final_value: 30,
          setup: null,
          rule: false,
          exact_time: null,
          typed_value: false,
        },
      ],
    });
  });
});

describe('each type of part', () => {
  const cut = { thickness: 2, width: 100, length: 500, quantity: 3 };

  it.each<[string, PartInput, Partial<ExplainedPart>]>([
    // 2 × 100 × 500 × 0.0027 ÷ 1000 = 0.27 kg, × 32.50 = 8.775
    ['material', { type: 'material', ...cut }, { unit_net_weight: 0.27, net_weight: 0.81, unit_value: 8.78 }],
    [
      'material without a width',
      { type: 'material', ...cut, width: null },
      { net_weight: 0, width: 0, unit_value: 0 },
    ],
    // the sheet's 3 mm count, not the part's 2: 3 × 100 × 500 × 0.00785 ÷ 1000 = 1.1775 kg, × 8.90 = 10.47975
    ['sheet', { type: 'sheet', ...cut }, { thickness: 3, unit_net_weight: 1.1775, unit_value: 10.48 }],
    [
      'sheet without a width',
      { type: 'sheet', ...cut, width: 0 },
      { width: 1200, length: 500, unit_net_weight: 14.13 },
    ],
    [
      'sheet without a length',
      { type: 'sheet', ...cut, length: null },
      { width: 100, length: 3000, net_weight: 21.195 },
    ],
    ['whole sheet', { type: 'sheet', quantity: 1 }, { width: 1200, length: 3000, net_weight: 84.78 }],
    // 14.8 ÷ 6000 × 500 = 1.23333… kg, × 9.75 = 12.025; the total is three times the unrounded weight
    [
      'bar',
      { type: 'bar', ...cut },
      { unit_net_weight: 1.2333, net_weight: 3.7, unit_value: 12.03, thickness: 2 },
    ],
    ['whole bar', { type: 'bar', quantity: 2 }, { length: 6000, net_weight: 29.6, unit_value: 144.3 }],
    [
      'component',
      { type: 'component', ...cut },
      { net_weight: 0, gross_weight: 0, final_value: 37.02, width: 100 },
    ],
    ['process', { type: 'process', ...cut }, { net_weight: 0, gross_weight: 0, final_value: 0 }],
    ['no type', { type: null, ...cut }, { net_weight: 0, gross_weight: 0, final_value: 0 }],
  ])('%s', (_name, input, expected) => {
    expect(values(input)).toMatchObject(expected);
  });

  it.each(['material', 'sheet', 'bar', 'component', 'process', null] as const)(
    'of type %p adds its processes to its cost, and without a choice costs nothing else',
    (type) => {
      const processes = [{ process_id: 1, time: 12 }];
      const basis = { ...EMPTY_BASIS, processes: BASIS.processes };
      expect(values({ type, ...cut, processes }, basis)).toMatchObject({
        net_weight: 0,
        gross_weight: 0,
        unit_value: 30,
        final_value: 90,
      });
      const [without, withRows] = [values({ type, ...cut }), values({ type, ...cut, processes })];
      expect(withRows.unit_value).toBeCloseTo(without.unit_value + 30, 2);
    },
  );

  it('does not divide by a bar of no length', () => {
    const basis = { ...EMPTY_BASIS, bar: { id: 1, length: 0, weight: 14.8, price_kg: 9 } };
    expect(values({ type: 'bar', length: 500, quantity: 2 }, basis)).toMatchObject({
      net_weight: 0,
      final_value: 0,
    });
  });

  it('takes absent figures for 0', () => {
    expect(values({ type: 'material' }, BASIS)).toMatchObject({
      thickness: 0,
      loss: 0,
      quantity: 0,
      markup: null,
      final_value: 0,
      processes: [],
    });
  });
});

describe('markup, taxes and loss', () => {
  const part: PartInput = { type: 'component', quantity: 2 };

  it.each([
    ['null follows the order', null, 10, 13.57, null],
    ['0 is the part’s own', 0, 10, 12.34, 0],
    ['a number is the part’s own', 50, 10, 18.51, 50],
  ])('%s', (_name, markup, orderMarkup, unit_value, stays) => {
    expect(values({ ...part, markup }, BASIS, orderMarkup)).toMatchObject({ unit_value, markup: stays });
  });

  it('charges no IPI without an NCM and no ICMS without a rate', () => {
    expect(values(part, { ...BASIS, ncm: null, icms: 0 })).toMatchObject({
      unit_ipi_value: 0,
      total_ipi_value: 0,
      unit_icms_value: 0,
      total_icms_value: 0,
    });
  });

  it('adds the loss to the gross weight alone', () => {
    const sheet: PartInput = { ...EXAMPLE_PART, loss: 100 };
    expect(values(sheet)).toMatchObject({ net_weight: 23.55, gross_weight: 47.1 });
  });
});

describe('the true area of a plate part', () => {
  // A 250 × 400 mm rectangle of which 80,000 of 100,000 mm² are left; 3 mm, 0.00785 g/mm³.
  const part: PartInput = { ...EXAMPLE_PART, net_area: 80_000 };

  it.each<[string, Partial<PartInput>, Partial<ExplainedPart>]>([
    // 3 × 80,000 × 0.00785 ÷ 1000 = 1.884, × 1.05
    ['takes a loss as it is typed', {}, { unit_net_weight: 1.884, unit_gross_weight: 1.9782, loss: 5 }],
    ['a loss of 0 too', { loss: 0 }, { unit_net_weight: 1.884, unit_gross_weight: 1.884, loss: 0 }],
    [
      'without a loss the rectangle is paid',
      { loss: null },
      { unit_net_weight: 1.884, net_weight: 18.84, unit_gross_weight: 2.355, gross_weight: 23.55, loss: 25 },
    ],
    [
      'a locked net weight loses as much of its own',
      { loss: null, unit_net_weight: 2, locked_values: ['unit_net_weight'] },
      { unit_net_weight: 2, unit_gross_weight: 2.5, loss: 25 },
    ],
    [
      'a locked gross weight stays',
      { loss: null, unit_gross_weight: 3, locked_values: ['unit_gross_weight'] },
      { unit_net_weight: 1.884, unit_gross_weight: 3 },
    ],
    [
      'a rectangle too small for it loses nothing',
      { loss: null, width: 100 },
      { unit_net_weight: 1.884, unit_gross_weight: 1.884, loss: 0 },
    ],
    ['an area of 0 is none', { net_area: 0 }, { unit_net_weight: 2.355, unit_gross_weight: 2.4728 }],
    [
      'a bar has none',
      { type: 'bar', length: 3000, loss: null },
      { unit_net_weight: 7.4, unit_gross_weight: 7.4 },
    ],
  ])('%s', (_, change, expected) => {
    expect(values({ ...part, ...change })).toMatchObject(expected);
  });

  it('weighs a material part alike, and says how', () => {
    const material = { ...part, type: 'material', thickness: 2, loss: null } as const;
    expect(values(material)).toMatchObject({ unit_net_weight: 0.432, unit_gross_weight: 0.54 });
    const { steps } = explainPart(material, BASIS, 0);
    expect(steps.find(({ field }) => field === 'unit_net_weight')).toMatchObject({
      formula: 'espessura × área real × peso específico ÷ 1000',
      inputs: [{}, { name: 'Área real', value: 80_000, unit: 'mm²' }, {}],
    });
    expect(steps.find(({ field }) => field === 'unit_gross_weight')).toMatchObject({
      formula: 'peso líquido por peça × área do retângulo ÷ área real',
      inputs: [{ name: 'Peso líquido por peça' }, { value: 100_000 }, { value: 80_000 }],
    });
  });
});

describe('errors', () => {
  it('names a locked value that does not exist', () => {
    const call = () =>
      explainPart({ type: null, locked_values: ['net_weight', 'total_ipi_value'] }, BASIS, 0);
    expect(call).toThrow(new UnknownLockedValue('total_ipi_value'));
  });

  it.each<[string, PartInput]>([
    [
      'net_weight',
      { type: null, locked_values: ['unit_net_weight'], unit_net_weight: 999_999_999, quantity: 2 },
    ],
    [
      'final_value',
      { type: null, locked_values: ['unit_value'], unit_value: 99_999_999_999.99, quantity: 2 },
    ],
    [
      'unit_value',
      { type: 'bar', locked_values: ['gross_weight'], gross_weight: 999_999_999, quantity: 0, markup: 1 },
    ],
  ])('names the field whose result is too large: %s', (field, input) => {
    const dear = { ...BASIS, bar: { id: 1, length: 1, weight: 900_000_000, price_kg: 99_999 } };
    expect(() => explainPart(input, dear, 0)).toThrow(new ResultTooLarge(field));
    const refusal = (calculate: typeof calculatePart) => {
      try {
        return calculate(input, dear, 0);
      } catch (error) {
        return (error as ResultTooLarge).limit;
      }
    };
    expect(refusal(explainPart as typeof calculatePart)).toBe(limitOf(field as FigureName));
    expect(refusal(calculatePart)).toBe(limitOf(field as FigureName));
  });
});
