import { DxfFault, MOST_GROUPS } from './dxf-fault.js';

/**
 * A DXF is a list of pairs of lines, a code and a value; a pair of code 0 begins a record. The pairs stand in two lists
 * of one length: a file of millions of pairs takes a third of the memory that an object for each would.
 */
export interface DxfRecord {
  type: string;
  codes: number[];
  values: string[];
}

const BINARY = 'AutoCAD Binary DXF';

const TEXT_CODES: ReadonlySet<number> = new Set([1, 3]);

/** The codes that are read somewhere; others are left out of the records. */
const READ_CODES: ReadonlySet<number> = new Set([
  ...TEXT_CODES,
  // Names, line types, layers, variables of the header.
  2,
  6,
  8,
  9,
  // Points and figures.
  10,
  11,
  20,
  21,
  40,
  41,
  42,
  44,
  45,
  50,
  51,
  // Colours, flags, counts, the extrusion's direction.
  62,
  67,
  70,
  71,
  230,
]);

/**
 * Hands the records of a text DXF to `take`, in their order.
 * @throws DxfFault binary, broken, too-many, and whatever `take` throws
 */
export function readRecords(text: string, take: (record: DxfRecord) => void): void {
  if (text.startsWith(BINARY)) throw new DxfFault('binary', 'sentinel');
  let record: DxfRecord | null = null;
  let count = 0;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const codeEnds = text.indexOf('\n', at);
    if (codeEnds < 0) break;
    const valueEnds = text.indexOf('\n', codeEnds + 1);
    const code = Number(text.slice(at, codeEnds));
    if (!Number.isInteger(code)) throw new DxfFault('broken', `code at ${String(at)}`);
    const value = text.slice(codeEnds + 1, valueEnds < 0 ? text.length : valueEnds);
    at = valueEnds < 0 ? text.length : valueEnds + 1;
    count += 1;
    if (count > MOST_GROUPS) throw new DxfFault('too-many', 'groups');
    if (code === 0) {
      if (record) take(record);
      record = { type: value.trim().toUpperCase(), codes: [], values: [] };
    } else if (record && READ_CODES.has(code)) {
      record.codes.push(code);
      // A long text goes on after a space.
      record.values.push(TEXT_CODES.has(code) ? value : value.trim());
    }
  }
  if (record) take(record);
}

/** The first value of the code as text; '' where there is none. */
export const textOf = ({ codes, values }: DxfRecord, code: number): string =>
  values[codes.indexOf(code)] ?? '';

/** The first value of the code as a number. @throws DxfFault broken when it is none */
export function numberOf({ codes, values }: DxfRecord, code: number, otherwise = 0): number {
  const found = values[codes.indexOf(code)];
  return found === undefined ? otherwise : toNumber(found);
}

/** All values of the code. @throws DxfFault broken */
export const numbersOf = ({ codes, values }: DxfRecord, code: number): number[] =>
  values.filter((_, index) => codes[index] === code).map(toNumber);

/** A billion of whatever unit: what is larger is no drawing, and loses its decimals. */
const LARGEST = 1e9;

/** @throws DxfFault broken */
export function toNumber(value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number) || Math.abs(number) > LARGEST)
    throw new DxfFault('broken', `number ${value.slice(0, 40)}`);
  return number;
}
