import {
  figure,
  FIGURE_NAMES,
  FIGURES,
  largestStored,
  limitOf,
  LOCKABLE_FIGURES,
  type FigureName,
} from './index.js';

const names = Object.keys(FIGURES) as FigureName[];

describe('the facts about a figure', () => {
  it.each([
    ['thickness', 'mm', 2],
    ['specific_weight', 'g/mm³', 6],
    ['net_weight', 'kg', 4],
    ['final_value', 'BRL', 2],
    ['price_kg', 'BRL/kg', 4],
    ['loss', '%', 2],
    ['markup', '%', 3],
    ['ipi', '%', 2],
    ['icms', '%', 2],
  ] as const)('%s is stored in %s with %p decimals', (name, unit, decimals) => {
    expect(figure(name)).toMatchObject({ unit, decimals });
  });

  it.each(names)('%s has a name for the screens', (name) => {
    expect(FIGURE_NAMES[name]).toMatch(/^\p{Lu}/u);
  });

  it('a weight is stored with four decimals and shown with two', () => {
    expect(figure('gross_weight')).toMatchObject({ decimals: 4, shown: 2 });
  });

  it.each(names)('%s: no more decimals are shown than are stored', (name) => {
    expect(figure(name).shown).toBeLessThanOrEqual(figure(name).decimals);
  });

  it.each(names)('%s: what a request may hold can be stored', (name) => {
    expect(limitOf(name)).toBeLessThanOrEqual(largestStored(name));
    expect(largestStored(name).toFixed(figure(name).decimals).replace('.', '')).toBe('9'.repeat(15));
  });

  it('locks are of weights and values, per piece and in total', () => {
    expect(LOCKABLE_FIGURES).toEqual([
      'unit_net_weight',
      'net_weight',
      'unit_gross_weight',
      'gross_weight',
      'unit_value',
      'final_value',
    ]);
  });
});
