/** How months begin, without accents, in the languages of `FIELD_NAMES` that write them so; what begins two months in two languages is left out. */
const MONTHS =
  'jan|ene|gen|sty|янв|січ fev|feb|lut|фев|лют mar|mrz|maa|мар|бер abr|apr|avr|kwi|апр|кві mai|may|mag|maj|mei|маи|мая|тра jun|giu|cze|июн|чер jul|lug|июл|лип aug|ago|aou|sie|авг|сер set|sep|wrz|сен|вер out|oct|okt|ott|paz|окт|жов nov|ноя dez|dec|dic|des|gru|дек|гру'
    .split(' ')
    .map((names) => names.split('|'));

/** Months that begin like another one's name: the French June and July, the Polish July, the Finnish November. */
const LONGER: readonly (readonly [begin: string, month: number])[] = [
  ['juin', 6],
  ['juil', 7],
  ['lipc', 7],
  ['lipie', 7],
  ['marra', 11],
];

/** 1 to 12; 0 for what is no month. */
const monthOf = (name: string): number => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const longer = LONGER.find(([begin]) => plain.startsWith(begin));
  if (longer) return longer[1];
  const begin = plain.slice(0, 3);
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

/** The time of day behind a date, the weekday before it, the end of `12th` and what says that it is a year. */
const AROUND = [
  /[ ,T]+\d{1,2}[:h]\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]\.?m\.?| ?uhr)?(?: ?(?:UTC|GMT|Z))?$/i,
  /^\p{L}+(?:-feira)?, */u,
  /(?<=\d)(?:st|nd|rd|th|er)\b/i,
  / ?(?:г\.?|р\.|r\.)$/u,
];

const withoutGaps = (printed: string): string =>
  AROUND.reduce((text, part) => text.replace(part, ''), printed.trim())
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/\.$/, '')
    .trim();

/** `20240314` as YYYY-MM-DD: only where a label says that it is a date, since a drawing's number may look so. */
export function compactDateOf(printed: string): string | null {
  const [, year = '', month = '', day = ''] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(printed.trim()) ?? [];
  return year === '' ? null : iso(Number(year), Number(month), Number(day));
}

/** A date's order, and the sign between its numbers: one company may write `14-8-2013` and `8/14/2013`. */
export interface DateWriting {
  order: DateOrder;
  mark: string;
}

/** A text without two figures, or too long, is no date: asked first, since all texts of a page are. */
const mayBeDate = (printed: string): boolean => printed.length <= 45 && /\d{2}/.test(printed);

/** How a date is written that is printed as three numbers, the year last; null for any other text, and where both numbers are the same. */
export function dateWritingOf(printed: string): DateWriting | null {
  if (!mayBeDate(printed)) return null;
  const text = withoutGaps(printed);
  const [, first = '', mark = '', second = ''] = NUMBERED.exec(text) ?? [];
  if (first === '' || dateOf(text) === null || Number(first) === Number(second)) return null;
  if (Number(first) > 12) return { order: 'day', mark };
  return { order: Number(second) > 12 ? 'month' : 'open', mark };
}

/** A date as YYYY-MM-DD; day before month where both are numbers that could be either, unless `order` says otherwise. */
export function dateOf(printed: string, order: DateOrder = 'day'): string | null {
  if (!mayBeDate(printed)) return null;
  const text = withoutGaps(printed);
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (year) return iso(Number(year[1]), Number(year[2]), Number(year[3]));
  const day = NUMBERED.exec(text);
  if (day) {
    const [, first = '', , second = '', ofYear = ''] = day;
    return order === 'month' ? dayAndMonth(ofYear, second, first) : dayAndMonth(ofYear, first, second);
  }
  const named = /^(\p{L}{3,9})\.?[-/. ](\d{1,2})(?:(?:, ?|[-/. ])(?=\d{4})|-(?=\d\d$))(\d+)$/u.exec(text);
  if (named) return iso(Number(named[3]), monthOf(named[1] ?? ''), Number(named[2]));
  const spoken = /^(\d{1,2})[-/. ]?(?:de )?(\p{L}{3,9})[-/. ]*(?:de )?(\d{4}|\d{2})$/u.exec(text);
  if (spoken) return iso(Number(spoken[3]), monthOf(spoken[2] ?? ''), Number(spoken[1]));
  const first = /^(\d{4})[-/. ](\p{L}{3,9})[-/. ](\d{1,2})$/u.exec(text);
  return first ? iso(Number(first[1]), monthOf(first[2] ?? ''), Number(first[3])) : null;
}
