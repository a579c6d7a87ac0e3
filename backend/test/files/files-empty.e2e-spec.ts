import { FilesService } from '../../src/files/files.service.js';
import { TestApp } from '../harness/test-app.js';
import { upload } from './files-samples.js';
import { page, stream, written } from './written-pdf.js';

let app: TestApp;
let files: FilesService;

beforeAll(async () => {
  app = await TestApp.start();
  files = app.app.get(FilesService);
});
afterAll(() => app.close());

const SIZE = '0 0 200 200';
const EMPTY = page(SIZE);
const MODEL = page(SIZE, '/Annots[<</Type/Annot/Subtype/3D/Rect[0 0 200 200]>>]');
const WHITE = page(SIZE, '/Contents 8 0 R');
const DRAWN = page(SIZE, '/Contents 9 0 R');

/** Up to five pages; the objects that they draw stand behind them. */
function pdfOf(...pages: string[]): Buffer {
  const kids = pages.map((_, index) => `${String(index + 3)} 0 R`).join(' ');
  const filled = [...pages, ...Array.from({ length: 5 - pages.length }, () => 'null')];
  const white = stream('', Buffer.from('1 g 20 20 160 160 re f'));
  const frame = stream('', Buffer.from('20 20 160 160 re S'));
  return written([...filled, white, frame], { kids: `[${kids}]`, count: pages.length });
}

const intake = (pdf: Buffer) =>
  files.intake(upload('desenho.pdf', pdf), 'part', { pages: 'each' }, (prepared, { unread }) =>
    Promise.resolve({ pages: prepared.map((file) => file.page), unread }),
  );

describe('a PDF on which nothing is to be seen is refused:', () => {
  it.each([
    ['an empty page', pdfOf(EMPTY), /"desenho\.pdf" está em branco/],
    ['a page painted white', pdfOf(WHITE), /"desenho\.pdf" está em branco/],
    ['a 3D model without a picture', pdfOf(MODEL), /"desenho\.pdf" tem só um modelo 3D/],
    ['several empty pages', pdfOf(EMPTY, EMPTY), /"desenho\.pdf" está em branco/],
  ])('%s', async (_, pdf, text) => {
    await expect(intake(pdf)).rejects.toThrow(text);
  });
});

it('empty pages among others are left out, each with its reason', async () => {
  expect(await intake(pdfOf(EMPTY, DRAWN, MODEL, DRAWN, WHITE))).toEqual({
    pages: [2, 4],
    unread: [
      { page: 1, fault: 'empty-page' },
      { page: 3, fault: 'model-alone' },
      { page: 5, fault: 'empty-page' },
    ],
  });
});
