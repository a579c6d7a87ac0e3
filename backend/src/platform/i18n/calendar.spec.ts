import { dayAfter, dayOf, isMonth, monthAfter, monthOf, startOfMonth } from './calendar.js';

describe('the calendar of Brasília', () => {
  it.each([
    ['2026-03-01T02:59:59.999Z', '2026-02-28', '2026-02'],
    ['2026-03-01T03:00:00.000Z', '2026-03-01', '2026-03'],
    ['2027-01-01T00:00:00.000Z', '2026-12-31', '2026-12'],
  ])('%s is in %s', (moment, day, month) => {
    expect(dayOf(moment)).toBe(day);
    expect(monthOf(moment)).toBe(month);
  });

  it('a month begins with its first moment and ends before the next one', () => {
    expect(monthOf(startOfMonth('2026-03'))).toBe('2026-03');
    expect(monthOf(new Date(Date.parse(startOfMonth('2026-03')) - 1).toISOString())).toBe('2026-02');
  });

  it('counts days and months across years', () => {
    expect(dayAfter('2026-12-28', 7)).toBe('2027-01-04');
    expect(monthAfter('2026-11', 2)).toBe('2027-01');
    expect(monthAfter('2026-01', -11)).toBe('2025-02');
  });

  it.each([
    ['2026-03', true],
    ['2026-13', false],
    ['2026-3', false],
    ["2026-03'", false],
  ])('%s is a month: %s', (text, is) => expect(isMonth(text)).toBe(is));
});
