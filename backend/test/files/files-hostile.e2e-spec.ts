import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import * as dxf from '../../src/files/flat-pattern/dxf-samples.js';
import { FilesService } from '../../src/files/files.service.js';
import { LimitedThread } from '../../src/files/readers/limited-thread.js';
import { ReaderThreads } from '../../src/files/readers/reader-threads.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import * as samples from './files-samples.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';
import * as hostile from './hostile-pdfs.js';

const MEGABYTE = 1024 * 1024;

const LIMITS = {
  step: 30_000,
  lasting: 120_000,
  file: 60_000,
  memory: 256 * MEGABYTE,
  heap: 128 * MEGABYTE,
  held: 128 * MEGABYTE,
};

let test: TestApp;
let files: FilesService;

beforeAll(async () => {
  test = await TestApp.start();
  files = test.app.get(FilesService);
  before = 0;
  before = await objects();
});

afterAll(() => test.close());

const prepare = (name: string, bytes: Buffer) =>
  files.prepare(samples.upload(name, bytes), 'part', { pages: 'each' });

/** Objects that other files' tests have left. */
let before: number;

/** How many objects these tests have left. */
async function objects(): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of test.app.get(FileStorage).list('parts/')) keys.push(key);
  return keys.length - before;
}

/** Milliseconds of the processor, as the limits count them: a call has 15 s and a file two of them; a thread takes some more to end. */
const MOST_SPENT = 60_000;

/** What two reader threads may hold at most: JavaScript's memory and WebAssembly's. */
const MOST_HELD = 2 * (256 + 512) * MEGABYTE;

/** Runs the task while the event loop is watched. @returns its outcome, the longest that a request had to wait, and milliseconds spent */
async function watched<T>(
  task: () => Promise<T>,
): Promise<{ outcome: T | Error; waited: number; took: number; spent: number }> {
  const started = performance.now();
  const used = process.cpuUsage();
  let last = started;
  let waited = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    waited = Math.max(waited, now - last);
    last = now;
  }, 5);
  const outcome = await task().catch((error: unknown) => error as Error);
  clearInterval(timer);
  const { user, system } = process.cpuUsage(used);
  return { outcome, waited, took: performance.now() - started, spent: (user + system) / 1000 };
}

/**
 * Work in a thread lets others be answered meanwhile; on the main thread their wait would be as long as the work. What is
 * there to prepare takes its time, too, on a machine that is busy.
 */
function expectOthersAnswered({ waited, took }: { waited: number; took: number }): void {
  expect(waited).toBeLessThan(Math.max(3_000, took / 2));
}

describe('a hostile file @wide @once', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    [
      'unpacks to a gigabyte',
      () => hostile.packedBomb(900),
      /"h\.pdf" é complexo demais: .* (memória|tempo)/,
    ],
    ['leads back to itself', () => samples.recursivePdf(), /"h\.pdf" está corrompido/],
    ['asks for a password', () => samples.encryptedPdf(), /"h\.pdf" está protegido/],
    ['has 201 pages', () => samples.pdf(201), /"h\.pdf" excede o limite de 200 páginas/],
    [
      'is a PNG of 100 terapixels',
      () => samples.claimedPng(10_000_000, 10_000_000),
      /"h\.pdf" (excede|está)/,
    ],
  ];

  it.each(refused)(
    'that %s is refused by its name, quickly, while others are answered',
    async (_, make, text) => {
      const bytes = await make();
      const { outcome, ...times } = await watched(() => prepare('h.pdf', bytes));
      expect(outcome).toBeInstanceOf(Error);
      expect((outcome as Error).message).toMatch(text);
      expect(times.spent).toBeLessThan(MOST_SPENT);
      expectOthersAnswered(times);
      expect(await objects()).toBe(0);
    },
  );

  const taken: [string, () => Buffer][] = [
    ['a million points wide', () => hostile.endlessPage()],
    ['that says it is one of two thousand million', () => hostile.claimedPages()],
    ['with a picture that claims a gigapixel', () => hostile.claimedPicture(32_000)],
  ];

  it.each(taken)('a page %s is a picture like others, or refused by its name', async (_, make) => {
    const { outcome, ...times } = await watched(() => prepare('h.pdf', make()));
    if (outcome instanceof Error) expect(outcome.message).toContain('"h.pdf"');
    else {
      expect(Math.max(outcome[0]?.width ?? 0, outcome[0]?.height ?? 0)).toBe(2000);
      await files.discard(outcome);
    }
    expectOthersAnswered(times);
    expect(await objects()).toBe(0);
  });
});

describe('a hostile DXF @wide @once', () => {
  const circles = (count: number) =>
    dxf.dxf(
      Array.from({ length: count }, (_, index) =>
        dxf.circle((index % 300) * 10, Math.floor(index / 300) * 10, 4),
      ),
    );
  const vertices = (count: number) => {
    const pairs = Array.from({ length: count }, (_, index) => `10\n${index}\n20\n${index % 7}\n`);
    return dxf.dxf([dxf.entity('LWPOLYLINE', [70, 1]) + pairs.join('')]);
  };

  const spread = (layer: string, count: number) =>
    dxf.dxf([
      dxf.rectangle(-1000, -1000, 2000, 2000),
      ...Array.from({ length: count }, (_, index) =>
        dxf.on(layer, dxf.line(0, 0, 900 * Math.cos(index), 900 * Math.sin(index))),
      ),
    ]);
  const waves = (count: number, points: number) =>
    dxf.dxf(
      Array.from({ length: count }, (_, at) => {
        const radius = 4000 + 2 * at;
        const angles = Array.from({ length: points }, (__, step) => (step * 2 * Math.PI) / points);
        return dxf.polyline(
          true,
          ...angles.map((angle): [number, number] => [radius * Math.cos(angle), radius * Math.sin(angle)]),
        );
      }),
    );

  it.each([
    ['45,000 circles', circles(45_000), 45_000],
    ['one polyline of 90,000 vertices', vertices(90_000), 1],
    ['80,000 bends of all directions', spread('DOBRA', 80_000), 1],
    ['80,000 axes', spread('EIXO', 80_000), 1],
    ['thousands of contours of thousands of points', waves(2000, 45), 2000],
    ['a name of a layer as long as the file', spread('DOBRA '.repeat(1_000_000), 1), 1],
  ])('%s: read, or refused by its name, while others are answered', async (_, text, pierces) => {
    const { outcome, ...times } = await watched(() => prepare('h.dxf', Buffer.from(text)));
    expectOthersAnswered(times);
    if (outcome instanceof Error) {
      expect(outcome.message).toMatch(/"h\.dxf" é complexo demais: .* tempo/);
    } else {
      expect(outcome).toMatchObject([{ flat_pattern: { pierces } }]);
      await files.discard(outcome);
    }
    expect(await objects()).toBe(0);
  });

  const group = '10\n1.25\n20\n2.5\n';
  /** A closed curve of one span. */
  const loop = (x: number) => {
    const knots = [0, 0, 0, 0, 1, 1, 1, 1].map((knot): [number, number] => [40, knot]);
    const points = [
      [x, 0],
      [x + 90, 0],
      [x, 90],
      [x, 0],
    ].flatMap(([px = 0, py = 0]): [number, number][] => [
      [10, px],
      [20, py],
    ]);
    return dxf.entity('SPLINE', [71, 3], ...knots, ...points);
  };
  const layers = Array.from({ length: 400 }, (_, level) =>
    dxf.block(`B${level}`, [0, 0], dxf.insert(`B${level + 1}`, 0, 0, [70, 2])),
  );

  it.each([
    [
      'a polyline of 200,000 vertices',
      vertices(200_000),
      /"h\.dxf" é complexo demais: .* 100\.000 linhas e arcos/,
    ],
    ['101,000 circles', circles(101_000), /"h\.dxf" é complexo demais: .* 100\.000 linhas e arcos/],
    [
      '8 MB of groups in one entity',
      dxf.dxf([dxf.entity('LWPOLYLINE') + group.repeat(500_000)]),
      /"h\.dxf" é complexo demais/,
    ],
    [
      'thousands of splines, each of 1,200 chords,',
      dxf.dxf(Array.from({ length: 8000 }, (_, index) => loop(100 * index))),
      /"h\.dxf" é complexo demais: seu processamento passou d[ao] (memória|tempo)/,
    ],
    ['25 MB of entities', dxf.dxf(['0\nPOINT\n'.repeat(2_400_000)]), /"h\.dxf" é complexo demais/],
    [
      'blocks in blocks in blocks',
      dxf.dxf([dxf.insert('B0', 0, 0)], { blocks: layers }),
      /"h\.dxf" é complexo/,
    ],
  ])('%s are refused by the name of the file, while others are answered', async (_, text, message) => {
    const before = process.memoryUsage.rss();
    const { outcome, ...times } = await watched(() => prepare('h.dxf', Buffer.from(text)));
    expect(outcome).toBeInstanceOf(Error);
    expect((outcome as Error).message).toMatch(message);
    expect(times.spent).toBeLessThan(MOST_SPENT);
    expectOthersAnswered(times);
    expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_HELD);
    expect(await objects()).toBe(0);
  });

  it('that breaks a limit of its thread ends that thread alone', async () => {
    const source = Buffer.from(circles(20_000));
    const slow = new LimitedThread({ ...LIMITS, file: 1 });
    slow.begin();
    await expect(slow.ask('readDxf', { source })).rejects.toMatchObject({ fault: 'too-slow' });
    const small = new LimitedThread({ ...LIMITS, heap: 24 * MEGABYTE });
    small.begin();
    await expect(small.ask('readDxf', { source })).rejects.toMatchObject({ fault: 'too-much-memory' });
    small.begin();
    const plate = Buffer.from(dxf.dxf([dxf.rectangle(0, 0, 20, 10)]));
    expect(await small.ask('readDxf', { source: plate })).toMatchObject({ pattern: { net_area: 200 } });
    await Promise.all([slow.close(), small.close()]);
  });

  it("is given the processor's time, however long that lasts", async () => {
    const source = Buffer.from(circles(20_000));
    const patient = new LimitedThread({ ...LIMITS, step: 150 });
    patient.begin();
    await expect(patient.ask('readDxf', { source })).rejects.toMatchObject({ fault: 'too-slow' });
    patient.begin();
    // A machine that has no time for this process: its own counter stands still.
    const starved = jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    expect(await patient.ask('readDxf', { source })).toHaveProperty('pattern');
    const short = new LimitedThread({ ...LIMITS, step: 150, lasting: 150 });
    short.begin();
    await expect(short.ask('readDxf', { source })).rejects.toMatchObject({ fault: 'too-slow' });
    starved.mockRestore();
    await Promise.all([patient.close(), short.close()]);
  });
});

describe('a thread that read a file @wide @once', () => {
  // What the process holds after that is the allocator's decision (see "Memory" in docs/operations.md), and no test's.
  it('ends where the file was a large scan, and stays warm after a drawing', async () => {
    const thread = new LimitedThread({ ...LIMITS, held: 55 * MEGABYTE });
    const runsAfter = async (bytes: Buffer) => {
      thread.begin();
      await thread.ask('openPdf', { source: bytes });
      await thread.ask('drawPage', { index: 0, side: 2000 });
      await thread.letGo();
      return thread.runs;
    };
    const plate = await samples.pdf(1);
    expect(await runsAfter(plate)).toBe(true);
    expect(await runsAfter(hostile.largePicture(5000))).toBe(false);
    expect(await runsAfter(plate)).toBe(true);
    await thread.close();
  });
});

describe('a drawing that takes endless time @wide @once', () => {
  it('ends its own thread, after the limit of time or memory', async () => {
    const thread = new LimitedThread({ ...LIMITS, step: 5000 });
    thread.begin();
    await thread.ask('openPdf', { source: hostile.endlessDrawing(12) });
    const draw = thread.ask('drawPage', { index: 0, side: 2000 });
    await expect(draw).rejects.toMatchObject({
      fault: expect.stringMatching(/^too-(slow|much-memory)$/),
    });
    thread.begin();
    expect(await thread.ask('openPdf', { source: await samples.pdf(2) })).toEqual({ pages: 2 });
    await thread.close();
  });

  it('has no more time for all of its pages than a document may have', async () => {
    const thread = new LimitedThread({ ...LIMITS, file: 1 });
    thread.begin();
    await expect(thread.ask('openPdf', { source: await samples.pdf(2) })).rejects.toMatchObject({
      fault: 'too-slow',
    });
    await thread.close();
  });

  it("does not keep another user's drawings waiting, however many one user brings", async () => {
    const newSet = async (user: Client) => {
      const { id } = await orderOf(user);
      const set = await user.post('/api/sets', { name: 'Conjunto', order_id: id }).expect(201);
      return (set.body as { id: number }).id;
    };
    const send = (user: Client, setId: number, bytes: Buffer, name: string) =>
      user.post('/api/upload-set-part').field('set_id', String(setId)).attach('file', bytes, name);
    const other = await test.userWith('edit_pre_orders');
    const [ownSet, otherSet] = [await newSet(test.admin), await newSet(other)];
    let open = 3;
    const slow = [1, 2, 3].map((number) =>
      send(test.admin, ownSet, hostile.endlessDrawing(12), `lento${String(number)}.pdf`).then(
        ({ status }) => {
          open -= 1;
          return status;
        },
      ),
    );
    const folder = join(test.settings.database.DATA_DIR, 'tmp');
    while ((await readdir(folder).catch(() => [])).length < 3)
      await new Promise((done) => setImmediate(done));
    const { body } = await send(other, otherSet, await samples.pdf(3), 'a.pdf').expect(201);
    expect(body).toHaveLength(3);
    // The threads' own end by their memory; what waited behind them has not come first.
    expect(open).toBeGreaterThan(0);
    while (open > 0) {
      await test.app.get(ReaderThreads).close();
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(await Promise.all(slow)).toEqual([422, 422, 422]);
    expect(await prepare('b.pdf', await samples.pdf(1))).toHaveLength(1);
  });
});
