import { Injectable, Logger } from '@nestjs/common';
import { picturesOf, type DocumentModel } from './build-model.js';
import { DrawingLoader } from './load-drawings.js';
import { PictureLoader } from './load-pictures.js';
import { placeDrawings } from './place-drawings.js';
import { PdfPrinter } from './print-pdf.js';
import { renderHtml } from './render-html.js';

/** From what a document says to its PDF, pictures and drawings included. */
@Injectable()
export class ModelPrinter {
  private readonly log = new Logger('Documents');

  constructor(
    private readonly pictures: PictureLoader,
    private readonly drawings: DrawingLoader,
    private readonly printer: PdfPrinter,
  ) {}

  /**
   * Drawings that came as PDF stay what they are; where one can't be placed, all are printed as pictures.
   * @throws Unavailable when there is no browser to print with
   */
  async print(model: DocumentModel): Promise<Buffer> {
    const all = picturesOf(model);
    const drawings = model.kind === 'part-sheets' ? await this.drawings.load(all) : [];
    const places = new Map(drawings.map(({ key, place }) => [key, place.uri]));
    const pictures = await this.pictures.load(all.filter(({ key }) => !places.has(key)));
    const pdf = await this.printer.print(renderHtml(model, new Map([...pictures, ...places])));
    if (drawings.length === 0) return pdf;
    try {
      return await placeDrawings(pdf, drawings);
    } catch (error) {
      this.log.warn(`Drawings are printed as pictures: ${String(error)}`);
      return this.printer.print(renderHtml(model, await this.pictures.load(all)));
    }
  }
}
