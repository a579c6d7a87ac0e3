import { Logger } from '@nestjs/common';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { contentTypeOf } from '../../platform/storage/content-type.js';
import type { DocumentCache } from '../document-cache.js';
import type { Picture } from '../models/shared-model.js';
import type { Pictures } from '../templates/page.js';
import { PDFDocument, type PDFPage } from 'pdf-lib';
import { placeholder, type Place, hidesLayers, wholePage } from '../pdf/place-drawings.js';

/** Pixels up to which a picture stays exact; logos and thumbnails are smaller. */
const EXACT_UP_TO = 400_000;

/** Good enough for print; a drawing's thin lines need more than a photograph. */
const JPEG_QUALITY = { photo: 86, drawing: 92 } as const;

const log = new Logger('Documents');

/**
 * Reads the document's pictures from storage, unless this process remembers them. One that is missing or broken is left
 * out: the document shows its frame instead.
 */
export async function loadPictures(
  storage: FileStorage,
  cache: DocumentCache,
  pictures: readonly Picture[],
): Promise<Pictures> {
  const loaded = new Map<string, string>();
  for (const picture of pictures) {
    const uri = cache.picture(picture) ?? (await dataUri(storage, cache, picture));
    if (uri) loaded.set(picture.key, uri);
    else log.warn(`The picture ${picture.key} is not in storage`);
  }
  return loaded;
}

async function dataUri(storage: FileStorage, cache: DocumentCache, picture: Picture): Promise<string | null> {
  const bytes = await storage.read(picture.key);
  if (!bytes) return null;
  const jpeg = await asJpeg(picture, bytes);
  if (!jpeg) return `data:${contentTypeOf(picture.key)};base64,${bytes.toString('base64')}`;
  const uri = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  cache.keepPicture(picture, uri);
  return uri;
}

/**
 * A large picture as Chromium takes it into the PDF as it is; every other format it unpacks and packs anew, which takes
 * it several times as long. Null for one that may stay what it is.
 */
async function asJpeg({ key, photo, print_height }: Picture, bytes: Buffer): Promise<Buffer | null> {
  if (contentTypeOf(key) === 'image/jpeg') return null;
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  if (width * height <= EXACT_UP_TO) return null;
  const resized = print_height ? image.resize({ height: print_height, withoutEnlargement: true }) : image;
  return resized
    .flatten({ background: '#ffffff' })
    .jpeg(
      photo ? { quality: JPEG_QUALITY.photo } : { quality: JPEG_QUALITY.drawing, chromaSubsampling: '4:4:4' },
    )
    .toBuffer();
}

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
export async function loadDrawings(storage: FileStorage, pictures: readonly Picture[]): Promise<Drawing[]> {
  const documents = new Map<string, PDFDocument | null>();
  const drawings: Drawing[] = [];
  let left = MOST_BYTES;
  for (const { key, original, width, height } of pictures) {
    if (!original || !width || !height) continue;
    if (!documents.has(original.key)) {
      const bytes = left > 0 ? await storage.read(original.key) : null;
      left -= bytes?.length ?? 0;
      documents.set(original.key, bytes && left >= 0 ? await openOriginal(bytes, original.key) : null);
    }
    const page = wholePage(documents.get(original.key), original.page);
    if (page) drawings.push({ key, page, place: await placeholder(drawings.length, width, height) });
  }
  return drawings;
}

async function openOriginal(bytes: Buffer, key: string): Promise<PDFDocument | null> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return hidesLayers(document) ? null : document;
  } catch (error) {
    log.warn(`${key} is printed as a picture: ${String(error).slice(0, 200)}`);
    return null;
  }
}
