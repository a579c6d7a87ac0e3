import type { CellValue } from './cells.js';
import { type ReadLimits, type ReadSheet, UnreadableSheet } from './protocol.js';

/** UTF-8 where it is that, else the code page that Excel writes in Brazil. */
function textOf(file: Uint8Array): string {
  if (file.includes(0)) throw new UnreadableSheet('not-csv');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** A field in quotes, in which two stand for one, or one without; then what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|\n|\r|$)/y;

/** The rows of a CSV file with semicolons; every cell is a text. @throws UnreadableSheet */
export function readCsv(file: Uint8Array, limits: ReadLimits): ReadSheet {
  const text = textOf(file);
  const rows: CellValue[][] = [];
  let row: CellValue[] = [];
  for (let at = 0; at < text.length; at = FIELD.lastIndex) {
    FIELD.lastIndex = at;
    const found = FIELD.exec(text);
    if (!found) throw new UnreadableSheet('not-csv');
    const value = found[1]?.replaceAll('""', '"') ?? found[2] ?? '';
    if (row.length < limits.columns) row.push(value === '' ? null : value);
    if (found[3] === ';' && FIELD.lastIndex < text.length) continue;
    rows.push(row);
    row = [];
    if (rows.length > limits.rows) throw new UnreadableSheet('too-many-rows');
  }
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== null));
  return { name: '', rows: rows.slice(0, last + 1), formulas: [] };
}
