import { degrees, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { FilesService } from '../../src/files/files.service.js';
import { TestApp } from '../harness/test-app.js';
import { upload } from './files-samples.js';

let app: TestApp;
let files: FilesService;

beforeAll(async () => {
  app = await TestApp.start();
  files = app.app.get(FilesService);
});
afterAll(() => app.close());

const SIZE = 12;

/** Written upwards, in one go or each letter by itself, as CAD programs do. */
function writeUpwards(page: PDFPage, font: PDFFont, text: string, options: { x: number; single: boolean }) {
  const rotate = degrees(90);
  let y = 100;
  for (const piece of options.single ? [...text] : [text]) {
    page.drawText(piece, { x: options.x, y, size: SIZE, font, rotate });
    y += font.widthOfTextAtSize(piece, SIZE);
  }
}

async function textOf(write: (page: PDFPage, font: PDFFont) => void): Promise<string[]> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  write(document.addPage([400, 300]), font);
  const pdf = upload('desenho.pdf', Buffer.from(await document.save()));
  const [file] = await files.prepare(pdf, 'part', { pages: 'each' });
  return file?.text?.split('\n') ?? [];
}

test.each([false, true])('a number that is written upwards is one (letter by letter: %s)', async (single) => {
  expect(await textOf((page, font) => writeUpwards(page, font, '114,00', { x: 100, single }))).toEqual([
    '114,00',
  ]);
});

test('numbers that are written upwards side by side are two', async () => {
  const texts = await textOf((page, font) => {
    writeUpwards(page, font, '25', { x: 100, single: false });
    writeUpwards(page, font, '3,5', { x: 100 + SIZE, single: false });
  });
  expect(texts.sort()).toEqual(['25', '3,5']);
});

test('letters that stand below each other in a column are lines of their own', async () => {
  const texts = await textOf((page, font) => {
    ['A', 'B', 'C'].forEach((letter, row) =>
      page.drawText(letter, { x: 100, y: 200 - row * SIZE, size: SIZE, font }),
    );
  });
  expect(texts).toEqual(['A', 'B', 'C']);
});
