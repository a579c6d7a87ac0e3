export { isStoredDate } from './date-text';
export { formatDate, formatDateTime } from './dates';
export { countDecimals, decimalText, roundDecimal, shiftDecimalPoint } from './decimal';
export {
  hasEightDigits,
  judgeCnpj,
  judgeCpf,
  maskCnpj,
  maskCpf,
  maskNcm,
  maskPhone,
  maskPostalCode,
} from '@forja/figures';
export {
  formatDecimal,
  formatFigure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWeight,
  inGrams,
  shownDecimals,
} from './numbers';
export { type Affixes, readNumber, readPair, type TypedNumber } from './typed-number';
export { FIGURE_UNITS, TYPED_UNITS } from './figure-units';
