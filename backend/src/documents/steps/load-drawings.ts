import { Injectable, Logger } from '@nestjs/common';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from 'pdf-lib';
import { FileStorage } from '../../platform/storage/file-storage.js';
import type { Picture } from '../models/picture.js';
import { placeholder, type Place } from './place-drawings.js';

/** Bytes of all originals of one document that are held at a time; the drawings beyond are printed as pictures. */
const MOST_BYTES = 120 * 1024 * 1024;

/** A page of an uploaded PDF that is to stand in a document as it is. */
export interface Drawing {
  /** Key of the picture in whose place it stands. */
  key: string;
  page: PDFPage;
  place: Place;
}

/** Reads the pages of uploaded PDFs. One that can't be taken over faithfully is left out: its picture is printed. */
@Injectable()
export class DrawingLoader {
  private readonly log = new Logger('Documents');

  constructor(private readonly storage: FileStorage) {}

  async load(pictures: readonly Picture[]): Promise<Drawing[]> {
    const documents = new Map<string, PDFDocument | null>();
    const drawings: Drawing[] = [];
    let left = MOST_BYTES;
    for (const { key, original, width, height } of pictures) {
      if (!original || !width || !height) continue;
      if (!documents.has(original.key)) {
        const bytes = left > 0 ? await this.storage.read(original.key) : null;
        left -= bytes?.length ?? 0;
        documents.set(original.key, bytes && left >= 0 ? await this.open(bytes, original.key) : null);
      }
      const page = pageOf(documents.get(original.key), original.page);
      if (page) drawings.push({ key, page, place: await placeholder(drawings.length, width, height) });
    }
    return drawings;
  }

  private async open(bytes: Buffer, key: string): Promise<PDFDocument | null> {
    try {
      const document = await PDFDocument.load(bytes, { updateMetadata: false });
      return hidesLayers(document) ? null : document;
    } catch (error) {
      this.log.warn(`${key} is printed as a picture: ${String(error).slice(0, 200)}`);
      return null;
    }
  }
}

/** Which layers are hidden is said for the whole file and doesn't come along with a page. */
function hidesLayers({ catalog }: PDFDocument): boolean {
  const config = catalog
    .lookupMaybe(PDFName.of('OCProperties'), PDFDict)
    ?.lookupMaybe(PDFName.of('D'), PDFDict);
  if (!config) return false;
  const hidden = config.lookup(PDFName.of('OFF'));
  return (
    (hidden instanceof PDFArray && hidden.size() > 0) ||
    config.lookup(PDFName.of('BaseState')) === PDFName.of('OFF')
  );
}

/** The page, unless a part of what it shows is not its own content: remarks and stamps lie above it as annotations. */
function pageOf(document: PDFDocument | null | undefined, number: number): PDFPage | null {
  if (!document) return null;
  try {
    const page = document.getPage(number - 1);
    const annotations = page.node.Annots()?.asArray() ?? [];
    const drawn = annotations.some((entry) => {
      const annotation = document.context.lookup(entry);
      return annotation instanceof PDFDict && annotation.has(PDFName.of('AP'));
    });
    return drawn || !page.node.Contents() ? null : page;
  } catch {
    // A page tree that lies about itself: the picture was made by a more forgiving reader.
    return null;
  }
}
