import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { asCell, type CellValue } from './cells.js';
import { readSheets } from './read-xlsx.js';
import { writeRows } from './write-xlsx.js';

const LIMITS = { rows: 100, columns: 10, unzipped: 1_000_000 };

const columns = ['C0', 'C1', 'C2'].map((heading) => ({ heading, width: 12 }));

async function written(rows: CellValue[][]): Promise<Uint8Array> {
  const cells = (async function* () {
    for (const row of rows) yield await Promise.resolve(row);
  })();
  const pieces: Uint8Array[] = [];
  for await (const piece of writeRows({ name: 'Lista', columns }, cells)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Moments to the second: a day's fraction has no more digits. */
const seconds = fc.integer({ min: 0, max: 4_000_000_000 }).map((at) => new Date(at * 1000));

const cell: fc.Arbitrary<CellValue> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '=1+1',
    '+55 11',
    '-',
    '@SUM(A1)',
    '  entre  ',
    'a\r\nb\tc',
    '_x0041_',
    '007',
    '<b>&',
    '1e5',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
  fc.boolean(),
  seconds,
  fc.constant(null),
);

/** What no XML text can hold is left out, and an empty text is an empty cell. */
const expected = (value: CellValue): CellValue => {
  if (typeof value !== 'string') return value;
  const kept = String(asCell(value)).replaceAll('_x005F_', '_').replaceAll('_x000D_', '\r');
  return kept === '' ? null : kept;
};

const trimmed = (row: CellValue[]) => row.slice(0, row.findLastIndex((one) => one !== null) + 1);

it('XLSX files hold what was written: texts as texts, whatever they begin with, numbers and dates as such', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 40 }), async (rows) => {
      // Something in the last row, which would be left out as empty.
      const all = [...rows, ['fim', null, null] as CellValue[]];
      const [read] = await readSheets(await written(all), LIMITS);
      expect(read!.formulas).toEqual([]);
      expect(read!.rows[0]).toEqual(['C0', 'C1', 'C2']);
      const normal = (row: CellValue[]) => trimmed(row.map((one) => (one === '' ? null : one)));
      expect(read!.rows.slice(1).map(normal)).toEqual(all.map((row) => trimmed(row.map(expected))));
    }),
    { numRuns: 60 },
  );
});

it('the sheets of a file together hold no more cells than one may, empty ends of rows aside', async () => {
  const file = (rows: CellValue[][]) =>
    writeXlsx({ sheets: ['A', 'B', 'C'].map((name) => ({ name, rows })) });
  const full = Array.from({ length: 50 }, () => Array.from({ length: 10 }, () => 1));
  await expect(readSheets(await file(full), LIMITS)).rejects.toMatchObject({ fault: 'too-large' });
  const corner = [[1], ...Array.from({ length: 98 }, () => []), Array.from({ length: 10 }, () => 1)];
  const [first] = await readSheets(await file(corner), LIMITS);
  expect(first!.rows.map(({ length }) => length)).toEqual(corner.map(({ length }) => length));
});
