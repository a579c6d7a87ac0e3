import { performance } from 'node:perf_hooks';
import { FilesService } from '../src/files/files.service.js';
import { RasterThread } from '../src/files/rasterise/raster-thread.js';
import { Rasteriser } from '../src/files/rasterise/rasteriser.js';
import { FileStorage } from '../src/platform/storage/file-storage.js';
import * as samples from './files-samples.js';
import { TestApp } from './harness/test-app.js';
import * as hostile from './hostile-pdfs.js';

jest.setTimeout(60_000);

const MEGABYTE = 1024 * 1024;

let test: TestApp;
let files: FilesService;

beforeAll(async () => {
  test = await TestApp.start();
  files = test.app.get(FilesService);
});

afterAll(() => test.close());

const prepare = (name: string, bytes: Buffer) =>
  files.prepare(samples.upload(name, bytes), 'part', { pages: 'each' });

async function objects(): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of test.app.get(FileStorage).list('parts/')) keys.push(key);
  return keys.length;
}

/** Runs the task while the event loop is watched. @returns its outcome, and the longest that a request had to wait */
async function watched<T>(
  task: () => Promise<T>,
): Promise<{ outcome: T | Error; waited: number; took: number }> {
  const started = performance.now();
  let last = started;
  let waited = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    waited = Math.max(waited, now - last);
    last = now;
  }, 5);
  const outcome = await task().catch((error: unknown) => error as Error);
  clearInterval(timer);
  return { outcome, waited, took: performance.now() - started };
}

describe('a hostile file', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['unpacks to a gigabyte', () => hostile.packedBomb(900), /"h\.pdf" é complexo demais: .* memória/],
    ['leads back to itself', () => samples.recursivePdf(), /"h\.pdf" está corrompido/],
    ['asks for a password', () => samples.encryptedPdf(), /"h\.pdf" está protegido/],
    ['has 201 pages', () => samples.pdf(201), /"h\.pdf" excede o limite de 200 páginas/],
    [
      'is a PNG of 100 terapixels',
      () => samples.claimedPng(10_000_000, 10_000_000),
      /"h\.pdf" (excede|está)/,
    ],
  ];

  it.each(refused)('that %s is refused by its name, quickly, and nobody waits', async (_, make, text) => {
    const bytes = await make();
    const { outcome, waited, took } = await watched(() => prepare('h.pdf', bytes));
    expect(outcome).toBeInstanceOf(Error);
    expect((outcome as Error).message).toMatch(text);
    expect(took).toBeLessThan(16_000);
    expect(waited).toBeLessThan(500);
    expect(await objects()).toBe(0);
  });

  const taken: [string, () => Buffer][] = [
    ['a million points wide', () => hostile.endlessPage()],
    ['that says it is one of two thousand million', () => hostile.claimedPages()],
    ['with a picture that claims a gigapixel', () => hostile.claimedPicture(32_000)],
  ];

  it.each(taken)('a page %s is a picture like others, or refused by its name', async (_, make) => {
    const { outcome, waited } = await watched(() => prepare('h.pdf', make()));
    if (outcome instanceof Error) expect(outcome.message).toContain('"h.pdf"');
    else {
      expect(Math.max(outcome[0]?.width ?? 0, outcome[0]?.height ?? 0)).toBe(2000);
      await files.discard(outcome);
    }
    expect(waited).toBeLessThan(500);
    expect(await objects()).toBe(0);
  });
});

describe('a drawing without end', () => {
  it('costs its own thread, after its time or its memory', async () => {
    const thread = new RasterThread({ step: 1000, document: 60_000, memory: 256 * MEGABYTE });
    thread.begin();
    await thread.ask({ call: 'open', pdf: hostile.endlessDrawing(12) });
    const draw = thread.ask({ call: 'render', index: 0, side: 2000 });
    await expect(draw).rejects.toMatchObject({
      fault: expect.stringMatching(/^too-(slow|much-memory)$/),
    });
    thread.begin();
    expect(await thread.ask({ call: 'open', pdf: await samples.pdf(2) })).toEqual({ pages: 2 });
    await thread.close();
  });

  it('has no more time for all of its pages than a document may have', async () => {
    const thread = new RasterThread({ step: 30_000, document: 1, memory: 256 * MEGABYTE });
    thread.begin();
    await expect(thread.ask({ call: 'open', pdf: await samples.pdf(2) })).rejects.toMatchObject({
      fault: 'too-slow',
    });
    await thread.close();
  });

  it("keeps nobody else's drawing waiting", async () => {
    const slow = prepare('lento.pdf', hostile.endlessDrawing(12)).catch((error: unknown) => error);
    const [others] = await Promise.all([prepare('a.pdf', await samples.pdf(3))]);
    expect(others).toHaveLength(3);
    await test.app.get(Rasteriser).close();
    expect(await slow).toBeInstanceOf(Error);
    expect(await prepare('b.pdf', await samples.pdf(1))).toHaveLength(1);
  });
});
