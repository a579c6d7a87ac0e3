import { formatDate, formatDateTime } from './dates';
import { formatFigure, formatMoney, formatNumber, formatPercent, formatWeight } from './numbers';

const NBSP = '\u00a0';

describe('numbers as they are shown', () => {
  it.each([
    [formatMoney(676.1), `R$${NBSP}676,10`],
    [formatMoney(1234567.89), `R$${NBSP}1.234.567,89`],
    [formatFigure('price_kg', 8.9), `R$${NBSP}8,9000/kg`],
    [formatFigure('width', 250), `250,00${NBSP}mm`],
    [formatFigure('width', 250, { decimals: 'needed', bare: true }), '250'],
    [formatFigure('net_weight', 0.7971), `0,80${NBSP}kg`],
    [formatFigure('net_weight', 0.7971, { decimals: 'exact' }), `0,7971${NBSP}kg`],
    [formatFigure('net_weight', 3, { decimals: 'exact' }), `3,00${NBSP}kg`],
    [formatFigure('quantity', 10), '10'],
    [formatFigure('ipi', 5), '5%'],
    [formatFigure('markup', 30.125), '30,125%'],
    [formatWeight(2.355), `2,36${NBSP}kg`],
    [formatNumber(1.005, 2), '1,01'],
    [formatNumber(10, 0), '10'],
    [formatPercent(17.5, 1), '17,5%'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(expected);
  });

  it('is an en dash without a value, and zero is one', () => {
    expect([formatMoney(null), formatWeight(undefined), formatNumber(null, 2)]).toEqual(['–', '–', '–']);
    expect(formatNumber(0, 2)).toBe('0,00');
  });
});

describe('dates as they are shown', () => {
  it('leaves wall-clock times where they are', () => {
    expect(formatDateTime('2026-12-01T08:30')).toBe('01/12/2026 08:30:00');
    expect(formatDateTime('2026-12-01 08:30:15')).toBe('01/12/2026 08:30:15');
    expect(formatDate('2026-12-01T23:59:59')).toBe('01/12/2026');
  });

  it('shows moments in São Paulo', () => {
    expect(formatDateTime('2026-11-20T15:04:05Z')).toBe('20/11/2026 12:04:05');
    expect(formatDateTime('2026-11-21T01:00:00.000Z')).toBe('20/11/2026 22:00:00');
  });

  it('is an en dash without one', () => {
    expect(formatDateTime(null)).toBe('–');
    expect(formatDateTime('amanhã')).toBe('–');
  });
});
