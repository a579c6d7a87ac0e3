import { judgeCnpj, judgeCpf, maskCnpj, maskCpf, maskPhone } from '@forja/figures';
import { importTexts } from '../import.texts.js';
import { valueOf } from '../reading/cell-values.js';
import type { FileColumn, ImportTable } from '../reading/headings.js';
import type { RowError } from './plan.js';

interface BrazilNumber {
  /** Whether all of it is there and nothing else. */
  isWhole: (text: string) => boolean;
  mask: (text: string) => string;
  warningOf: (text: string) => string | undefined;
}

const bare = (text: string) => text.replace(/[\s./-]/g, '');

const document = (
  length: number,
  { mask, judge }: { mask: BrazilNumber['mask']; judge: typeof judgeCnpj },
): BrazilNumber => ({
  isWhole: (text) => bare(text).length === length,
  mask,
  warningOf: (text) => {
    const state = judge(text);
    if (state === 'incomplete') return importTexts.incomplete;
    return state === 'wrong' ? importTexts.wrongCheckDigit : undefined;
  },
});

const isPhone = (text: string) => /^[\d\s().-]*$/.test(text) && /^\d{10,11}$/.test(text.replace(/\D/g, ''));

const NUMBERS: Readonly<Record<string, BrazilNumber | undefined>> = {
  cnpj: document(14, { mask: maskCnpj, judge: judgeCnpj }),
  cpf: document(11, { mask: maskCpf, judge: judgeCpf }),
  phone: {
    isWhole: isPhone,
    mask: maskPhone,
    warningOf: (text) => (isPhone(text) ? undefined : importTexts.notAPhone),
  },
};

/** A value as the forms write it: a CNPJ, CPF or phone that is whole gets its marks, anything else stays to the letter. Pure. */
export function asTyped<Value>(field: string, value: Value): Value | string {
  const number = NUMBERS[field];
  return typeof value === 'string' && number?.isWhole(value) ? number.mask(value) : value;
}

/** Warnings of the forms, of missing or wrong digits: the value is stored nevertheless. Pure. */
export const warningOf = (field: string, value: unknown): string | undefined =>
  typeof value === 'string' ? NUMBERS[field]?.warningOf(value) : undefined;

/** A row's cells by their fields, and what is wrong with those that are missing. */
export interface ReadRow {
  /** As spreadsheets count. */
  number: number;
  values: Map<string, string | number | null>;
  errors: RowError[];
}

export const errorAt = ({ index, field }: FileColumn, text: string): RowError => ({
  column: index,
  heading: field.heading,
  text,
});

/** The rows of the file that hold anything in the catalogue's columns. */
export function* readRows({ columns, rows, firstRow, formulas }: ImportTable): Generator<ReadRow> {
  for (const [index, cells] of rows.entries()) {
    const row: ReadRow = { number: firstRow + index, values: new Map(), errors: [] };
    for (const column of columns) {
      const formula = formulas.has(`${String(firstRow - 1 + index)},${String(column.index)}`);
      const read = formula
        ? { error: importTexts.formula }
        : valueOf(cells[column.index] ?? null, column.field);
      if ('error' in read) row.errors.push(errorAt(column, read.error));
      else row.values.set(column.field.field, read.value);
    }
    if (row.errors.length > 0 || [...row.values.values()].some((value) => value !== null)) yield row;
  }
}
