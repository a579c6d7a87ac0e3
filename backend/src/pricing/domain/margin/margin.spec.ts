import fc from 'fast-check';
import { ResultTooLarge, TargetMarginTooHigh } from '../numbers/pricing-errors.js';
import { roundTo } from '../numbers/rounding.js';
import { exact } from '../numbers/exact.js';
import { marginOf, markupForMargin, orderMargin, totalBase } from './margin.js';

const money = fc.integer({ min: 0, max: 1_000_000_00 }).map((cents) => cents / 100);
const base = fc.record({ value: money, taxes: money, cost: money });
const cents = (value: number) => Math.round(value * 100);

describe('margin', () => {
  it.each([
    // The worked part of docs/pricing.md; a component sold at its cost; a loss; no price.
    [{ value: 676.1, taxes: 121.7, cost: 520.07 }, 34.33, 5.08],
    [{ value: 668, taxes: 120.24, cost: 513.82 }, 33.94, 5.08],
    [{ value: 100, taxes: 0, cost: 100 }, 0, 0],
    [{ value: 100, taxes: 18, cost: 90 }, -8, -8],
    [{ value: 0, taxes: 0, cost: 12.5 }, -12.5, null],
  ])('of %j is %d BRL and %p %%', (part, contribution, margin) => {
    expect(marginOf(part)).toEqual({ cost: part.cost, contribution, margin });
  });

  it('of an order is that of its sets with the discount taken off', () => {
    const part = { value: 676.1, taxes: 121.7, cost: 520.07 };
    const set = totalBase([part, { value: 100, taxes: 18, cost: 60 }], 2);
    expect(set).toEqual({ value: 1552.2, taxes: 279.4, cost: 1160.14 });
    expect(orderMargin([set], 52.2)).toEqual({
      cost: 1160.14,
      contribution: 60.46,
      margin: 4.03,
      without_discount: { contribution: 112.66, margin: 7.26 },
    });
  });

  it('of an order without parts is none, whatever its discount', () => {
    expect(orderMargin([], 20)).toEqual({
      cost: 0,
      contribution: -20,
      margin: null,
      without_discount: { contribution: 0, margin: null },
    });
  });

  it('adds up: the contributions of parts are those of their set, and all of it is price, tax or cost', () => {
    const property = fc.property(fc.array(base), fc.integer({ min: 0, max: 50 }), (parts, times) => {
      const total = totalBase(parts, times);
      const single = parts.reduce((sum, part) => sum + cents(marginOf(part).contribution), 0);
      expect(cents(marginOf(total).contribution)).toBe(single * times + 0);
      expect(cents(total.taxes) + cents(total.cost) + single * times).toBe(cents(total.value));
    });
    fc.assert(property);
  });

  it.each([
    [25, 18, 75.439],
    [0, 0, 0],
    [0, 18, 21.951],
    [50, 0, 100],
  ])('a target of %d %% at %d %% of ICMS needs a markup of %d %%', (target, icms, markup) => {
    expect(markupForMargin(target, exact(icms))).toBe(markup);
  });

  it('a markup above what a part can have is refused', () => {
    expect(() => markupForMargin(81.99, exact(18))).toThrow(ResultTooLarge);
  });

  it.each([
    [82, 18],
    [99, 18],
    [99.99, 0.01],
  ])('a target of %d %% at %d %% of ICMS is impossible', (target, icms) => {
    expect(() => markupForMargin(target, exact(icms))).toThrow(TargetMarginTooHigh);
  });

  it('its markup leaves it, to the rounding of cents', () => {
    const property = fc.property(
      fc.integer({ min: 0, max: 6000 }),
      fc.integer({ min: 0, max: 2500 }),
      (target, icms) => {
        const markup = markupForMargin(target / 100, exact(icms / 100));
        const cost = 1_000_000;
        const value = roundTo(exact(cost).times(exact(markup).div(100).plus(1)), 2).toNumber();
        const tax = roundTo(exact(value).times(icms).div(10_000), 2).toNumber();
        expect(marginOf({ value, taxes: tax, cost }).margin).toBeCloseTo(target / 100, 1);
      },
    );
    fc.assert(property);
  });
});
