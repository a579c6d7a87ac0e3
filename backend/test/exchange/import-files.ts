import { writeXlsx, type CellValue } from 'hucre/xlsx';
import type { Test } from 'supertest';
import type { Client } from '../harness/client.js';

/** An XLSX file of one sheet. */
export const fileOf = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Plan1', rows }] }));

export interface Preview {
  digest: string;
  counts: Record<'created' | 'updated' | 'unchanged' | 'left_out' | 'refused', number>;
  ignored_columns: string[];
  rows: {
    row: number;
    action: string;
    name: string;
    changes: { field: string; before: CellValue; after: CellValue; percent: number | null }[];
    errors: { column: string | null; heading: string; text: string }[];
  }[];
}

export interface Undo {
  digest: string;
  removed_count: number;
  put_back_count: number;
  stays_count: number;
  stays: { row: number; name: string; reason: string }[];
}

/** How a person imports a file: shown first, then stored. */
export class Importer {
  constructor(
    private readonly client: Client,
    private readonly catalogue: string,
    private readonly fields: Record<string, string>,
  ) {}

  preview(file: Buffer, name = 'lista.xlsx'): Test {
    return this.send('/preview', this.fields, file, name);
  }

  async previewed(rows: CellValue[][]): Promise<Preview> {
    return (await this.preview(await fileOf(rows)).expect(200)).body as Preview;
  }

  run(file: Buffer, digest: string): Test {
    return this.send('', { ...this.fields, digest }, file, 'lista.xlsx');
  }

  /** Imports what the preview shows. */
  async import(file: Buffer): Promise<{ id: number }> {
    const { digest } = (await this.preview(file).expect(200)).body as Preview;
    return (await this.run(file, digest).expect(201)).body as { id: number };
  }

  async undo(id: number): Promise<Undo> {
    return (await this.client.get(`/api/imports/${String(id)}/undo`).expect(200)).body as Undo;
  }

  runUndo(id: number, digest: string): Test {
    return this.client.post(`/api/imports/${String(id)}/undo`, { digest });
  }

  private send(path: string, fields: Record<string, string>, file: Buffer, name: string): Test {
    const call = this.client.post(`/api/imports/${this.catalogue}${path}`);
    for (const [field, value] of Object.entries(fields)) void call.field(field, value);
    return call.attach('file', file, name);
  }
}
