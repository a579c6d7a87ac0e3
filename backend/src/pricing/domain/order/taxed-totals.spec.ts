import { basisOn } from '../../../../test/world/tax-basis.js';
import { EMPTY_BASIS } from '../basis/price-basis.js';
import { markupForMargin, orderMargin } from '../margin/margin.js';
import { HUNDRED } from '../numbers/exact.js';
import { retaxed } from '../part/taxes.js';
import { containedShareOf } from '../taxes/contained-share.js';
import { containedInOrder, containedTaxes, ownIcms, taxedLine, taxFigures } from '../basis/part-taxes.js';
import { soldByWord } from '../taxes/operations.js';
import type { TaxBasis } from '../taxes/tax-rules.js';
import { NO_CHARGES, type OrderCharges, type PartAmounts } from './order-amounts.js';
import { discountExceedsTotal, sumOrder } from './order-totals.js';

const [NOVEMBER, JANUARY] = ['2026-11-20', '2027-01-15'] as const;

/** A part as it is stored in an order with the basis. */
function storedPart(
  tax_basis: TaxBasis,
  { ipi, unit_value, quantity }: { ipi: number; unit_value: number; quantity: number },
  word: string | null = null,
): PartAmounts {
  const taxes = taxFigures({ icms: 18, tax_basis }, { id: 1, ipi }, { ...soldByWord(word), origin: null });
  const final_value = Math.round(unit_value * quantity * 100) / 100;
  const rates = { ipi: taxes.ncm?.ipi, icms: taxes.icms, icms_base: taxes.icms_base, untaxed: taxes.untaxed };
  const values = retaxed({ unit_value, final_value }, rates);
  const weights = { gross_weight: 1, net_weight: 1 };
  return {
    unit_value,
    quantity,
    final_value,
    ...weights,
    ...values,
    price_basis: { ...EMPTY_BASIS, ...taxes },
  };
}

const PLATE = { ipi: 5, unit_value: 67.61, quantity: 10 };
const PIN = { ipi: 6.5, unit_value: 0.1, quantity: 3 };

/** The order of docs/pricing.md: two sets of a plate and a pin, one set of a pin. */
const setsOn = (basis: TaxBasis) => [
  { quantity: 2, parts: [storedPart(basis, PLATE), storedPart(basis, PIN)] },
  { quantity: 1, parts: [storedPart(basis, PIN)] },
];
const CHARGES = { delivery_type: 'CIF', delivery_value: 150, service_value: 80.5, discount: 30.55 };

const amountsOn = (basis: TaxBasis, charges: Omit<OrderCharges, 'tax_basis'> = CHARGES) =>
  sumOrder({ ...charges, tax_basis: basis }, setsOn(basis));

describe('an order with a tax basis', () => {
  it('has the taxes of its lines with their shares of freight and discount: the worked order of the documentation', () => {
    expect(amountsOn(basisOn(NOVEMBER)).amounts).toMatchObject({
      parts: 1353.1,
      ipi: 73.64,
      icms: 265.06,
      reform: 0,
      total: 1626.69,
    });
    const noFreight = basisOn(NOVEMBER, { company: { freight_in_ipi: false } });
    expect(amountsOn(noFreight).amounts).toMatchObject({ ipi: 66.14, total: 1619.19 });
  });

  it('has CBS and IBS on top after New Year, and no IPI', () => {
    const { amounts, sets } = amountsOn(basisOn(JANUARY));
    expect(amounts).toMatchObject({ ipi: 0, reform: 109.13, total: 1662.18 });
    expect(amounts.taxes).toEqual({ day: JANUARY, estimate: true, cbs: 107.85, ibs: 1.28, credit: null });
    // The service's own are in no set.
    const ofSets = sets.reduce((sum, set) => sum + set.amounts.reform, 0);
    expect(ofSets).toBeLessThan(109.13);
  });

  it('rounds each line once: fifty sets are not fifty times one', () => {
    const basis = basisOn(NOVEMBER);
    const sets = [{ quantity: 50, parts: [storedPart(basis, PLATE)] }];
    expect(sumOrder({ ...NO_CHARGES, tax_basis: basis }, sets).amounts.ipi).toBe(1690.25);
    expect(sumOrder({ ...NO_CHARGES, tax_basis: null }, sets).amounts.ipi).toBe(1690.5);
  });

  it('is the sum of parts, charges and what comes on top, and its sets sum to it', () => {
    for (const day of [NOVEMBER, JANUARY]) {
      const { amounts, sets } = amountsOn(basisOn(day));
      const { parts, ipi, reform, freight, service, discount, total } = amounts;
      expect(total).toBeCloseTo(parts + ipi + reform + freight + service - discount, 6);
      expect(sets.reduce((sum, set) => sum + set.amounts.total.ipi, 0)).toBeCloseTo(ipi, 6);
      expect(sets.reduce((sum, set) => sum + set.amounts.total.icms, 0)).toBeCloseTo(amounts.icms, 6);
    }
  });

  it.each([
    ['up to parts and service', 'iss', 1433.6, false],
    ['above them', 'iss', 1433.61, true],
    ['above the parts, where the service is taxed as freight is', 'goods', 1353.11, true],
  ] as const)('takes a discount %s', (_, service_kind, discount, refused) => {
    const basis = basisOn(NOVEMBER, { company: { service_kind } });
    const { amounts } = amountsOn(basis, { ...CHARGES, discount });
    expect(discountExceedsTotal(amounts, basis)).toBe(refused);
  });
});

describe('a part of such an order', () => {
  it.each<[string, TaxBasis, number, number]>([
    ['inside the state', basisOn(NOVEMBER), 33.81, 121.7],
    ['of a buyer who keeps it', basisOn(NOVEMBER, { customer: { final_use: true } }), 33.81, 127.78],
    ['to Bahia', basisOn(NOVEMBER, { customer: { state: 'BA' } }), 33.81, 47.33],
    ['after New Year', basisOn(JANUARY), 0, 121.7],
    ['with CBS and IBS in the base', basisOn(JANUARY, { company: { reform_in_icms: true } }), 0, 130.05],
    ['of a company of Simples', basisOn(NOVEMBER, { company: { regime: 'simples' } }), 0, 0],
  ])('has taxes of its own %s', (_, basis, total_ipi_value, total_icms_value) => {
    expect(storedPart(basis, PLATE)).toMatchObject({ total_ipi_value, total_icms_value });
  });

  it.each<[string, string, boolean, number, number]>([
    ['of the customer’s material', 'tolling', false, 70.2, 11.67],
    ['of the customer’s material, its ICMS deferred', 'tolling', true, 0, 14.24],
    ['bought and sold on', 'resale', true, 70.2, 11.67],
  ])('%s has no IPI', (_, operation, tolling_deferred, icms, pisCofins) => {
    const basis = basisOn(NOVEMBER, { company: { tolling_deferred } });
    const part = storedPart(basis, { ipi: 5, unit_value: 39, quantity: 10 }, operation);
    expect(part).toMatchObject({ total_ipi_value: 0, total_icms_value: icms });
    const { amounts } = sumOrder({ ...NO_CHARGES, tax_basis: basis }, [{ quantity: 1, parts: [part] }]);
    expect(amounts).toMatchObject({ ipi: 0, icms, total: 390 });
    expect(containedTaxes(basis)(part)).toBeCloseTo(icms + pisCofins, 6);
  });

  it('leaves the margin after all taxes that its price contains', () => {
    const basis = basisOn(NOVEMBER);
    const part = storedPart(basis, PLATE);
    expect(containedTaxes(basis)(part)).toBe(141.93); // 121.70 + 3.60 + 16.63
    const sets = [{ value: 676.1, taxes: 141.93, cost: 520.07 }];
    const taxesWith = (discount: number) =>
      containedInOrder(basis, [{ quantity: 1, parts: [part] }], discount);
    expect(orderMargin(sets, 0, taxesWith)).toMatchObject({ contribution: 14.1, margin: 2.09 });
    const share = containedShareOf(basis, [taxedLine(basis, part, part.final_value)])!;
    expect(markupForMargin(25, share.times(HUNDRED))).toBe(85.161);
  });
});

it('without a basis the rate of the customer’s state counts', () => {
  expect(ownIcms({ icms: 18, tax_basis: null })).toBe(18);
  expect(taxFigures({ icms: 18, tax_basis: null }, { id: 1, ipi: 5 })).toEqual({
    ncm: { id: 1, ipi: 5 },
    icms: 18,
  });
});
