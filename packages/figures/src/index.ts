/** The facts about every figure of the product, how what is typed finds texts, and how Brazilian numbers are written, once, for the server and the screens. Pure, without dependencies. */
export {
  figure,
  FIGURES,
  isLockable,
  LOCKABLE_FIGURES,
  type Figure,
  type FigureName,
  type LockableFigure,
} from './figures.js';
export { readDigits } from './digits.js';
export { largestAccepted, largestStored, limitOf, SIGNIFICANT_DIGITS } from './limits.js';
export { FIGURE_NAMES } from './names.js';
export { RULE_DRIVERS, type RuleDriver, SPEED_FIGURES } from './drivers.js';
export type { Unit } from './unit.js';
export { sumFigures, type FigureSums } from './sums.js';
export {
  anyForm,
  beginsNumber,
  finder,
  numbersMissed,
  searchWords,
  type SearchWord,
} from './search-words.js';
export {
  aboutFigure,
  BLANK_FIGURES,
  byName,
  ENTERED_FIGURES,
  type EnteredFigure,
  isNullable,
  isPartCount,
  PART_COUNTS,
  PART_FIELDS,
  PART_FIGURES,
  type PartCount,
  type PartCounts,
  type PartFieldName,
  partFieldsWith,
  partFiguresWith,
  pickFields,
  type PartFieldWith,
  type PartFigure,
  type PartFigureValues,
} from './part-fields.js';
export { ORDER_COLUMNS, type OrderColumn } from './order-columns.js';
export {
  checkDigit,
  cnpjCheckDigits,
  cpfCheckDigits,
  type DocumentState,
  hasEightDigits,
  judgeCnpj,
  judgeCpf,
  maskCnpj,
  maskCpf,
  maskNcm,
  maskPhone,
  maskPostalCode,
} from './brazil.js';
