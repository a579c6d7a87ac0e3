import { Injectable, Logger } from '@nestjs/common';
import { PDFDocument } from 'pdf-lib';
import type { JobContext } from '../platform/queue/job.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import type { Numbering } from './templates/page.js';
import { drawingsOf, picturesOf, type DocumentModel } from './steps/build-model.js';
import { joinDocuments } from './pdf/join-documents.js';
import { DocumentCache } from './document-cache.js';
import { loadDrawings, loadPictures } from './loading/load-pictures.js';
import { placeDrawings } from './pdf/place-drawings.js';
import { PagePool } from './printing/page-pool.js';
import { renderHtml, numberingOf, sectionsOf, type Section } from './steps/render-html.js';

/** Where no job reports how far it is. */
const UNOBSERVED: JobContext = { key: '', ahead: false, report: () => undefined };

/** From what a document says to its PDF, pictures and drawings included. */
@Injectable()
export class ModelPrinter {
  private readonly log = new Logger('Documents');

  constructor(
    private readonly storage: FileStorage,
    private readonly cache: DocumentCache,
    private readonly pool: PagePool,
  ) {}

  /**
   * The document as a PDF. A long one is printed in sections: others are printed in between, and the job reports
   * the pages that are done.
   * @throws Unavailable when there is no browser to print with
   */
  async print(model: DocumentModel, job: JobContext = UNOBSERVED): Promise<Buffer> {
    const sections = sectionsOf(model);
    const { name } = model.letterhead;
    if (sections.length === 1) return bytesOf(await opened(await this.printSection(model, job)), name);
    const expected = sections.map(({ pages }) => pages);
    const documents = await this.printSections(sections, expected, job);
    const found = documents.map((document) => document.getPageCount());
    const right = found.every((count, index) => count === expected[index]);
    const numbered = right ? documents : await this.printSections(sections, found, job);
    return bytesOf(joinDocuments(numbered as [PDFDocument, ...PDFDocument[]]), name);
  }

  private async printSections(sections: Section[], pages: number[], job: JobContext): Promise<PDFDocument[]> {
    const documents: PDFDocument[] = [];
    const numbering = numberingOf(pages);
    for (const [index, { model }] of sections.entries()) {
      job.report({ done: (numbering[index]?.first ?? 1) - 1, of: numbering[index]?.of ?? 0 });
      documents.push(await opened(await this.printSection(model, job, numbering[index])));
    }
    return documents;
  }

  /** Drawings that came as PDF stay what they are; where one can't be placed, all of the section are pictures. */
  private async printSection(
    model: DocumentModel,
    { ahead }: JobContext,
    numbering?: Numbering,
  ): Promise<Buffer | PDFDocument> {
    const all = picturesOf(model);
    const drawings = await loadDrawings(this.storage, drawingsOf(model));
    const places = new Map(drawings.map(({ key, place }) => [key, place.uri]));
    const pictures = await loadPictures(
      this.storage,
      this.cache,
      all.filter(({ key }) => !places.has(key)),
    );
    const html = renderHtml(model, new Map([...pictures, ...places]), numbering);
    const pdf = await this.pool.print(html, ahead);
    if (drawings.length === 0) return pdf;
    try {
      const document = await opened(pdf);
      placeDrawings(document, drawings);
      return document;
    } catch (error) {
      this.log.warn(`Drawings are printed as pictures: ${String(error)}`);
      return this.pool.print(
        renderHtml(model, await loadPictures(this.storage, this.cache, all), numbering),
        ahead,
      );
    }
  }
}

const opened = async (printed: Buffer | PDFDocument): Promise<PDFDocument> =>
  Buffer.isBuffer(printed) ? PDFDocument.load(printed, { updateMetadata: false }) : printed;

/** Written once, after all that was to be put in. @param company whose document it is; the browser names itself */
async function bytesOf(document: PDFDocument, company: string): Promise<Buffer> {
  document.setAuthor(company);
  document.setCreator('Forja');
  document.setProducer('Forja');
  return Buffer.from(await document.save({ updateFieldAppearances: false, addDefaultPage: false }));
}
