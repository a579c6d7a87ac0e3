import { setTimeout } from 'node:timers/promises';
import { partSheetsModel } from '../../src/documents/models/part-sheets-model.js';
import { ModelPrinter } from '../../src/documents/print-model.js';
import type { JobProgress } from '../../src/platform/queue/job.js';
import { loaded, part, set } from '../world/document-samples.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, setOf } from '../world/orders.js';
import { readPdf } from './pdf-text.js';

/** More than two sections of them. */
const PARTS = 45;

const numbers = (count: number) => Array.from({ length: count }, (_value, index) => index + 1);
const footers = (pages: string[]) => pages.map((text) => /Página \d+ de \d+/.exec(text)?.[0]);

/** What a screen reader gets of each page: the roles of its tags, all of them. */
async function rolesOf(bytes: Buffer): Promise<string[][]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes) });
  const document = await task.promise;
  const roles: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const found: string[] = [];
    const walk = (node: { role?: string; children?: unknown[] }) => {
      if (node.role) found.push(node.role);
      for (const child of node.children ?? []) walk(child as typeof node);
    };
    walk(await (await document.getPage(number)).getStructTree());
    roles.push(found);
  }
  await task.destroy();
  return roles;
}

describe('a long document', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startEmbedded();
  });
  afterAll(() => app.close());

  it('reports its pages while it is printed, and is one document in the end: numbered, in order, tagged', async () => {
    const catalogue = await catalogueOf(app.admin);
    const { id } = await orderOf(app.admin);
    const { id: setId } = await setOf(app.admin, id);
    for (const number of numbers(PARTS)) {
      await partOf(app.admin, setId, catalogue, { title: `Chapa n${number}` });
    }
    const seen: JobProgress[] = [];
    const printing = { done: false };
    const answered = Promise.resolve(app.admin.get(`/api/orders/${id}/pdf-parts`).responseType('blob'));
    const printed = answered.finally(() => (printing.done = true));
    while (!printing.done) {
      // A pause between two looks: the printing needs the processor.
      await setTimeout(100);
      const { body } = await app.admin.get(`/api/orders/${id}/documents/progress`).expect(200);
      for (const progress of body as { kind: string; item_id: null; pages_done: number; pages: number }[]) {
        expect(progress).toMatchObject({ kind: 'part-sheets', item_id: null });
        seen.push({ done: progress.pages_done, of: progress.pages });
      }
    }
    const { body, status } = await printed;
    expect(status).toBe(200);
    expect([...new Set(seen.map(({ of }) => of))]).toEqual([PARTS]);
    const done = seen.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done).toEqual(expect.arrayContaining([20, 40]));
    await app.admin.get(`/api/orders/${id}/documents/progress`).expect(200, []);

    const { pages, title, language } = await readPdf(body as Buffer);
    expect({ title, language }).toEqual({ title: expect.stringMatching(/ – peças$/), language: 'pt-BR' });
    expect(footers(pages)).toEqual(numbers(PARTS).map((number) => `Página ${number} de ${PARTS}`));
    expect(pages.map((text) => /Chapa n\d+/.exec(text)?.[0])).toEqual(
      numbers(PARTS).map((number) => `Chapa n${number}`),
    );
    const roles = await rolesOf(body as Buffer);
    for (const page of roles)
      expect(page.join()).toMatch(/^Root,Document,Art,(NonStruct,)+H1,.*L,LI,.*Figure/);
  });

  it('numbers its pages right where observations need more of them than estimated', async () => {
    const parts = numbers(PARTS).map((number) => part({ id: number, title: `Peça n${number}` }));
    parts[4]!.obs = 'Rebarbar todas as arestas. '.repeat(30);
    parts[24]!.obs = 'Conferir a furação com o gabarito. '.repeat(300);
    const model = partSheetsModel(loaded([set(parts)]), null, 'http://localhost:3000');
    const pdf = await app.app.get(ModelPrinter, { strict: false }).print(model);
    const { pages } = await readPdf(pdf);
    expect(pages.length).toBeGreaterThan(PARTS + 2);
    expect(footers(pages)).toEqual(
      numbers(pages.length).map((number) => `Página ${number} de ${pages.length}`),
    );
    expect(pages[5]).toContain('observações');
    expect(pages.at(-1)).toContain(`Peça n${PARTS}`);
  });
});
