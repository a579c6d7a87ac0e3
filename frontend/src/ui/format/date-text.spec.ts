import fc from 'fast-check';
import { isStoredDate, maskDate, readDate, shownDate } from './dates';

describe('what is typed as a date', () => {
  it.each([
    ['31/12/2032', '2032-12-31T00:00'],
    ['31/12/2032 8', '2032-12-31T08:00'],
    ['31/12/2032 08:30', '2032-12-31T08:30'],
    ['31/12/2032 08:30:15', '2032-12-31T08:30:15'],
    ['31/12/2032 08:30:00', '2032-12-31T08:30'],
    ['31/12/2032, 08:30', '2032-12-31T08:30'],
    ['1/2/32', '2032-02-01T00:00'],
    ['01.02.2032', '2032-02-01T00:00'],
    ['01-02-2032 ', '2032-02-01T00:00'],
    ['29/02/2032', '2032-02-29T00:00'],
    ['', null],
    ['  ', null],
    ['29/02/2033', undefined],
    ['31/04/2032', undefined],
    ['12/31/2032', undefined],
    ['31/12', undefined],
    ['31/12/203', undefined],
    ['31/12/2032 24:00', undefined],
    ['31/12/2032 08:60', undefined],
    ['amanhã', undefined],
  ])('%p is %p', (text, value) => {
    expect(readDate(text, true)).toBe(value);
    if (typeof value === 'string') expect(readDate(text, false)).toBe(value.slice(0, 10));
  });

  it.each([
    ['31122032', '31/12/2032'],
    ['311220320830', '31/12/2032 08:30'],
    ['31122032083015', '31/12/2032 08:30:15'],
    ['1/2/2032', '01/02/2032'],
    ['1/', '01/'],
    ['01/', '01/'],
    ['01', '01'],
    ['3', '3'],
    ['31/12/32 8:', '31/12/32 08:'],
    ['31/12/2032 ', '31/12/2032 '],
    ['31/12/2032 08:30:15:99', '31/12/2032 08:30:15'],
    ['/', ''],
    ['', ''],
  ])('%p shows as %p', (typed, shown) => {
    expect(maskDate(typed, true)).toBe(shown);
  });

  it('shows a day without time where the field has none', () => {
    expect(maskDate('311220320830', false)).toBe('31/12/2032');
    expect(shownDate('2032-12-31T08:30', false)).toBe('31/12/2032');
  });

  it('reads every stored date again from what its field shows, typed key by key', () => {
    const stored = fc
      .date({ min: new Date('2000-01-01T00:00Z'), max: new Date('2099-12-31T23:59Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 19).replace(/:00$/, ''));
    fc.assert(
      fc.property(stored, (value) => {
        const shown = shownDate(value, true);
        let typed = '';
        for (const digit of shown.replace(/\D/g, '')) typed = maskDate(typed + digit, true);
        expect(typed).toBe(shown);
        expect(readDate(typed, true)).toBe(value);
        expect(isStoredDate(value)).toBe(true);
      }),
    );
  });

  it('leaves an optional time out: the day is meant whole', () => {
    expect(readDate('30/11/2026', 'optional')).toBe('2026-11-30');
    expect(readDate('30/11/2026 08:30', 'optional')).toBe('2026-11-30T08:30');
    expect(shownDate('2026-11-30', 'optional')).toBe('30/11/2026');
    expect(shownDate('2026-11-30T00:00', 'optional')).toBe('30/11/2026 00:00');
  });

  it('shows what is no date as it was typed', () => {
    expect(shownDate('31/02/2032', true)).toBe('31/02/2032');
    expect(isStoredDate('31/02/2032')).toBe(false);
  });
});
