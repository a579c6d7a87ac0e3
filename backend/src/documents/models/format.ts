import { figure as figureOf } from '@forja/figures';
import { scaled } from '../../pricing/domain/numbers/scaled.js';

/**
 * Numbers and dates as a Brazilian reads them. Numbers are handed to Intl as their decimal text, because that is the
 * stored value: the double beside it may be slightly less than a half and would be rounded the other way.
 */
const decimalText = (value: number) => String(value) as Intl.StringNumericLiteral;

const numbers = new Map<string, Intl.NumberFormat>();

function format(value: number, least: number, most: number, currency?: 'BRL'): string {
  const key = `${String(least)}-${String(most)}-${currency ?? ''}`;
  const known =
    numbers.get(key) ??
    new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      ...(currency && { style: 'currency', currency }),
    });
  numbers.set(key, known);
  return known.format(decimalText(value));
}

const MONEY = figureOf('final_value').shown;
const WEIGHT = figureOf('net_weight').shown;
/** A stored weight's last decimal is a tenth of a gram. */
const TENTHS = 10;
const LENGTH = figureOf('length').shown;
const RATE = figureOf('ipi').shown;

/** BRL: `R$ 1.234,50`. @param decimals more for a price per kilogram */
export const money = (value: number, decimals = MONEY) => format(value, decimals, decimals, 'BRL');

/** Money without its sign, for a column whose heading has it. */
export const amount = (value: number, decimals = MONEY) => format(value, decimals, decimals);

/** A count or measure with exactly these decimals. */
export const figure = (value: number, decimals = 0) => format(value, decimals, decimals);

/** A measure with the decimals it has, two at most: `3`, `1,5`, `250,25`. */
export const measure = (value: number) => format(value, 0, LENGTH);

/** kg, two decimals: `23,55 kg`. */
export const kilograms = (value: number) => `${format(value, WEIGHT, WEIGHT)}\u00a0kg`;

/** kg, and g as well below 1 kg, where two decimals of a kg say little: `0,36 kg (361,2 g)`. */
export const kilogramsAndGrams = (value: number) =>
  value < 1
    ? `${kilograms(value)} (${format(scaled('net_weight', value) / TENTHS, 0, 1)}\u00a0g)`
    : kilograms(value);

/** Percent with the decimals it has: `5%`, `9,75%`. */
export const percent = (value: number) => `${format(value, 0, RATE)}%`;

/** `4 peças`, `1 peça`. */
export const counted = (count: number, one: string, many: string) =>
  `${format(count, 0, 0)} ${plural(count, one, many)}`;

/** `peças`, `peça`: the word alone. */
export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** A wall-clock text `YYYY-MM-DD[THH:mm…]` as `dd/mm/yyyy[ HH:mm]`; midnight is a day without a time. */
export function wallClock(text: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(text) ?? [];
  if (!year || !month || !day) return text;
  return `${day}/${month}/${year}${time && time !== '00:00' ? ` ${time}` : ''}`;
}

const saoPauloDay = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The day of a moment in São Paulo, `days` later: `dd/mm/yyyy`. */
export function day(moment: string, days = 0): string {
  const date = new Date(moment);
  date.setUTCDate(date.getUTCDate() + days);
  return saoPauloDay.format(date);
}

const saoPauloTime = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in São Paulo: `22/11/2026 10:30`. */
export const dayAndTime = (moment: string): string =>
  `${day(moment)} ${saoPauloTime.format(new Date(moment))}`;

/** An order's number as it is printed everywhere: six digits. */
export const orderNumber = (id: number) => String(id).padStart(6, '0');
