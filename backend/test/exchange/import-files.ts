import { deflateRawSync } from 'node:zlib';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import type { Test } from 'supertest';
import type { Client } from '../harness/client.js';

/** An XLSX file of one sheet. */
export const fileOf = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Plan1', rows }] }));

/** A ZIP archive of these files, as far as readers look at it: checksums and moments are 0. */
export function archiveOf(files: Record<string, Buffer>, stated?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(stated ?? content.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(stated ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** An .ods file of one sheet whose two first rows are these texts. @param end rows below them, as XML */
export function odsOf(name: string, texts: string[], end: string): Buffer {
  const cells = texts.map(
    (text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
  );
  const row = `<table:table-row>${cells.join('')}</table:table-row>`;
  return archiveOf({
    mimetype: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
    'META-INF/manifest.xml': Buffer.from('<manifest/>'),
    'content.xml': Buffer.from(
      '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>' +
        `<table:table table:name="${name}">${row}${row}${end}</table:table>` +
        '</office:spreadsheet></office:body></office:document-content>',
    ),
  });
}

export interface Preview {
  digest: string;
  counts: Record<'created' | 'updated' | 'unchanged' | 'left_out' | 'refused', number>;
  problem: string | null;
  ignored_columns: string[];
  rows: {
    row: number;
    action: string;
    name: string;
    changes: { field: string; before: CellValue; after: CellValue; percent: number | null }[];
    errors: { column: string | null; heading: string; text: string }[];
    warnings: { column: string | null; heading: string; text: string }[];
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

  run(file: Buffer, digest: string, name = 'lista.xlsx'): Test {
    return this.send('', { ...this.fields, digest }, file, name);
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
