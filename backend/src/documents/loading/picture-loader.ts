import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { contentTypeOf } from '../../platform/storage/content-type.js';
import { DocumentCache } from '../document-cache.js';
import type { Picture } from '../models/picture.js';
import type { Pictures } from '../templates/pictures.js';

/** Pixels up to which a picture stays exact; logos and thumbnails are smaller. */
const EXACT_UP_TO = 400_000;

/** Good enough for print; a drawing's thin lines need more than a photograph. */
const JPEG_QUALITY = { photo: 86, drawing: 92 } as const;

/** Reads the document's pictures. One that is missing or broken is left out: the document shows its frame instead. */
@Injectable()
export class PictureLoader {
  private readonly log = new Logger('Documents');

  constructor(
    private readonly storage: FileStorage,
    private readonly cache: DocumentCache,
  ) {}

  async load(pictures: readonly Picture[]): Promise<Pictures> {
    const loaded = new Map<string, string>();
    for (const picture of pictures) {
      const uri = await this.dataUri(picture);
      if (uri) loaded.set(picture.key, uri);
      else this.log.warn(`The picture ${picture.key} is not in storage`);
    }
    return loaded;
  }

  private async dataUri(picture: Picture): Promise<string | null> {
    const known = this.cache.picture(picture);
    if (known) return known;
    const bytes = await this.storage.read(picture.key);
    if (!bytes) return null;
    const jpeg = await asJpeg(picture, bytes);
    if (!jpeg) return `data:${contentTypeOf(picture.key)};base64,${bytes.toString('base64')}`;
    const uri = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    this.cache.keepPicture(picture, uri);
    return uri;
  }
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
