import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { FileStorage } from '../platform/storage/file-storage.js';
import { sharpKeyOf } from './derived-keys.js';
import { PdfReader } from './readers/pdf/pdf-reader.js';
import type { StoredFile } from './stored-file.entity.js';

/** Longer side of a page that is zoomed into, in pixels: an A3 drawing at 360 dpi. */
const SIDE = 6000;

/** Bytes without loss above which a page is taken for a scan. */
const LARGEST = 4_000_000;

/** Pages at the resolution that zooming in needs: drawn when first asked for, kept from then on. */
@Injectable()
export class SharpPages {
  constructor(
    private readonly storage: FileStorage,
    private readonly pdf: PdfReader,
  ) {}

  /** The key of the page's sharp picture, which is in storage then; null where the file has none or can't be drawn. */
  async keyFor(file: StoredFile): Promise<string | null> {
    const key = sharpKeyOf(file);
    if (key === null || (await this.storage.exists(key))) return key;
    const pdf = await this.storage.read(file.original_key);
    const page = pdf && (await this.draw(pdf, (file.page ?? 1) - 1));
    if (!page) return null;
    await this.storage.put(key, page, 'image/webp');
    return key;
  }

  private async draw(pdf: Buffer, index: number): Promise<Buffer | null> {
    const drawn = await this.pdf.page(pdf, index, SIDE).catch(() => null);
    if (!drawn) return null;
    const { data, width, height, channels } = drawn;
    const picture = sharp(data, { raw: { width, height, channels } }).removeAlpha();
    const exact = await picture.clone().webp({ lossless: true, effort: 1 }).toBuffer();
    return exact.length <= LARGEST ? exact : picture.webp({ quality: 88, effort: 2 }).toBuffer();
  }
}
