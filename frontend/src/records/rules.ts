import type { Validator } from 'react-admin';
import { texts } from '../i18n';
import { countDecimals, decimalText } from '../ui/format';

/** Whether a field holds nothing but blanks. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A value must be there; blanks alone are none, zero is one. Every other rule passes over an empty value. */
export const notBlank =
  (message: string): Validator =>
  (value: unknown) =>
    isBlank(value) ? message : undefined;

/** A number field holds NaN while its text is no number. */
export const isNumber: Validator = (value: unknown) =>
  Number.isNaN(value) ? texts.common.notANumber : undefined;

export const maxDecimals =
  (places: number, message: string): Validator =>
  (value: unknown) =>
    typeof value === 'number' && countDecimals(decimalText(value)) > places ? message : undefined;

export const exactLength =
  (length: number, message: string): Validator =>
  (value: unknown) =>
    !isBlank(value) && String(value).trim().length !== length ? message : undefined;
