import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { contentTypeOf } from '../../platform/storage/content-type.js';
import type { Picture } from '../models/picture.js';

/** Key → data URI: the page gets its pictures inside of itself and loads nothing from anywhere. */
export type Pictures = ReadonlyMap<string, string>;

/** Good enough for print, a tenth of what the same photograph takes without loss. */
const JPEG_QUALITY = 86;

/** Reads the document's pictures. One that is missing or broken is left out: the document shows its frame instead. */
@Injectable()
export class PictureLoader {
  private readonly log = new Logger('Documents');

  constructor(private readonly storage: FileStorage) {}

  async load(pictures: readonly Picture[]): Promise<Pictures> {
    const loaded = new Map<string, string>();
    for (const picture of pictures) {
      const uri = await this.dataUri(picture);
      if (uri) loaded.set(picture.key, uri);
      else this.log.warn(`The picture ${picture.key} is not in storage`);
    }
    return loaded;
  }

  private async dataUri({ key, photo }: Picture): Promise<string | null> {
    const bytes = await this.storage.read(key);
    if (!bytes) return null;
    const type = contentTypeOf(key);
    if (!photo || type === 'image/jpeg') return `data:${type};base64,${bytes.toString('base64')}`;
    const jpeg = await asJpeg(bytes);
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  }
}

/** Chromium takes a JPEG into the PDF as it is; every other format it unpacks into many times its size. */
async function asJpeg(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
