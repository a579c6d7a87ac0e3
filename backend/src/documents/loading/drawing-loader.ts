import { Injectable, Logger } from '@nestjs/common';
import { PDFDocument, type PDFPage } from 'pdf-lib';
import { FileStorage } from '../../platform/storage/file-storage.js';
import type { Picture } from '../models/picture.js';
import { placeholder, type Place } from '../pdf/place-drawings.js';
import { hidesLayers, wholePage } from '../pdf/whole-page.js';

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
      const page = wholePage(documents.get(original.key), original.page);
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
