import { texts } from '../../i18n';
import { decimalText, shiftDecimalPoint } from './decimal';

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

/** A number in pt-BR with `decimals` places (or between `decimals` and `max`); an en dash without one. */
export const formatNumber = (value: Shown, decimals = 2, max = decimals): string =>
  value === null || value === undefined
    ? texts.common.empty
    : formatDecimal(decimalText(value), decimals, max);

/** BRL: `R$ 676,10`; price per kg has 4 decimals. */
export const formatMoney = (value: Shown, decimals = 2): string =>
  value === null || value === undefined ? texts.common.empty : `R$\u00a0${formatNumber(value, decimals)}`;

/** Kilograms: `2,36 kg`. */
export const formatWeight = (value: Shown): string =>
  value === null || value === undefined ? texts.common.empty : `${formatNumber(value, 2)}\u00a0kg`;

/** A weight below 1 kg in g as well, where two decimals of a kg say little: `= 797,1 g`; nothing from 1 kg on. */
export const inGrams = (kilograms: Shown): string | undefined =>
  kilograms && kilograms > 0 && kilograms < 1
    ? `= ${formatDecimal(shiftDecimalPoint(decimalText(kilograms), 3), 0, 1)}\u00a0g`
    : undefined;

/** `5%`, `17,5%`: as many decimals as there are, two at most (`max` for markup: three). */
export const formatPercent = (value: Shown, max = 2): string =>
  value === null || value === undefined ? texts.common.empty : `${formatNumber(value, 0, max)}%`;
