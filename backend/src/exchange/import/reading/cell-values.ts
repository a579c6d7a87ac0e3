import { figure, readDigits, type Unit } from '@forja/figures';
import { messages } from '../../../platform/i18n/messages.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import type { CellValue } from '../../xlsx/cells.js';
import { importTexts } from '../import.texts.js';

/** A cell's value for its field, or the fault of it. */
export type ReadValue = { value: string | number | null } | { error: string };

/** Marks that may stand before and behind a number that is written as text. */
const AFFIXES: Readonly<Record<Unit, { prefix?: string; units: readonly string[] }>> = {
  mm: { units: ['mm'] },
  'mm²': { units: ['mm²', 'mm2'] },
  'g/mm³': { units: ['g/mm³', 'g/mm3'] },
  kg: { units: ['kg'] },
  BRL: { prefix: 'r$', units: [] },
  'BRL/kg': { prefix: 'r$', units: ['/kg'] },
  'BRL/min': { prefix: 'r$', units: ['/min'] },
  '%': { units: ['%'] },
  min: { units: ['min'] },
  s: { units: ['s'] },
  pieces: { units: [] },
  'mm/min': { units: ['mm/min'] },
  'mm²/min': { units: ['mm²/min', 'mm2/min'] },
  'kg/min': { units: ['kg/min'] },
  'pieces/min': { units: ['/min'] },
  'per min': { units: ['/min'] },
};

/** The digits that Excel itself shows and keeps of a number; later ones are left over from its arithmetic. */
const EXCEL_DIGITS = 15;

const EXCEL_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/i;

/** A number that is written as text, by the rules of the number fields, in the field's own unit; undefined for none. Pure. */
export function numberOf(text: string, unit: Unit): number | undefined {
  const { prefix, units } = AFFIXES[unit];
  let rest = text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\s/g, ' ')
    .trim()
    .toLowerCase();
  const sign = rest.startsWith('-') ? -1 : 1;
  if (sign < 0) rest = rest.slice(1).trimStart();
  if (prefix !== undefined && rest.startsWith(prefix)) rest = rest.slice(prefix.length).trimStart();
  const suffix = units.find((one) => rest.endsWith(one));
  if (suffix !== undefined) rest = rest.slice(0, -suffix.length).trimEnd();
  const digits = readDigits(rest);
  return digits === undefined ? undefined : sign * Number(digits);
}

/** Reads a cell as the field's own kind of value. Nothing is guessed: what is not surely right is an error. Pure. */
export function valueOf(cell: CellValue, field: CatalogueField): ReadValue {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return { value: null };
  if (typeof cell === 'string' && EXCEL_ERROR.test(cell.trim())) return { error: importTexts.excelError };
  return field.figure ? figureValue(cell, figure(field.figure).unit) : textValue(cell, field);
}

function figureValue(cell: CellValue, unit: Unit): ReadValue {
  const value = typeof cell === 'string' ? numberOf(cell, unit) : cell;
  if (typeof value !== 'number') return { error: messages.validation.notNumber };
  return { value: Number(value.toPrecision(EXCEL_DIGITS)) };
}

function textValue(cell: CellValue, { digits }: CatalogueField): ReadValue {
  if (typeof cell === 'string') return { value: cell };
  if (typeof cell !== 'number') return { error: messages.validation.notText };
  if (!Number.isSafeInteger(cell) || cell < 0 || cell >= 10 ** EXCEL_DIGITS)
    return { error: importTexts.numberForText };
  const text = String(cell);
  return digits !== undefined && text.length < digits
    ? { error: importTexts.zerosLost(digits) }
    : { value: text };
}
