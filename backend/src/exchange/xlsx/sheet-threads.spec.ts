import type { CellValue, SheetShape } from './cells.js';
import { SheetThreads } from './sheet-threads.js';

const threads = new SheetThreads();

const shape = (columns: number): SheetShape => ({
  name: 'Lista',
  columns: Array.from({ length: columns }, (_, index) => ({ heading: `C${String(index)}`, width: 12 })),
});

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* inOne(rows: CellValue[][]): AsyncGenerator<CellValue[][]> {
  yield await Promise.resolve(rows);
}

const written = (rows: CellValue[][], columns: number) => bytesOf(threads.write(shape(columns), inOne(rows)));

describe('XLSX files', () => {
  it('are made of rows that are asked for while they are read, and end with their reader', async () => {
    let asked = 0;
    let closed = false;
    const endless = (async function* () {
      try {
        for (;;) {
          asked += 1;
          yield await Promise.resolve(Array.from({ length: 500 }, () => [Math.random(), 'texto']));
        }
      } finally {
        closed = true;
      }
    })();
    for await (const piece of threads.write(shape(2), endless)) {
      expect(piece.length).toBeGreaterThan(0);
      if (asked > 20) break;
    }
    expect(asked).toBeLessThan(200);
    expect(closed).toBe(true);
  });

  it('are refused where they are something else', async () => {
    const fault = async (file: Uint8Array) =>
      threads.read(file).then(
        () => 'read',
        (error: unknown) => (error as { fault?: string }).fault,
      );
    expect(await fault(Buffer.from('código;preço\n1;2\n'))).toBe('not-xlsx');
    expect(await fault(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))).toBe('old-xls');
    expect(await fault(Buffer.from('PK\u0003\u0004 e mais nada'))).toBe('broken');
    const many = Array.from({ length: 20_001 }, (_, index) => [index]);
    expect(await fault(await written(many, 1))).toBe('too-many-rows');
  });
});
