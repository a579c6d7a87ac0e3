import { readXlsx, type CellValue } from 'hucre/xlsx';
import type { Test } from 'supertest';

/** The sheets of a file: name → rows, the headings first. */
export type Workbook = Record<string, CellValue[][]>;

/** Reads what a route that exports answers. */
export async function workbookOf(call: Test): Promise<Workbook> {
  const { body } = await binary(call).expect(200);
  const { sheets } = await readXlsx(body as Buffer);
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
}

/** The answer's body as the bytes that it is. */
export const binary = (call: Test): Test =>
  call.buffer(true).parse((response, done) => {
    const pieces: Buffer[] = [];
    response.on('data', (piece: Buffer) => pieces.push(piece));
    response.on('end', () => done(null, Buffer.concat(pieces)));
  });

/** A sheet's rows by their headings. */
export const records = ([headings = [], ...rows]: CellValue[][]): Record<string, CellValue>[] =>
  rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [String(heading), row[index] ?? null])),
  );
