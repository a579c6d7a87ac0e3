/** How months begin, without accents, in Portuguese, English, German, Spanish and Italian. */
const MONTHS =
  'jan|ene|gen fev|feb mar|mrz abr|apr|avr mai|may|mag jun|giu jul|lug ago|aug set|sep out|oct|okt|ott nov dez|dec|dic'
    .split(' ')
    .map((names) => names.split('|'));

/** 1 to 12; 0 for what is no month. */
const monthOf = (name: string): number => {
  const begin = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .slice(0, 3)
    .toLowerCase();
  return MONTHS.findIndex((names) => names.includes(begin)) + 1;
};

const iso = (year: number, month: number, day: number): string | null => {
  const full = year < 100 ? 2000 + year : year;
  const valid = month >= 1 && month <= 12 && day >= 1 && day <= 31 && full >= 1950 && full <= 2100;
  return valid ? `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : null;
};

/** Of two numbers the day is the one that can't be a month; where both can, the first. */
function dayAndMonth(year: string, first: string, second: string): string | null {
  const [one, other] = [Number(first), Number(second)];
  return other > 12 && one <= 12 ? iso(Number(year), one, other) : iso(Number(year), other, one);
}

/** Which of a date's two numbers is the day: the first (`day`), the second (`month` first), or both may be (`open`). */
export type DateOrder = 'day' | 'month' | 'open';

const NUMBERED = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{2}|\d{4})$/;

const withoutGaps = (printed: string): string => printed.replace(/\s*([-/.])\s*/g, '$1').trim();

/** A date's order, and the sign between its numbers: one company may write `14-8-2013` and `8/14/2013`. */
export interface DateWriting {
  order: DateOrder;
  mark: string;
}

/** How a date is written that is printed as three numbers, the year last; null for any other text, and where both numbers are the same. */
export function dateWritingOf(printed: string): DateWriting | null {
  const text = withoutGaps(printed);
  const [, first = '', mark = '', second = ''] = NUMBERED.exec(text) ?? [];
  if (first === '' || dateOf(text) === null || Number(first) === Number(second)) return null;
  if (Number(first) > 12) return { order: 'day', mark };
  return { order: Number(second) > 12 ? 'month' : 'open', mark };
}

/** A date as YYYY-MM-DD; day before month where both are numbers that could be either, unless `order` says otherwise. */
export function dateOf(printed: string, order: DateOrder = 'day'): string | null {
  const text = withoutGaps(printed);
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (year) return iso(Number(year[1]), Number(year[2]), Number(year[3]));
  const day = NUMBERED.exec(text);
  if (day) {
    const [, first = '', , second = '', ofYear = ''] = day;
    return order === 'month' ? dayAndMonth(ofYear, second, first) : dayAndMonth(ofYear, first, second);
  }
  const named = /^(\p{L}{3,9})\.?[-/. ](\d{1,2})(?:, ?|[-/. ])(\d{4})$/u.exec(text);
  if (named) return iso(Number(named[3]), monthOf(named[1] ?? ''), Number(named[2]));
  const spoken = /^(\d{1,2})[-/. ]?(?:de )?(\p{L}{3,9})[-/. ]*(?:de )?(\d{4}|\d{2})$/u.exec(text);
  if (spoken) return iso(Number(spoken[3]), monthOf(spoken[2] ?? ''), Number(spoken[1]));
  const first = /^(\d{4})[-/. ](\p{L}{3,9})[-/. ](\d{1,2})$/u.exec(text);
  return first ? iso(Number(first[1]), monthOf(first[2] ?? ''), Number(first[3])) : null;
}
