import * as dxf from '../../src/files/flat-pattern/dxf-samples.js';
import { LimitedThread } from '../../src/files/readers/limited-thread.js';
import { PdfReader } from '../../src/files/readers/pdf/pdf-reader.js';
import { ReaderThreads } from '../../src/files/readers/reader-threads.js';
import { UnreadableFile } from '../../src/files/readers/protocol.js';
import * as samples from './files-samples.js';

const MEGABYTE = 1024 * 1024;
const LIMITS = {
  step: 30_000,
  lasting: 120_000,
  file: 60_000,
  memory: 256 * MEGABYTE,
  heap: 128 * MEGABYTE,
  held: 128 * MEGABYTE,
};
const plate = Buffer.from(dxf.dxf([dxf.rectangle(0, 0, 20, 10)]));

describe('a thread that ends in the middle of a file', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is replaced, and the file is read', async () => {
    const thread = new LimitedThread(LIMITS);
    thread.begin();
    const asked = thread.ask('readDxf', { source: plate });
    await thread.close();
    expect(await asked).toMatchObject({ pattern: { net_area: 200 } });
    await thread.close();
  });

  it('is replaced in the middle of a document: no page is missing', async () => {
    const threads = new ReaderThreads();
    const pages = new PdfReader(threads).pages(await samples.pdf(2), 2)[Symbol.asyncIterator]();
    await pages.next();
    const second = pages.next();
    await threads.close();
    expect((await second).value).toMatchObject({ page: 2, of: 2, drawn: { width: expect.any(Number) } });
    await pages.return?.();
    await threads.close();
  });

  it.each([
    ['takes more than it may: it is kept as a picture that says nothing', 'too-slow', 2, null],
    ['is interrupted: it is read again', 'interrupted', 1, expect.objectContaining({ reading: null })],
  ] as const)('is kept where what its page says %s', async (_, fault, times, read) => {
    const inside = LimitedThread.prototype as unknown as {
      askOnce: (this: LimitedThread, call: string, asked: never) => Promise<never>;
    };
    const { askOnce } = inside;
    let left: number = times;
    jest.spyOn(inside, 'askOnce').mockImplementation(function (this: LimitedThread, call, asked) {
      if (call !== 'readPage' || left === 0) return askOnce.call(this, call, asked);
      left -= 1;
      return Promise.reject(new UnreadableFile(fault, ''));
    });
    const threads = new ReaderThreads();
    const found = [];
    for await (const page of new PdfReader(threads).pages(await samples.pdf(2), 2, { reads: true }))
      found.push(page);
    expect(found).toMatchObject([
      { page: 1, drawn: { width: expect.any(Number) }, read },
      { page: 2, drawn: { width: expect.any(Number) }, read },
    ]);
    expect(left).toBe(0);
    await threads.close();
  });

  it('is not called a damaged file where the process ends, or its bytes can’t be read', async () => {
    const thread = new LimitedThread(LIMITS);
    thread.begin();
    const missing = thread.ask('readDxf', { source: '/none/plate.dxf' });
    await expect(missing).rejects.toMatchObject({ fault: 'interrupted' });
    const asked = thread.ask('readDxf', { source: plate });
    await thread.end();
    await expect(asked).rejects.toMatchObject({ fault: 'interrupted' });
    await expect(thread.ask('readDxf', { source: plate })).rejects.toMatchObject({ fault: 'interrupted' });
    expect(thread.runs).toBe(false);
  });
});
