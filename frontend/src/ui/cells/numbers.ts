import { figure, type FigureName } from '@forja/figures';
import {
  countDecimals,
  FIGURE_UNITS,
  formatFigure,
  readNumber,
  readPair,
  roundDecimal,
  TYPED_UNITS,
} from '../format';
import { common as text } from '../../i18n';

/** How the numbers of a copied table are written. */
export type NumberFormat = 'pt-BR' | 'en-US';

/** Number characters alone: currency, units, signs and blanks around them say nothing of the format. */
const bareOf = (written: string): string => written.replace(/^[^\d.,]+|[^\d.,]+$/g, '');

/** 1,234.5 and 1,234,567: blanks and points would be pt-BR. */
const ENGLISH = /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const BRAZILIAN = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
/** One mark with a number of digits behind it that no group has, or in front of it. */
const decimals = (mark: string) =>
  new RegExp(`^(?:0|[1-9]\\d{3,}|\\d*)\\${mark}(?:\\d{1,2}|\\d{4,})$|^(?:0|[1-9]\\d{3,})\\${mark}\\d+$`);
const DECIMAL_POINT = decimals('.');
const DECIMAL_COMMA = decimals(',');

/**
 * The format in which these numbers were written: en-US where one of them can be nothing else and none is surely pt-BR. By
 * itself `1.234` is one thousand and some, as everywhere in the product.
 */
export const formatOf = (written: readonly string[]): NumberFormat => {
  const bare = written.map(bareOf);
  const english = bare.some((number) => ENGLISH.test(number) || DECIMAL_POINT.test(number));
  const brazilian = bare.some((number) => BRAZILIAN.test(number) || DECIMAL_COMMA.test(number));
  return english && !brazilian ? 'en-US' : 'pt-BR';
};

/** A single number in brackets, as accounts write one below zero: `(12,00)`, `R$ (12,00)`. */
const IN_BRACKETS = /^([^\d()=]*)\(\s*([\d.,\s]+)\)\s*$/;

const asBrazilian = (written: string, format: NumberFormat): string =>
  format === 'pt-BR' ? written : written.replaceAll(',', '').replace('.', ',');

/** A figure as its cell copies it: all of its decimals, a comma, no group points; nothing without one. */
export const copyFigure = (name: FigureName, value: number | null): string =>
  value === null ? '' : formatFigure(name, value, { decimals: 'exact', bare: true }).replaceAll('.', '');

/**
 * The number that a cell's text stands for, with the decimals that are stored.
 * @returns null for an empty text
 */
export const readFigure = (
  name: FigureName,
  written: string,
  format: NumberFormat,
): { value: number | null } | { refusal: string } => {
  const { unit, decimals: stored, roundsFractions } = figure(name);
  const own = FIGURE_UNITS[unit];
  const units = TYPED_UNITS[unit] ?? (own.unit === undefined ? {} : { [own.unit]: 0 });
  const signed = written.trim().replace(IN_BRACKETS, '-$1$2');
  const read = readNumber(asBrazilian(signed, format), { prefix: own.prefix, units });
  if (read === null) return { value: null };
  if (read === undefined) return { refusal: text.notANumber };
  if (stored === 0 && !roundsFractions && countDecimals(read.text) > 0) return { refusal: text.integersOnly };
  return { value: Number(roundDecimal(read.text, stored)) };
};

/**
 * Two sizes that are written in one cell: `250x400`.
 * @returns both with the decimals that are stored; null for anything else
 */
export const readFigurePair = (
  name: FigureName,
  written: string,
  format: NumberFormat,
): [first: number, second: number] | null => {
  const { unit, decimals } = figure(name);
  const own = FIGURE_UNITS[unit];
  const pair = readPair(asBrazilian(written, format), {
    prefix: own.prefix,
    ...(own.unit !== undefined && { units: { [own.unit]: 0 } }),
  });
  if (pair === null) return null;
  const [first, second] = pair.map((text) => Number(roundDecimal(text, decimals)));
  return [first ?? 0, second ?? 0];
};
