/** How months begin, without accents, in the six languages that are read; what begins two months is written out. */
const MONTHS =
  'jan|ene|gen feb|fev mar|mrz abr|apr|avr mai|may|mag jun|giu|juin jul|lug|juil aug|ago|aou set|sep out|oct|okt|ott nov dez|dec|dic'
    .split(' ')
    .map((names) => names.split('|'));

/** 1 to 12; 0 for what is no month. */
const monthOf = (name: string): number => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return MONTHS.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1;
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
type DateOrder = 'day' | 'month' | 'open';

const NUMBERED = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{2}|\d{4})$/;

/** The time of day behind a date, the weekday before it, the end of `12th` and what says that it is a year. */
const AROUND = [
  /[ ,T]+\d{1,2}[:h]\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]\.?m\.?| ?uhr)?(?: ?(?:UTC|GMT|Z))?$/i,
  /^\p{L}+(?:-feira)?, */u,
  /(?<=\d)(?:st|nd|rd|th|er)\b/i,
];

const withoutGaps = (printed: string): string =>
  AROUND.reduce((text, part) => text.replace(part, ''), printed.trim())
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/\.$/, '')
    .trim();

/** A date's order, and the sign between its numbers: one company may write `14-8-2013` and `8/14/2013`. */
interface DateWriting {
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
  return spoken ? iso(Number(spoken[3]), monthOf(spoken[2] ?? ''), Number(spoken[1])) : null;
}

/** The order of day and month in a drawing's dates, where it is certain. */
type CertainOrder = Exclude<DateOrder, 'open'>;

/** An order and the sign between the numbers: `day-`, `month/`. */
export type DatePattern = `${CertainOrder}${string}`;

/** The one order that these patterns show of dates with this sign; null where they show none, or both. */
export function orderOf(patterns: Iterable<DatePattern>, mark: string): CertainOrder | null {
  const ofMark = new Set([...patterns].filter((pattern) => pattern.endsWith(mark)));
  const [only, ...others] = ofMark;
  if (only === undefined || others.length > 0) return null;
  return only.startsWith('day') ? 'day' : 'month';
}

/** A date as YYYY-MM-DD in days; years begin in March, so that leap days are their last ones. */
function daysOf(date: string): number {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  const [whole, since] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  return Math.floor(365.25 * whole) + Math.floor(30.6 * since + 0.5) + day;
}

/** A drawing's file is written within days of its date, in days; planned dates are later by some weeks. */
const SOON = 7;
const PLANNED = 60;

/**
 * Decides by the day on which its file was written whether a date begins with its day or its month; null leaves it open.
 * One reading before that day and one after it: the one before, where it is within SOON or the other one is PLANNED away; else open.
 * Both before: the one within SOON, where the other one is twice as old. Both after: the one within PLANNED, where the other is twice as far.
 */
function orderBy(created: string, text: string): CertainOrder | null {
  // The clock of another time zone may be a day behind.
  const [day = NaN, month = NaN] = (['day', 'month'] as const).map(
    (order) => daysOf(dateOf(text, order) ?? '') - daysOf(created) - 1,
  );
  const [near, far] = Math.abs(day) < Math.abs(month) ? [day, month] : [month, day];
  const [earlier, later] = [Math.min(day, month), Math.max(day, month)];
  const isApart = earlier <= 0 && later > 0;
  const found = isApart ? earlier : near;
  const before = earlier > -SOON || later >= PLANNED;
  const alone = near > 0 ? near < PLANNED && far > 2 * near : near > -SOON && far < -2 * SOON;
  if (!(isApart ? before : alone)) return null;
  return found === day ? 'day' : 'month';
}

/**
 * How a page's dates are certainly written: by those among its texts and their words of which one number can't be a month, else by
 * the language of its labels, or by points between the numbers, which stand where the day is first, else by the day of its file.
 * @param dayFirst whether the page is in a language in which the day is written first
 * @param created the day on which the page's file was written, as YYYY-MM-DD
 */
export function datePatternsOn(
  runs: readonly { text: string; parts: readonly { text: string }[] }[],
  { dayFirst = false, created }: { dayFirst?: boolean; created?: string | undefined } = {},
): DatePattern[] | null {
  const writings = runs
    .flatMap(({ text, parts }) => [text, ...parts.map((part) => part.text)])
    .flatMap((text) => {
      const writing = dateWritingOf(text);
      return writing ? [{ ...writing, text }] : [];
    });
  const certain = writings.flatMap(({ order, mark }): DatePattern[] =>
    order === 'open' ? [] : [`${order}${mark}`],
  );
  const open = writings
    .filter(({ mark }) => !certain.some((pattern) => pattern.endsWith(mark)))
    .flatMap(({ mark, text }): DatePattern[] => {
      const order = dayFirst || mark === '.' ? 'day' : created && orderBy(created, text);
      return order ? [`${order}${mark}`] : [];
    });
  const patterns = new Set([...certain, ...open]);
  return patterns.size > 0 ? [...patterns] : null;
}
