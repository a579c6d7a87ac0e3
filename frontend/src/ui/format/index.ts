export { formatDate, formatDateTime, isStoredDate, today } from './dates';
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
  formatAddress,
  FIGURE_UNITS,
  formatDecimal,
  formatFigure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWeight,
  inGrams,
  shownDecimals,
  TYPED_UNITS,
} from './numbers';
export { type Affixes, readNumber, readPair, type TypedNumber } from './typed-number';
