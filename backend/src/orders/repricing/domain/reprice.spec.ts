import { BLANK_FIGURES } from '@forja/figures';
import fc from 'fast-check';
import { anyBasis, anyMarkup, anyPart } from '../../../../test/world/pricing-examples.js';
import { CatalogueFigures, NO_FIGURES } from '../../../pricing/domain/basis/catalogue-figures.js';
import { EMPTY_BASIS, type PriceBasis } from '../../../pricing/domain/basis/price-basis.js';
import { UnknownChoices } from '../../../pricing/domain/numbers/pricing-errors.js';
import { calculatePart } from '../../../pricing/domain/part/calculate-part.js';
import { figuresOf } from '../../../pricing/domain/part/part-figures.js';
import { inputOf, type PartToPrice } from './part-to-price.js';
import { recalculate, reprice } from './reprice.js';

const STEEL = { id: 1, specific_weight: 0.00785, price_kg: 8.9 };
const DEARER = { ...STEEL, price_kg: 9.35 };
const OTHER = { id: 2, specific_weight: 0.0027, price_kg: 30 };
const RATE = { id: 1, value_per_minute: 2.5 };

const TERMS = { markup: 30, icms: 18, tax_basis: null };

const today = new CatalogueFigures(
  {
    material: new Map([
      [1, DEARER],
      [2, OTHER],
    ]),
    sheet: new Map(),
    bar: new Map(),
    component: new Map(),
    ncm: new Map([[1, { id: 1, ipi: 10 }]]),
    operation: new Map(),
    process: new Map([[1, { id: 1, value_per_minute: 3 }]]),
  },
  new Map(),
);

/** A row that follows no rule, its value typed or not as comparing says. */
const TYPED = { setup: null, rule: false, exact_time: null, typed_value: null };

const SAVED: PriceBasis = {
  ...EMPTY_BASIS,
  material: STEEL,
  ncm: { id: 1, ipi: 5 },
  icms: 18,
  processes: [RATE],
};

/** A plate of 3 × 250 × 400 mm with twelve minutes, as it was saved. */
const PART: PartToPrice = {
  type: 'material',
  material_id: 1,
  sheet_id: null,
  bar_id: null,
  component_id: null,
  ncm_id: 1,
  ...BLANK_FIGURES,
  thickness: 3,
  width: 250,
  length: 400,
  true_area: false,
  loss: 5,
  quantity: 10,
  set_quantity: 2,
  locked_values: [],
  unit_value: 67.61,
  final_value: 676.1,
  price_basis: SAVED,
  processes: [{ process_id: 1, time: 12, final_value: 30, ...TYPED }],
};

const [edited] = reprice([PART], TERMS, today, 'edit');

describe('an edit', () => {
  it('calculates from the part’s own basis, whatever the catalogue says now', () => {
    expect(edited?.fields).toMatchObject({ unit_value: 67.61, final_value: 676.1, price_basis: SAVED });
  });

  it('takes today’s figures for another choice, and for that alone', () => {
    const [other] = reprice([{ ...PART, material_id: 2 }], TERMS, today, 'edit');
    expect(other?.fields.price_basis).toEqual({
      ...SAVED,
      material: { ...OTHER, group: 'other' },
    });
  });

  it('names the fields whose entries do not exist', () => {
    const unknown = {
      ...PART,
      material_id: 9,
      processes: [...PART.processes, { process_id: 8, time: 1, final_value: null, ...TYPED }],
    };
    expect(() => reprice([unknown], TERMS, today, 'edit')).toThrow(
      new UnknownChoices(['material_id', 'processes.1.id']),
    );
  });
});

it('Recalcular takes all current figures and keeps typed values of processes', () => {
  const typed = { process_id: 1, time: 10, final_value: 20, ...TYPED };
  const { fields, result } = recalculate(
    { ...PART, processes: [...PART.processes, typed] },
    { ...TERMS, icms: 12 },
    today,
    'refresh',
  );
  expect(fields.price_basis).toMatchObject({ material: DEARER, ncm: { ipi: 10 }, icms: 12 });
  expect(result.processes.map(({ final_value }) => final_value)).toEqual([36, 20]);
});

describe('another markup of the order', () => {
  it('reprices the parts that follow it, and leaves those with a markup of their own', () => {
    const own = { ...PART, markup: 0 };
    const repriced = reprice([own, PART], { ...TERMS, markup: 28 }, NO_FIGURES, 'markup');
    expect(repriced.map(({ part }) => part)).toEqual([PART]);
    expect(repriced[0]?.fields).toMatchObject({ unit_value: 66.57, final_value: 665.7 });
    expect(repriced[0]?.fields).not.toHaveProperty('price_basis');
  });

  it('gives what an edit at that markup gives', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, (input, basis, markup) => {
        const isUsed = ({ id }: { id: number }) =>
          (input.processes ?? []).some((row) => row.process_id === id);
        const price_basis = { ...basis, processes: basis.processes.filter(isUsed) };
        const part = { ...PART, ...input, markup: null, price_basis } as PartToPrice;
        const [repriced] = reprice([part], { ...TERMS, markup }, NO_FIGURES, 'markup');
        expect(repriced?.fields).toEqual(figuresOf(calculatePart(inputOf(part), price_basis, markup)));
      }),
    );
  });
});

it('another quantity of a set reprices parts with setups alone, and none that lost a process', () => {
  const setUp = { ...PART, processes: PART.processes.map((row) => ({ ...row, setup: 15 })) };
  const lost = { ...setUp, price_basis: { ...SAVED, processes: [RATE, { ...RATE, id: 2 }] } };
  const repriced = reprice([PART, setUp, lost], TERMS, NO_FIGURES, 'lot');
  expect(repriced.map(({ part }) => part)).toEqual([setUp]);
});

it('another customer changes the ICMS alone, of the parts that had another', () => {
  const same = { ...PART, price_basis: { ...SAVED, icms: 12 } };
  const repriced = reprice([same, PART], { ...TERMS, icms: 12 }, NO_FIGURES, 'customer');
  expect(repriced).toEqual([
    {
      part: PART,
      fields: { unit_icms_value: 8.11, total_icms_value: 81.13, price_basis: { ...SAVED, icms: 12 } },
    },
  ]);
});
