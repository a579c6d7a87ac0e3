import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import type { DocumentRequest } from '../../src/documents/document-request.js';
import { buildModel, type DocumentModel } from '../../src/documents/steps/build-model.js';
import type { LoadedDocument } from '../../src/documents/models/shared-model.js';
import { DocumentCache } from '../../src/documents/document-cache.js';
import { PagePool } from '../../src/documents/printing/page-pool.js';
import { ModelPrinter } from '../../src/documents/print-model.js';
import { PdfReader } from '../../src/files/readers/pdf/pdf-reader.js';
import { ReaderThreads } from '../../src/files/readers/reader-threads.js';
import { loadSettings } from '../../src/platform/config/load-settings.js';
import { chooseStorage } from '../../src/platform/storage/storage.module.js';
import { differenceModel } from '../../src/documents/models/difference-model.js';
import { differenceCases } from './difference-cases.js';
import { cases, drawings } from './document-cases.js';
import { loaded, part, set } from '../world/document-samples.js';
import { testSettings } from '../harness/test-settings.js';
import { readPdf } from './pdf-text.js';
import { approvedPages, differences, disapproved, MOST, pagesOf, type PagePicture } from './page-pictures.js';

/** A plate with holes and a frame: something that shows where a drawing's edges are. */
const drawing = (width: number, height: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="white"/>
      <g fill="none" stroke="black" stroke-width="6">
        <rect x="10" y="10" width="${width - 20}" height="${height - 20}"/>
        <rect x="${width / 4}" y="${height / 4}" width="${width / 2}" height="${height / 2}"/>
        <circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 6}"/>
      </g></svg>`),
  )
    .png()
    .toBuffer();

describe('pages as they were approved @wide @once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forja-pages-'));
  const storage = chooseStorage(loadSettings({ DATA_DIR: folder }));
  let pool: PagePool;
  let printer: ModelPrinter;
  let dispose: () => Promise<void>;
  const threads = new ReaderThreads();
  const reader = new PdfReader(threads);

  const pagesFor = async (request: DocumentRequest, document: LoadedDocument): Promise<PagePicture[]> =>
    pagesOf(await printer.print(buildModel(request, document)), reader);

  /** Cases by their names: each is printed once, for all that is looked at in it. */
  const prints = new Map<string, Promise<Buffer>>();
  const printOf = (name: string, model: () => DocumentModel): Promise<Buffer> => {
    const print = prints.get(name) ?? printer.print(model());
    prints.set(name, print);
    return print;
  };

  beforeAll(async () => {
    const { settings, dispose: end } = await testSettings();
    dispose = end;
    pool = new PagePool(settings);
    printer = new ModelPrinter(storage, new DocumentCache(), pool);
    for (const [name, { preview_key, width, height }] of Object.entries(drawings)) {
      if (name !== 'missing') await storage.put(preview_key, await drawing(width, height), 'image/png');
    }
  });
  afterAll(async () => {
    await threads.close();
    await pool.onApplicationShutdown();
    await dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ...cases.map(([name, request, document]) => [name, () => buildModel(request, document())] as const),
    ...differenceCases.map(
      ([name, states]) => [name, () => differenceModel(states().before, states().after)] as const,
    ),
  ])('%s', async (name, model) => {
    const pages = await pagesOf(await printOf(name, model), reader);
    const faults = await Promise.all(pages.map((page, index) => disapproved(`${name}-${index + 1}`, page)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    expect(approvedPages(name)).toBe(pages.length);
  });

  it('differ where a figure, a row or a place differs', async () => {
    const request = { kind: 'quote', order_id: 123 } as const;
    const one = async (document: LoadedDocument) => (await pagesFor(request, document))[0]!;
    const page = await one(loaded([set([part()])]));
    expect(differences(page, await one(loaded([set([part()])])))).toBe(0);
    expect(differences(page, await one(loaded([set([part({ final_value: 676.8 })])])))).toBeGreaterThan(MOST);
    expect(differences(page, await one(loaded([set([part(), part({ id: 32 })])])))).toBeGreaterThan(20);
    const moved = { ...page, data: Buffer.concat([page.data.subarray(6), page.data.subarray(0, 6)]) };
    expect(differences(page, moved)).toBeGreaterThan(50);
    // What another browser's rounding may do: a third of a pixel.
    const shades = page.data.map((shade, index) =>
      Math.round(shade * 0.7 + (page.data[index - 1] ?? 255) * 0.3),
    );
    expect(differences(page, { ...page, data: Buffer.from(shades) })).toBeLessThanOrEqual(MOST);
  });

  it('never hold the totals alone: parts are on their page, and pages after the first name their document', async () => {
    for (const count of [24, 26, 28, 30, 32]) {
      const parts = Array.from({ length: count }, (_, index) => part({ id: index + 1 }));
      const model = buildModel({ kind: 'quote', order_id: 123 }, loaded([set(parts)]));
      const { pages } = await readPdf(await printer.print(model));
      expect(pages.at(-1)).toContain('Suporte lateral');
      expect(pages.map((text) => text.includes('Ltda. – Orçamento 000123'))).toEqual(
        pages.map((_text, index) => index > 0),
      );
    }
  });

  it('carry their tags and their language', async () => {
    const [name, request, document] = cases[0]!;
    const { catalog } = await PDFDocument.load(await printOf(name, () => buildModel(request, document())));
    expect(String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked')))).toBe('true');
    expect(String(catalog.get(PDFName.of('Lang')))).toBe('(pt-BR)');
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  });

  // A letter that the project's font lacks would come from the machine, and look different on another one.
  it.each(cases)('%s carries its fonts, and no others', async (name, request, document) => {
    const { context } = await PDFDocument.load(await printOf(name, () => buildModel(request, document())));
    const dicts = context.enumerateIndirectObjects().map(([, object]) => object);
    const descriptors = dicts.filter(
      (object): object is PDFDict =>
        object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
    );
    expect(descriptors.length).toBeGreaterThan(1);
    for (const descriptor of descriptors) {
      expect(String(descriptor.get(PDFName.of('FontName')))).toContain('Inter');
      expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
    }
  });
});
