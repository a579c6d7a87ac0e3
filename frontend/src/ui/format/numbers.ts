import { figure, type FigureName, type Unit } from '@forja/figures';
import { texts } from '../../i18n';
import { decimalText, shiftDecimalPoint } from './decimal';

/** How a unit stands beside a number: money before it, everything else after. */
export const FIGURE_UNITS: Readonly<Record<Unit, { prefix?: string; unit?: string }>> = {
  mm: { unit: 'mm' },
  'mm²': { unit: 'mm²' },
  'g/mm³': { unit: 'g/mm³' },
  kg: { unit: 'kg' },
  BRL: { prefix: 'R$' },
  'BRL/kg': { prefix: 'R$', unit: '/kg' },
  'BRL/min': { prefix: 'R$', unit: '/min' },
  '%': { unit: '%' },
  min: { unit: 'min' },
  s: { unit: 's' },
  pieces: {},
  'mm/min': { unit: 'mm/min' },
  'mm²/min': { unit: 'mm²/min' },
  'kg/min': { unit: 'kg/min' },
  'pieces/min': { unit: 'un./min' },
  'per min': { unit: '/min' },
};

/** Units that may be typed behind a figure's number beside its own, with the places by which each moves the point. */
export const TYPED_UNITS: Partial<Readonly<Record<Unit, Readonly<Record<string, number>>>>> = {
  kg: { kg: 0, g: -3 },
};

const formatters = new Map<string, Intl.NumberFormat>();

/** One formatter per pair of limits; making one costs far more than using it. */
const formatterFor = (min: number, max: number): Intl.NumberFormat => {
  const key = `${min}-${max}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: min, maximumFractionDigits: max });
  formatters.set(key, made);
  return made;
};

type Shown = number | null | undefined;

/** A canonical decimal in pt-BR digits, exact: 1234.5 → `1.234,50` for two decimals. */
export const formatDecimal = (canonical: string, min: number, max = min): string =>
  formatterFor(min, max).format(canonical as `${number}`);

/**
 * A number that is no figure of the product (a count, a duration) in pt-BR with `decimals` places, or between `decimals`
 * and `max`; an en dash without one.
 */
export const formatNumber = (value: Shown, decimals: number, max = decimals): string =>
  value === null || value === undefined
    ? texts.common.empty
    : formatDecimal(decimalText(value), decimals, max);

/** With its shown decimals; with more of them where it has more; or with none that it does not need. */
type FigureDecimals = 'shown' | 'exact' | 'needed';

interface FigureFormat {
  decimals?: FigureDecimals;
  /** The number alone: its column or its heading has the unit. */
  bare?: boolean;
}

/** The least and the most decimals that a figure is shown with; a percentage has those that it needs. */
export const shownDecimals = (
  name: FigureName,
  wanted: FigureDecimals = 'shown',
): [least: number, most: number] => {
  const { unit, decimals, shown } = figure(name);
  return [unit === '%' || wanted === 'needed' ? 0 : shown, wanted === 'shown' ? shown : decimals];
};

/** A figure in its unit with its shown decimals: `R$ 676,10`, `2,36 kg`, `30,125%`, `10`; an en dash without one. */
export const formatFigure = (
  name: FigureName,
  value: Shown,
  { decimals, bare = false }: FigureFormat = {},
): string => {
  if (value === null || value === undefined) return texts.common.empty;
  const number = formatNumber(value, ...shownDecimals(name, decimals));
  const { prefix, unit } = FIGURE_UNITS[figure(name).unit];
  if (bare || !(prefix ?? unit)) return number;
  const before = prefix === undefined ? '' : `${prefix}\u00a0`;
  const between = unit === '%' || prefix !== undefined ? '' : '\u00a0';
  return before + number + (unit === undefined ? '' : between + unit);
};

/** BRL: `R$ 676,10`. */
export const formatMoney = (value: Shown): string => formatFigure('final_value', value);

/** Kilograms: `2,36 kg`. */
export const formatWeight = (value: Shown): string => formatFigure('net_weight', value);

/** A weight below 1 kg in g as well, where two decimals of a kg say little: `= 797,1 g`; nothing from 1 kg on. */
export const inGrams = (kilograms: Shown): string | undefined =>
  kilograms && kilograms > 0 && kilograms < 1
    ? `= ${formatDecimal(shiftDecimalPoint(decimalText(kilograms), 3), 0, 1)}\u00a0g`
    : undefined;

/** A percentage that is no figure of the product: `17,5%`, with the decimals it has, `max` at most. */
export const formatPercent = (value: Shown, max: number): string =>
  value === null || value === undefined ? texts.common.empty : `${formatNumber(value, 0, max)}%`;

/** A network address without the prefix that a server gives an IPv4 one. */
export const formatAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/, '');
