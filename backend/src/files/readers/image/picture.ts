import { availableParallelism } from 'node:os';
import { Semaphore } from 'async-mutex';
import sharpModule, { Sharp } from 'sharp';
import { MOST_PIXELS } from '../../file-rules.js';
import {
  type PageRegion,
  type TitleRegion,
  resolutionFor,
  titleRegionOf,
} from '../../reading/recognition/recognised-page.js';
import { type FileSource, THUMBNAIL_SIDE, UnreadableFile, type Bitmap } from '../protocol.js';

/** Longest side of a photo's preview, in pixels. */
const PHOTO_SIDE = 1600;

/** Bytes of a losslessly encoded page above which it is taken for a scan. */
const LARGEST_DRAWING = 800_000;

/**
 * Pictures decoded and encoded at the same time. A core stays free for requests, and one of the largest pictures
 * takes some 400 MB while it is turned upright.
 */
const work = new Semaphore(Math.min(2, Math.max(1, availableParallelism() - 1)));

/** Seconds that decoding one picture may take. */
const DECODING_LIMIT_S = 20;

/** One thread a picture: how many there are at once is for `work` to say. */
async function loadSharp(): Promise<typeof sharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** A preview and a thumbnail, encoded, with the preview's pixels. */
export interface Pictures {
  preview: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an uploaded picture once: upright (its EXIF orientation applied), in sRGB, without metadata, not enlarged.
 * @throws UnreadableFile
 */
export async function picturesOfImage(source: FileSource): Promise<Pictures> {
  try {
    const bitmap = await work.runExclusive(() => decode(source));
    return await encode(bitmap, (picture) => picture.webp({ quality: 82 }));
  } catch (error) {
    return refuse(error);
  }
}

async function decode(source: FileSource): Promise<Bitmap> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODING_LIMIT_S })
    .autoOrient()
    .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** @throws UnreadableFile what the decoder's error means */
function refuse(error: unknown): never {
  const { message } = error as Error;
  if (/pixel limit/i.test(message)) throw new UnreadableFile('too-many-pixels', message);
  throw new UnreadableFile(/timeout/i.test(message) ? 'too-slow' : 'broken', message);
}

/**
 * Encodes a PDF page's picture without loss: its thin lines stay as crisp as they were drawn, in some 50 kB. A
 * scanned page becomes far larger so, and has no crisp lines to lose: that one is encoded like a photo, a fine one.
 */
export async function picturesOfPage(page: Bitmap): Promise<Pictures> {
  const drawn = await encode(page, (picture) => picture.removeAlpha().webp({ lossless: true, effort: 1 }));
  if (drawn.preview.length <= LARGEST_DRAWING) return drawn;
  return encode(page, (picture) => picture.removeAlpha().webp({ quality: 90, effort: 2 }));
}

/** A page's picture in the size of a thumbnail, as WebP. */
export async function thumbnailOf(page: Bitmap): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, width, height, channels } = page;
  const picture = sharp(data, { raw: { width, height, channels } }).removeAlpha();
  return work.runExclusive(() => asThumbnail(picture).toBuffer());
}

/**
 * A drawing of the product's own making: the preview without loss, the small one from lines of its own width.
 * @throws UnreadableFile where it is too much for its decoder
 */
export async function picturesOfSvg(preview: string, thumbnail: string): Promise<Pictures> {
  const sharp = await loadSharp();
  const open = (svg: string) => sharp(Buffer.from(svg)).timeout({ seconds: DECODING_LIMIT_S }).removeAlpha();
  const draw = async (): Promise<Pictures> => {
    const large = open(preview).webp({ lossless: true, effort: 1 });
    const { data, info } = await large.toBuffer({ resolveWithObject: true });
    const small = await open(thumbnail).webp({ quality: 82 }).toBuffer();
    return { preview: data, thumbnail: small, width: info.width, height: info.height };
  };
  return work.runExclusive(draw).catch((error: unknown) => {
    const { message } = error as Error;
    throw new UnreadableFile(/timeout/i.test(message) ? 'too-slow' : 'too-much-memory', message);
  });
}

const asThumbnail = (picture: Sharp): Sharp =>
  picture
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 });

async function encode(bitmap: Bitmap, asPreview: (picture: Sharp) => Sharp): Promise<Pictures> {
  const sharp = await loadSharp();
  const { data, width, height, channels } = bitmap;
  // Twice of the same pixels: `clone` would copy them.
  const picture = () => sharp(data, { raw: { width, height, channels } });
  return work.runExclusive(async () => {
    const preview = await asPreview(picture()).toBuffer();
    const thumbnail = await asThumbnail(picture()).toBuffer();
    return { preview, thumbnail, width, height };
  });
}

/** The longer side of A4, in inches: a picture of a drawing shows this much of it at least. */
const SMALLEST_SHEET = 11.7;

/** Pixels to an inch that scanners take at most of drawings: a picture of more shows a larger sheet. */
const FINEST_SCAN = 300;

const POINTS = 72;

/** A picture's size in points, the part of it where a title block stands, and its pixels to an inch. */
function titleRegionIn({ width, height }: { width: number; height: number }): TitleRegion & { dpi: number } {
  const longer = Math.max(width, height);
  const scale = (Math.max(SMALLEST_SHEET, longer / FINEST_SCAN) * POINTS) / longer;
  const size = { width: width * scale, height: height * scale };
  const region = titleRegionOf(size);
  return { size, region, dpi: resolutionFor({ size, region }) };
}

/**
 * The part of a picture where a drawing's title block stands, in grey, upright, on white. How large the sheet is no picture says: it is
 * taken for as small as the picture is fine.
 * @throws UnreadableFile
 */
export async function titleRegionOfImage(source: Uint8Array): Promise<PageRegion> {
  const sharp = await loadSharp();
  const open = () => sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const take = async (): Promise<PageRegion> => {
    const { autoOrient: whole } = await open().metadata();
    const { region, size, dpi } = titleRegionIn(whole);
    const left = Math.min(whole.width - 1, Math.round(region.x * whole.width));
    const top = Math.min(whole.height - 1, Math.round(region.y * whole.height));
    const pixels = (length: number) => Math.max(1, Math.round((length * dpi) / POINTS));
    const { data, info } = await open()
      .timeout({ seconds: DECODING_LIMIT_S })
      .autoOrient()
      .extract({ left, top, width: whole.width - left, height: whole.height - top })
      .resize(pixels(region.width * size.width), pixels(region.height * size.height), { fit: 'fill' })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { size, region, dpi, data, width: info.width, height: info.height };
  };
  return work.runExclusive(take).catch(refuse);
}
