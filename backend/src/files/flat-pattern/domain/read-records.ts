import { DxfFault } from './dxf-fault.js';

/** A DXF is a list of pairs of lines, a code and a value; a pair of code 0 begins a record. */
export type Group = readonly [code: number, value: string];

export interface DxfRecord {
  type: string;
  groups: Group[];
}

const BINARY = 'AutoCAD Binary DXF';

/** Values that are kept of one file. */
const MOST_GROUPS = 2_000_000;

/** Pairs between two pauses. */
const STRIDE = 20_000;

/**
 * The records of a text DXF in their order; null in between is a pause, for whoever reads it bit by bit.
 * @throws DxfFault binary, broken, too-complex
 */
export function* readRecords(text: string): Generator<DxfRecord | null> {
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
    const value = text.slice(codeEnds + 1, valueEnds < 0 ? text.length : valueEnds).trim();
    at = valueEnds < 0 ? text.length : valueEnds + 1;
    count += 1;
    if (count > MOST_GROUPS) throw new DxfFault('too-complex', 'groups');
    if (count % STRIDE === 0) yield null;
    if (code === 0) {
      if (record) yield record;
      record = { type: value.toUpperCase(), groups: [] };
    } else {
      record?.groups.push([code, value]);
    }
  }
  if (record) yield record;
}

/** The first value of the code as text; '' where there is none. */
export const textOf = ({ groups }: DxfRecord, code: number): string =>
  groups.find(([each]) => each === code)?.[1] ?? '';

/** The first value of the code as a number. @throws DxfFault broken when it is none */
export function numberOf(record: DxfRecord, code: number, otherwise = 0): number {
  const found = record.groups.find(([each]) => each === code);
  return found ? toNumber(found[1]) : otherwise;
}

/** All values of the code. @throws DxfFault broken */
export const numbersOf = ({ groups }: DxfRecord, code: number): number[] =>
  groups.filter(([each]) => each === code).map(([, value]) => toNumber(value));

/** A billion of whatever unit: what is larger is no drawing, and loses its decimals. */
const LARGEST = 1e9;

export function toNumber(value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number) || Math.abs(number) > LARGEST)
    throw new DxfFault('broken', `number ${value.slice(0, 40)}`);
  return number;
}
