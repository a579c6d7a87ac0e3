import { texts } from '../../i18n';

/** Dates as they are typed and shown in a field: `dd/mm/aaaa`, or `dd/mm/aaaa hh:mm`, whatever the browser's language. */

/** Whether a date has a time; `optional`: a day without one is meant whole. */
export type WithTime = boolean | 'optional';

/** Digits of day, month, year, hour, minute, second; and what stands before each. */
const GROUPS = [
  { size: 2, before: '' },
  { size: 2, before: '/' },
  { size: 4, before: '/' },
  { size: 2, before: ' ' },
  { size: 2, before: ':' },
  { size: 2, before: ':' },
] as const;

const YEAR = 2;
const DATE_GROUPS = 3;

const pad = (text: string): string => text.padStart(2, '0');

/**
 * Separators between the digits that are typed; a separator that is typed ends its group, so that `1/2/2032` works as
 * `01022032` does. What is behind the last group falls away.
 */
export const maskDate = (typed: string, withTime: WithTime): string => {
  const groups = GROUPS.slice(0, withTime ? GROUPS.length : DATE_GROUPS);
  const filled: string[] = [];
  let open = '';
  let ended = false;
  const close = () => {
    filled.push(filled.length === YEAR ? open : pad(open));
    open = '';
    ended = true;
  };
  for (const char of typed.trimStart()) {
    const group = groups[filled.length];
    if (group === undefined) break;
    if (/\d/.test(char)) {
      open += char;
      ended = false;
      if (open.length === group.size) {
        close();
        ended = false;
      }
    } else if (open !== '') close();
    else if (filled.length > 0) ended = true;
  }
  const all = open === '' ? filled : [...filled, open];
  const text = all.map((digits, index) => `${groups[index]?.before ?? ''}${digits}`).join('');
  return ended && open === '' ? `${text}${groups[all.length]?.before ?? ''}` : text;
};

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ ,]+(.*))?$/;
const TIME = /^(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?$/;

/** `YYYY-MM-DD` of a day that the calendar has (February 30 is none); a year of two digits is in this century. */
const readDay = (day: string, month: string, year: string): string | undefined => {
  const long = year.length === 2 ? `20${year}` : year;
  const date = new Date(Date.UTC(Number(long), Number(month) - 1, Number(day)));
  const same = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return same ? `${long}-${pad(month)}-${pad(day)}` : undefined;
};

/** `HH:mm`, and `:ss` where seconds were typed that are not 0. */
const readTime = (text: string): string | undefined => {
  const [whole, hour = '', minute = '00', second = '00'] = TIME.exec(text) ?? [];
  if (whole === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return undefined;
  return `${pad(hour)}:${minute}${second === '00' ? '' : `:${second}`}`;
};

/**
 * Reads a date from a text: `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:mm` and `:ss` where seconds were typed; null for an empty
 * text, undefined for one that is no date. A time that is left out is 00:00, unless it is optional: then it stays out.
 */
export const readDate = (text: string, withTime: WithTime): string | null | undefined => {
  const trimmed = text.trim().replace(/[/: ]+$/, '');
  if (trimmed === '') return null;
  const [, day = '', month = '', year = '', typedTime] = DAY.exec(trimmed) ?? [];
  const date = readDay(day, month, year);
  const time = readTime(typedTime ?? '0');
  if (day === '' || date === undefined || time === undefined) return undefined;
  const dayAlone = !withTime || (withTime === 'optional' && typedTime === undefined);
  return dayAlone ? date : `${date}T${time}`;
};

const STORED = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;

/** Whether it is a date as it is stored (`YYYY-MM-DD`, with or without a time). */
export const isStoredDate = (value: string): boolean => STORED.test(value);

/** A stored date as its field shows it; a text that is none, as it is. */
export const shownDate = (value: string, withTime: WithTime): string => {
  const [, year, month, day, hour, minute = '00', second = '00'] = STORED.exec(value) ?? [];
  if (year === undefined) return value;
  const date = `${day}/${month}/${year}`;
  if (!withTime || (withTime === 'optional' && hour === undefined)) return date;
  return `${date} ${hour ?? '00'}:${minute}${second === '00' ? '' : `:${second}`}`;
};

const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;

/** Answers the day in Brazil: `YYYY-MM-DD`, as Sweden writes its dates. */
export const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A text that names its zone is a moment; one that does not is what the clock on the wall shows. */
const isMoment = (value: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) && value.includes('T');

/**
 * `dd/mm/yyyy hh:mm:ss`; an en dash without a value. A wall-clock text is shown as it stands, without any shift of
 * time zone; a moment is shown in America/Sao_Paulo.
 */
export const formatDateTime = (value: string | null | undefined): string => {
  if (!value) return texts.common.empty;
  if (isMoment(value)) return momentFormat.format(new Date(value)).replace(',', '');
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = WALL_CLOCK.exec(value) ?? [];
  return year === undefined ? texts.common.empty : `${day}/${month}/${year} ${hour}:${minute}:${second}`;
};

/** `dd/mm/yyyy` of the same value. */
export const formatDate = (value: string | null | undefined): string =>
  formatDateTime(value).split(' ')[0] ?? '';
