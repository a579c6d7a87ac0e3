import { countDecimals, decimalText } from '../ui/format';

/** Says what is wrong with a value, or nothing. */
export type Rule = (value: unknown) => string | undefined;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** All rules but this one pass over an empty value. Zero is a value. */
export const required =
  (message: string): Rule =>
  (value) =>
    isEmpty(value) ? message : undefined;

const whenNumber =
  (wrong: (value: number) => boolean, message: string): Rule =>
  (value) =>
    typeof value === 'number' && wrong(value) ? message : undefined;

export const maxDecimals = (places: number, message: string): Rule =>
  whenNumber((value) => countDecimals(decimalText(value)) > places, message);

export const atLeast = (limit: number, message: string): Rule =>
  whenNumber((value) => value < limit, message);

export const atMost = (limit: number, message: string): Rule => whenNumber((value) => value > limit, message);

export const exactLength =
  (length: number, message: string): Rule =>
  (value) =>
    !isEmpty(value) && String(value).trim().length !== length ? message : undefined;

/** The first complaint of several rules. */
export const firstComplaint = (rules: readonly Rule[], value: unknown): string | undefined => {
  for (const rule of rules) {
    const complaint = rule(value);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
};
