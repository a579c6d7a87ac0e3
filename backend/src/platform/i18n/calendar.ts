/**
 * Days and months as a Brazilian shop counts them. Moments are stored in UTC; the calendar is Brasília's, three hours
 * behind it all year since summer time was abolished in 2019.
 */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` of a moment (ISO 8601 in UTC). */
export const dayOf = (moment: string): string =>
  new Date(Date.parse(moment) - OFFSET_MS).toISOString().slice(0, 10);

/** The hour of a moment, 0 to 23. */
export const hourOf = (moment: string): number => new Date(Date.parse(moment) - OFFSET_MS).getUTCHours();

/** The first moment of a day. */
export const startOfDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + OFFSET_MS).toISOString();

/** `YYYY-MM` of a moment. */
export const monthOf = (moment: string): string => dayOf(moment).slice(0, 7);

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The month so many months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The first moment of a month. */
export const startOfMonth = (month: string): string => startOfDay(`${month}-01`);

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
