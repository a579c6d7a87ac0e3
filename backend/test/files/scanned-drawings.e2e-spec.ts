import { randomFillSync } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { renderDrawingPdf } from '@forja/drawing-kit';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { PdfDocuments } from '../../src/files/readers/pdf/pdf-documents.js';
import { readScan } from '../../src/files/readers/picture-text/scan-reader.js';
import { SearchKeeper } from '../../src/search/search.keeper.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf, type Catalogue } from '../world/catalogue.js';
import { newSet } from '../world/orders.js';
import { png } from '../world/uploads.js';

interface Answer {
  suggestions: { field: string; value: string | number; confidence: number; source: string }[];
  reading: boolean;
}

/** A drawing of the project's own as a picture: A4 in 300 pixels to an inch. */
async function picture(number = 'FJ-2041'): Promise<Buffer> {
  const title = {
    name: 'Suporte',
    number,
    material: 'SAE 1020',
    thickness: 3,
    weight: 1.5,
    date: '21/02/2026',
    revision: 'B',
  };
  const shape = { kind: 'plate', width: 180, height: 90, thickness: 3, holes: [] } as const;
  const documents = await PdfDocuments.load();
  documents.open(await renderDrawingPdf([{ orientation: 'landscape', title, shape }]));
  const { data, width, height } = documents.draw(0, 3508);
  documents.close();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A picture as a scanner stores it: a page that is one image, and the text that one may have stamped on it. */
async function scan(image: Buffer, stamp = ''): Promise<Buffer> {
  const document = await PDFDocument.create();
  const grey = await sharp(image).greyscale().blur(0.6).jpeg({ quality: 70 }).toBuffer();
  const page = document.addPage([842, 595]);
  page.drawImage(await document.embedJpg(grey), { width: 842, height: 595 });
  if (stamp !== '') page.drawText(stamp, { x: 60, y: 540, size: 12 });
  return Buffer.from(await document.save());
}

const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomFillSync(Buffer.alloc(width * height)), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();

/** What is read of both. */
const PRINTED = {
  title: 'SUPORTE',
  reference: 'FJ-2041',
  revision: 'B',
  material: 'SAE 1020',
  thickness: 3,
  weight: 1.5,
  date: '2026-02-21',
};

/** A world with a user who uploads drawings. */
async function start(settings: Record<string, string>) {
  const app = await TestApp.startOwn(settings);
  const user: Client = await app.userWith('edit_pre_orders');
  const catalogue: Catalogue = await catalogueOf(user);
  const { setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
  const upload = async (bytes: Buffer, name: string) => {
    const call = user.post('/api/upload-set-part').field('set_id', String(setId));
    const { body } = await call.attach('file', bytes, name).expect(201);
    return (body as { id: number }).id;
  };
  const answerFor = async (id: number) =>
    (await user.get(`/api/set-parts/${id}/suggestions`).expect(200)).body as Answer;
  /** Once its picture was read. */
  const readingOf = async (id: number) => {
    for (;;) {
      const answer = await answerFor(id);
      if (!answer.reading) return answer;
      await setTimeout(200);
    }
  };
  /** What is found of the part by these words, with the words around them. */
  const found = async (id: number, words: string) => {
    const { body } = await user.get(`/api/search?q=${encodeURIComponent(words)}`).expect(200);
    return (body as { parts: { id: number; excerpt: string }[] }).parts.find((part) => part.id === id);
  };
  return { app, user, setId, upload, answerFor, readingOf, found };
}

const valuesOf = ({ suggestions }: Answer) =>
  Object.fromEntries(suggestions.map(({ field, value }) => [field, value]));

/** A picture is read below everything else that wants the processor: minutes, where a machine does much else. */
const PATIENCE_MS = 600_000;

describe('drawings whose text is a picture', () => {
  let world: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    // Without Redis the process is its own worker.
    world = await start({ DRAWING_RECOGNITION: 'on', REDIS_URL: '' });
  });

  afterAll(() => world.app.close());

  test.each([
    ['a scan', 'FJ-2041'],
    ['a picture @wide', 'FJ-2042'],
  ])(
    '%s is read after the upload, marked, and found by what is surely read',
    async (kind, number) => {
      const drawn = await picture(number);
      const id =
        kind === 'a scan'
          ? await world.upload(await scan(drawn), 'scan.pdf')
          : await world.upload(drawn, 'a.png');
      expect(await world.found(id, number)).toBeUndefined();
      const answer = await world.readingOf(id);
      expect(valuesOf(answer)).toMatchObject({ ...PRINTED, reference: number });
      expect(new Set(answer.suggestions.map(({ source }) => source))).toEqual(new Set(['ocr']));
      for (const { confidence } of answer.suggestions) {
        expect(confidence).toBeGreaterThanOrEqual(0.5);
        expect(confidence).toBeLessThanOrEqual(0.8);
      }
      expect(await world.answerFor(id)).toEqual(answer);
      expect((await world.found(id, 'sae 1020'))?.excerpt).toContain('SAE 1020');
      expect((await world.found(id, number))?.excerpt).toContain(number);
    },
    PATIENCE_MS,
  );

  test(
    'a scan with a text of its own keeps it, and the index is right of all @wide',
    async () => {
      const id = await world.upload(await scan(await picture(), 'Recebido em Joinville'), 'carimbado.pdf');
      expect(valuesOf(await world.readingOf(id))).toMatchObject(PRINTED);
      expect((await world.found(id, 'joinville'))?.excerpt).toBe('Recebido em Joinville');
      expect(await world.found(id, 'FJ-2041')).toBeUndefined();
      const wrong: unknown[] = [];
      const onWrong = (...record: unknown[]) => wrong.push(record);
      await world.app.app.get(SearchKeeper).checkAll({ repair: false, onWrong });
      expect(wrong).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'a picture without a title block gives nothing, and is not read again',
    async () => {
      const id = await world.upload(await png(1200, 900), 'foto.png');
      expect(await world.readingOf(id)).toMatchObject({ suggestions: [], reading: false });
      expect((await world.answerFor(id)).reading).toBe(false);
    },
    PATIENCE_MS,
  );

  test('small pictures and drawings with their text as text are not read as pictures', async () => {
    const small = await world.upload(await png(), 'pequena.png');
    expect(await world.answerFor(small)).toMatchObject({ suggestions: [], reading: false });
  });
});

test('where recognition is off, a scan says nothing and waits for nothing', async () => {
  const world = await start({});
  const id = await world.upload(await scan(await picture()), 'scan.pdf');
  expect(await world.answerFor(id)).toMatchObject({ suggestions: [], reading: false });
  await world.app.close();
});

describe('a hostile picture @wide @once', () => {
  test(
    'of noise is read within its limits, and says nothing',
    async () => {
      const picture = await noise(6000, 4000);
      const used = process.cpuUsage();
      const answer = await readScan(picture, null).catch((error: unknown) => error);
      const { user, system } = process.cpuUsage(used);
      // A file has 90 s of the processor; a busy machine takes longer to give them.
      expect((user + system) / 1_000_000).toBeLessThan(100);
      if (answer instanceof Error) expect(answer).toMatchObject({ fault: 'too-slow' });
      else expect(answer).toMatchObject({ suggestions: [] });
    },
    PATIENCE_MS,
  );

  test('with more pixels than are decoded is refused', async () => {
    const huge = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(readScan(huge, null)).rejects.toMatchObject({ fault: 'too-many-pixels' });
  }, 60_000);

  test.each([
    ['a roll', [14_400, 40]],
    ['a wall', [14_400, 14_400]],
    ['a stamp', [30, 20]],
  ] as const)('%s of a page is drawn within the limit of pixels', async (_, size) => {
    const document = await PDFDocument.create();
    document.addPage([...size]).drawRectangle({ x: 1, y: 1, width: 10, height: 10 });
    const documents = await PdfDocuments.load();
    documents.open(await document.save());
    const { width, height, data } = documents.drawTitleRegion(0);
    documents.close();
    expect(data).toHaveLength(width * height);
    expect(width * height).toBeLessThan(6_100_000);
  });
});
