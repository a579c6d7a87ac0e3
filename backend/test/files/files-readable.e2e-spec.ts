import sharp from 'sharp';
import { FilesService } from '../../src/files/files.service.js';
import { TestApp } from '../harness/test-app.js';
import { METHODS, protectedPdf, unknownProtection } from './encrypted-pdfs.js';
import { upload } from './files-samples.js';
import { bombInTheMiddle, missingPages } from './hostile-pdfs.js';
import { scannedPdf } from './scanned-pdfs.js';

let app: TestApp;
let files: FilesService;

beforeAll(async () => {
  app = await TestApp.start();
  files = app.app.get(FilesService);
});
afterAll(() => app.close());

const prepare = (pdf: Buffer) => files.prepare(upload('desenho.pdf', pdf), 'part', { pages: 'each' });

/** How much of the first page's upper and of its lower half is black, 0 to 1. */
async function inkOf(pdf: Buffer): Promise<number[]> {
  const [file] = await prepare(pdf);
  const { data, info } = await sharp((await files.read(file?.preview_key ?? ''))!)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  const black = (half: Buffer) =>
    Math.round((10 * half.reduce((count, value) => count + (value < 128 ? 1 : 0), 0)) / half.length) / 10;
  return [black(data.subarray(0, middle)), black(data.subarray(middle))];
}

test('a scan in JBIG2 is drawn', async () => {
  expect(await inkOf(scannedPdf())).toEqual([0, 1]);
});

describe('a PDF that is protected by', () => {
  test.each(METHODS)('$method and opens without a password is drawn', async (method) => {
    expect(await inkOf(protectedPdf(method, ''))).toEqual([0, 1]);
  });

  test.each(METHODS)('$method and needs a password is refused for it', async (method) => {
    await expect(prepare(protectedPdf(method, 'segredo'))).rejects.toThrow(/está protegido por senha/);
  });
});

test('one with a protection that is not known is not reported as needing a password', async () => {
  await expect(prepare(unknownProtection())).rejects.toThrow(/tem uma proteção que não pode ser aberta/);
});

describe('pages that can not be read @once', () => {
  test.each([
    ['the first', [false, true, true], [2, 3]],
    ['one in the middle', [true, false, true], [1, 3]],
    ['the last', [true, true, false], [1, 2]],
    ['all but one', [false, true, false], [2]],
  ])('%s: the others become files, with the numbers that they have', async (_, there, pages) => {
    expect((await prepare(missingPages(there))).map(({ page }) => page)).toEqual(pages);
  });

  test('one that needs too much memory costs itself alone @wide', async () => {
    expect((await prepare(await bombInTheMiddle())).map(({ page }) => page)).toEqual([1, 3]);
  });

  test('all of them: the file is refused by its name', async () => {
    await expect(prepare(missingPages([false, false]))).rejects.toThrow(/"desenho\.pdf" está corrompido/);
  });
});
