import fc from 'fast-check';
import { calculatePart } from './calculate-part.js';
import { anyBasis, anyMarkup, anyPart, decimal } from '../../../../test/world/pricing-examples.js';
import { icmsValues } from './taxes.js';

describe('ICMS at another rate', () => {
  it.each([
    [67.61, 676.1, 18, 12.17, 121.7],
    [67.61, 676.1, 12, 8.11, 81.13],
    [67.61, 676.1, null, 0, 0],
  ])('of %p and %p at %p %% is %p and %p', (unit_value, final_value, icms, unit, total) => {
    expect(icmsValues(unit_value, final_value, icms)).toEqual({
      unit_icms_value: unit,
      total_icms_value: total,
    });
  });

  it('is what a whole calculation at that rate gives', () => {
    fc.assert(
      fc.property(anyPart, anyBasis, anyMarkup, decimal(100, 2), (part, basis, markup, icms) => {
        const before = calculatePart(part, basis, markup);
        const after = calculatePart(part, { ...basis, icms }, markup);
        expect(after).toMatchObject(icmsValues(before.unit_value, before.final_value, icms));
      }),
    );
  });
});
