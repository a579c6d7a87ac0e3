import sharp from 'sharp';
import { FilesService } from '../../src/files/files.service.js';
import type { Pages, PreparedFile } from '../../src/files/prepared-file.js';
import type { FileKind } from '../../src/files/stored-file.entity.js';
import type { Upload } from '../../src/files/upload.js';
import { Invalid, TooLarge, UnsupportedType, type AppError } from '../../src/platform/errors/app-errors.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import * as samples from './files-samples.js';
import { TestApp } from '../harness/test-app.js';

const { upload, picture } = samples;

let test: TestApp;
let files: FilesService;
let storage: FileStorage;

beforeAll(async () => {
  test = await TestApp.start();
  files = test.app.get(FilesService);
  storage = test.app.get(FileStorage);
});

afterAll(() => test.close());

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['parts/', 'sets/', 'os/', 'avatars/', 'logo/']) {
    for await (const { key } of storage.list(folder)) keys.push(key);
  }
  return keys;
}

afterEach(async () => {
  for (const key of await stored()) await storage.delete(key);
});

const prepare = (file: Upload, kind: FileKind = 'part', pages: Pages = 'each') =>
  files.prepare(file, kind, { pages });

async function one(file: Upload, kind?: FileKind, pages?: Pages): Promise<PreparedFile> {
  const [prepared, ...others] = await prepare(file, kind, pages);
  if (!prepared) throw new Error('nothing was prepared');
  expect(others).toEqual([]);
  return prepared;
}

async function read(key: string | null): Promise<Buffer> {
  const bytes = await files.read(key ?? '');
  if (!bytes) throw new Error(`${String(key)} is not stored`);
  return bytes;
}

describe('a picture', () => {
  it.each([
    ['image/png', () => picture(3000, 1500).png()],
    ['image/jpeg', () => picture(3000, 1500).jpeg()],
    ['image/webp', () => picture(3000, 1500).webp()],
    ['image/gif', () => picture(3000, 1500).gif()],
  ])('%s is kept as it was, with a preview and a thumbnail', async (mime, make) => {
    const bytes = await make().toBuffer();
    // The name says something else: the bytes count.
    const file = await one(upload('peça ção.xyz', bytes));
    expect(file).toMatchObject({ mime, size: bytes.length, page: null, original_name: 'peça ção.xyz' });
    expect(file).toMatchObject({ width: 1600, height: 800 });
    expect((await read(file.original_key)).equals(bytes)).toBe(true);
    expect(await sharp(await read(file.preview_key)).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
    });
    expect(await sharp(await read(file.thumbnail_key)).metadata()).toMatchObject({ width: 360, height: 180 });
  });

  it('is turned upright and stripped of its metadata', async () => {
    const exif = { IFD0: { Copyright: 'secret place' } };
    const bytes = await picture(200, 100).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = await one(upload('foto.jpg', bytes));
    expect(file).toMatchObject({ width: 100, height: 200 });
    const preview = sharp(await read(file.preview_key));
    const metadata = await preview.metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    // Orientation 6: what was left is on top.
    const { data } = await preview.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 255))).toEqual([1, 0, 0]);
  });

  it('is not enlarged', async () => {
    expect(await one(upload('a.png', await picture(50, 40).png().toBuffer()))).toMatchObject({ width: 50 });
  });
});

describe('a PDF', () => {
  it('makes one file of each page, sharing the original', async () => {
    const bytes = await samples.pdf(3);
    const pages = await prepare(upload('lista.pdf', bytes));
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(new Set(pages.map((page) => page.original_key)).size).toBe(1);
    expect(new Set(pages.map((page) => page.preview_key)).size).toBe(3);
    expect(await stored()).toHaveLength(7);
    expect(pages[0]).toMatchObject({
      width: 2000,
      height: 1413,
      mime: 'application/pdf',
      size: bytes.length,
    });
    const { width, height } = await sharp(await read(pages[2]?.thumbnail_key ?? '')).metadata();
    expect([width, height]).toEqual([360, 254]);
  });

  it('is drawn as it is, white paper and black lines', async () => {
    const file = await one(upload('a.pdf', await samples.pdf(1)), 'set', 'first');
    const { dominant } = await sharp(await read(file.preview_key)).stats();
    expect(dominant.r).toBeGreaterThan(230);
    const { channels } = await sharp(await read(file.preview_key)).stats();
    expect(channels.map(({ min }) => min < 40)).toEqual([true, true, true]);
  });

  it('makes a picture of its first page alone, or none', async () => {
    const bytes = await samples.pdf(2);
    expect(await one(upload('a.pdf', bytes), 'set', 'first')).toMatchObject({ page: 1, width: 2000 });
    expect(await stored()).toHaveLength(3);
    const original = await one(upload('a.pdf', bytes), 'os', 'none');
    expect(original).toMatchObject({ page: null, preview_key: null, thumbnail_key: null, width: null });
  });

  it('with something before its header is still one', async () => {
    const bytes = Buffer.concat([Buffer.from('\r\n\r\n  '), await samples.pdf(1)]);
    expect(await one(upload('a.pdf', bytes))).toMatchObject({ mime: 'application/pdf' });
  });

  it('of extreme proportions stays a picture', async () => {
    const file = await one(upload('fita.pdf', await samples.pdf(1, [14_400, 3])));
    expect(file).toMatchObject({ width: 2000, height: 1 });
  });

  it('many at once take turns', async () => {
    const bytes = await samples.pdf(2);
    const all = await Promise.all(Array.from({ length: 5 }, () => prepare(upload('a.pdf', bytes))));
    expect(all.map((pages) => pages.length)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('a service-order file', () => {
  it.each([
    ['application/msword', 'doc', () => samples.compoundFile('WordDocument')],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
      () => samples.zip('[Content_Types].xml', 'word/document.xml'),
    ],
  ])('may be %s', async (mime, ending, make) => {
    const file = await one(upload(`Peça nº 12 ção.${ending}`, make()), 'os', 'none');
    expect(file).toMatchObject({ mime, original_name: `Peça nº 12 ção.${ending}`, preview_key: null });
    expect(file.original_key).toMatch(new RegExp(`^os/[0-9a-f-]{36}/\\d+_Peca_no_12_cao\\.${ending}$`));
  });
});

describe('what is refused names the file and leaves nothing behind', () => {
  const large = (megabytes: number) =>
    upload('grande.pdf', Buffer.alloc(megabytes * 1024 * 1024 + 1, '%PDF-'));
  type Case = [string, new (message: string) => AppError, RegExp, () => Promise<Upload> | Upload, FileKind?];
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: Case[] = [
    ['SVG', UnsupportedType, /"x\.png" não é aceito/, () => upload('x.png', Buffer.from(svg))],
    ['text', UnsupportedType, /"a\.pdf" não é aceito/, () => upload('a.pdf', Buffer.from('só texto'))],
    [
      'Word',
      UnsupportedType,
      /PNG, JPG, WEBP, GIF, PDF, DXF$/,
      () => upload('a', samples.zip('word/document.xml')),
    ],
    ['a zip', UnsupportedType, /não é aceito/, () => upload('a.docx', samples.zip('a.txt')), 'os'],
    [
      'a workbook',
      UnsupportedType,
      /não é aceito/,
      () => upload('a.doc', samples.compoundFile('Workbook')),
      'os',
    ],
    ['nothing', Invalid, /"vazio\.pdf" está vazio/, () => upload('vazio.pdf', Buffer.alloc(0))],
    ['over 25 MB', TooLarge, /"grande\.pdf" excede o limite de 25 MB/, () => large(25)],
    ['over 10 MB', TooLarge, /"grande\.pdf" excede o limite de 10 MB/, () => large(10), 'os'],
    ['too many pixels', TooLarge, /100 megapixels/, () => upload('g.png', samples.claimedPng(20_000, 5_001))],
    ['201 pages', TooLarge, /limite de 200 páginas/, async () => upload('l.pdf', await samples.pdf(201))],
    ['an encrypted PDF', Invalid, /"s\.pdf" está protegido/, () => upload('s.pdf', samples.encryptedPdf())],
    ['an encrypted PDF', Invalid, /protegido/, () => upload('s.pdf', samples.encryptedPdf()), 'os'],
    ['a recursive PDF', Invalid, /corrompido/, () => upload('r.pdf', samples.recursivePdf())],
    ['a PDF in name', Invalid, /corrompido/, () => upload('b.pdf', Buffer.from('%PDF-1.7\nlixo'.repeat(99)))],
    ['half a JPEG', Invalid, /"m\.jpg" está corrompido/, async () => upload('m.jpg', await half())],
  ];

  async function half(): Promise<Buffer> {
    const whole = await picture(800, 600).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  }

  it.each(cases)('%s', async (_, kind, text, make, as = 'part') => {
    const refused = prepare(await make(), as, as === 'os' ? 'none' : 'each');
    const error = await refused.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect((error as Error).message).toMatch(text);
    expect(await stored()).toEqual([]);
  });

  it('half a PDF is refused, or what can be read of it is taken', async () => {
    const whole = await samples.pdf(30);
    const pages = await prepare(upload('c.pdf', whole.subarray(0, whole.length / 2))).catch(
      (error: unknown) => error,
    );
    if (!Array.isArray(pages)) expect(pages).toBeInstanceOf(Invalid);
  });

  it('the rasteriser still works after all of this', async () => {
    expect(await one(upload('a.pdf', await samples.pdf(1)))).toMatchObject({ width: 2000 });
  });
});
