import { EMPTY_BASIS } from '../../pricing/domain/basis/price-basis.js';
import { cutFigures } from './cut-figures.js';
import { STANDARD_SETTINGS, type GroupPlan, type PartToCut } from './cut-group.js';
import { groupParts, type CutStock, type OwnItem } from './group-parts.js';

const MATERIAL = 7;
const stock: CutStock = {
  materials: new Map([[MATERIAL, { name: 'Aço 1020', price_kg: 8.9 }]]),
  sheets: [{ id: 1, name: 'Chapa 3 mm', material_id: MATERIAL, thickness: 3, width: 1200, length: 3000 }],
  bars: new Map([[4, { id: 4, name: 'Barra chata', length: 6000, weight: 14.13, price_kg: 7.5 }]]),
  items: [],
};

let ids = 0;
const part = (fields: Partial<PartToCut>): PartToCut => ({
  id: ++ids,
  title: `Peça ${String(ids)}`,
  set: 'Conjunto',
  type: 'sheet',
  thickness: 3,
  width: 0,
  length: 0,
  quantity: 1,
  net_weight: 0,
  gross_weight: 0,
  locked_values: [],
  set_quantity: 1,
  price_basis: {
    ...EMPTY_BASIS,
    sheet: {
      id: 1,
      thickness: 3,
      width: 1200,
      length: 3000,
      material_id: MATERIAL,
      specific_weight: 0.00785,
      price_kg: 8.9,
    },
    bar: { id: 4, length: 6000, weight: 14.13, price_kg: 7.5 },
    material: { id: MATERIAL, specific_weight: 0.00785, price_kg: 8.9 },
  },
  ...fields,
});

const small = part({ width: 250, length: 400, quantity: 10, net_weight: 23.55 });
const large = part({ width: 580, length: 700, quantity: 4, net_weight: 38.2452 });

const planned = (
  cuts: GroupPlan['cuts'],
  parts: PartToCut[],
  items: OwnItem[] = [],
  left: GroupPlan['left'] = [],
) => {
  const [group] = groupParts(parts, { ...stock, items }, STANDARD_SETTINGS);
  return cutFigures(group!, { cuts, left, proved: true }, parts);
};

describe('the figures of a cutting plan', () => {
  it('consume what is taken without the remnant that is kept, and lose what is not a piece', () => {
    const cut = { stock: 0, count: 1, placed: [], used: 2635 };
    expect(planned([cut], [small, large])).toEqual({
      purchases: [
        { entry: expect.objectContaining({ id: 1, weight: 84.78 }), count: 1, weight: 84.78, value: 754.54 },
      ],
      items: [],
      bought: { weight: 84.78, value: 754.54 },
      own: { weight: 0, value: 0 },
      used: { weight: 61.7952, value: 549.98 },
      kept: { weight: 10.3149, value: 91.8 },
      scrap: { weight: 12.6699, value: 112.76 },
      utilisation: 82.99,
      loss: 20.5,
      uncovered: 0,
    });
    expect(planned([{ ...cut, used: 3000 }], [small, large]).loss).toBe(37.2);
  });

  it('buy nothing of what the shop has', () => {
    const remnant = {
      id: 9,
      name: 'E9',
      material_id: MATERIAL,
      bar_id: null,
      thickness: 3,
      width: 600,
      length: 800,
    };
    const bare = { count: 1, placed: [] };
    const cuts = [
      { ...bare, stock: 0, used: 800 },
      { ...bare, stock: 1, used: 3000 },
    ];
    expect(planned(cuts, [small, large], [remnant])).toMatchObject({
      purchases: [{ entry: { id: 1, own: false }, count: 1 }],
      items: [{ entry: { id: 9, own: true }, count: 1, weight: 11.304 }],
      bought: { weight: 84.78, value: 754.54 },
      own: { weight: 11.304, value: 100.61 },
      used: { weight: 61.7952 },
      kept: { weight: 0 },
      scrap: { weight: 34.2888, value: 305.17 },
    });
  });

  it('count no piece that has no stock', () => {
    const cut = { stock: 0, count: 1, placed: [], used: 3000 };
    const many = { ...small, quantity: 50, net_weight: 117.75 };
    expect(planned([cut], [many, large], [], [{ part_id: many.id, pieces: 40 }])).toMatchObject({
      bought: { weight: 84.78 },
      used: { weight: 61.7952 },
      scrap: { weight: 22.9848 },
      loss: 37.2,
    });
  });

  it('say what no part pays where a gross weight is locked', () => {
    const locked = { ...large, locked_values: ['gross_weight'], gross_weight: 39 };
    const cut = { stock: 0, count: 1, placed: [], used: 2635 };
    // 74.4651 − 23.55 × 1.205 − 39
    expect(planned([cut], [small, locked]).uncovered).toBe(7.0874);
  });

  it('of bars count by their length', () => {
    const shaft = part({ type: 'bar', length: 1500, quantity: 2, set_quantity: 3, net_weight: 7.065 });
    const cut = { stock: 0, count: 2, placed: [], used: 4509 };
    // 2 × 4509 of 6000 mm of 14.13 kg
    expect(planned([cut], [shaft])).toMatchObject({
      bought: { weight: 28.26, value: 211.95 },
      used: { weight: 21.195 },
      kept: { weight: 7.0226 },
      loss: 0.2,
    });
  });

  it('lose nothing by rule where nothing is weighed', () => {
    const cut = { stock: 0, count: 1, placed: [], used: 3000 };
    expect(planned([cut], [{ ...small, net_weight: 0 }])).toMatchObject({ loss: null, utilisation: 0 });
  });
});

describe('parts by what they are cut from', () => {
  const strip = { original_key: 'a', flat_pattern: { width: 40, length: 3100 } };

  it('join those of a sheet and those of its material in one thickness; not the customer’s material', () => {
    const ofMaterial = part({ type: 'material', width: 100, length: 100 });
    const thinner = part({ type: 'material', thickness: 2, width: 100, length: 100 });
    const tolling = part({ width: 100, length: 100, customer_material: true });
    const component = part({ type: 'component' });
    const groups = groupParts([small, ofMaterial, thinner, tolling, component], stock, STANDARD_SETTINGS);
    expect(
      groups.map(({ name, thickness, parts, outside }) => [name, thickness, parts.length, outside]),
    ).toEqual([
      ['Aço 1020', 3, 2, []],
      ['Aço 1020', 2, 0, [{ id: thinner.id, title: thinner.title, reason: 'too_large' }]],
    ]);
  });

  it.each<[string, Partial<PartToCut>, Partial<typeof STANDARD_SETTINGS>, string | null]>([
    ['no pieces', { width: 10, length: 10, quantity: 0 }, {}, 'no_pieces'],
    ['wider than the sheet without its edges', { width: 1190, length: 1190 }, {}, 'too_large'],
    ['turned, it fits', { width: 2900, length: 100 }, {}, null],
    ['of the full size, edges and all', { width: 3000, length: 1200 }, {}, null],
    ['too many for one plan', { width: 10, length: 10, quantity: 5001 }, {}, 'too_many'],
    [
      'longer than the sheet, not than its diagonal, by any angle with an outline',
      { width: 40, length: 3100, content_file: strip },
      { method: 'turned' },
      null,
    ],
    ['longer, by right angles', { width: 40, length: 3100, content_file: strip }, {}, 'too_large'],
    ['longer, without an outline', { width: 40, length: 3100 }, { method: 'turned' }, 'too_large'],
    ['the whole sheet’s size where it has none of its own', { width: 0, length: 100 }, {}, null],
    ['sheet not taken', { width: 10, length: 10 }, { unused_sheet_ids: [1] }, 'too_large'],
    ['longer than the bar without its ends', { type: 'bar', length: 5990 }, { trim: 20 }, 'too_large'],
    ['the whole bar', { type: 'bar', length: 0 }, { trim: 20 }, null],
  ])('%s', (_, fields, settings, reason) => {
    const one = part(fields);
    const [group] = groupParts([one], stock, { ...STANDARD_SETTINGS, ...settings });
    expect(group!.outside.map((each) => each.reason)).toEqual(reason === null ? [] : [reason]);
  });
});
