import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import type { PdfReader } from '../../src/files/readers/pdf/pdf-reader.js';

/** A page as shades of grey, one byte a pixel. */
export interface PagePicture {
  width: number;
  height: number;
  data: Buffer;
}

/** Pixels of a page's longer side: a letter of the small print is some five of them high. */
const SIDE = 842;

/** Pixels of a block's side: smaller than a figure, larger than what another browser's rounding moves. */
const BLOCK = 8;

/** Blocks that may differ all the same: fewer than a single digit has. */
export const MOST = 2;

/** Shades by which a block's mean may differ. */
const TOLERANCE = 12;

const APPROVED = join(__dirname, 'approved-pages');
/** Not in the repository: what was printed instead. */
const ACTUAL = join(__dirname, '../../test-results/pages');

/** Every page of the document. */
export async function pagesOf(pdf: Buffer, reader: PdfReader): Promise<PagePicture[]> {
  const count = (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount();
  const pages: PagePicture[] = [];
  for (let index = 0; index < count; index += 1) {
    const { data, width, height, channels } = await reader.page(pdf, index, SIDE);
    pages.push(await grey(sharp(data, { raw: { width, height, channels } }).flatten({ background: '#fff' })));
  }
  return pages;
}

async function grey(picture: Sharp): Promise<PagePicture> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many blocks of the one page differ from those of the other; all of them where the sizes do. */
export function differences(one: PagePicture, other: PagePicture): number {
  const [columns, rows] = [one.width, one.height].map((side) => Math.ceil(side / BLOCK)) as [number, number];
  if (one.width !== other.width || one.height !== other.height) return columns * rows;
  let found = 0;
  for (let block = 0; block < columns * rows; block += 1) {
    const [x, y] = [(block % columns) * BLOCK, Math.floor(block / columns) * BLOCK];
    if (Math.abs(meanOf(one, x, y) - meanOf(other, x, y)) > TOLERANCE) found += 1;
  }
  return found;
}

function meanOf({ data, width, height }: PagePicture, left: number, top: number): number {
  let [sum, count] = [0, 0];
  for (let y = top; y < Math.min(top + BLOCK, height); y += 1) {
    for (let x = left; x < Math.min(left + BLOCK, width); x += 1) {
      sum += data[y * width + x] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

/**
 * Compares a page with the picture that was looked at and approved; with APPROVE_PAGES=1 it is approved as it is.
 * @returns what is wrong, in words, or null. What was printed instead is in backend/test-results/pages then
 */
export async function disapproved(name: string, page: PagePicture): Promise<string | null> {
  const file = join(APPROVED, `${name}.webp`);
  if (process.env.APPROVE_PAGES === '1') {
    await save(page, APPROVED, name);
    return null;
  }
  if (!existsSync(file)) return `${name}: no approved picture`;
  const blocks = differences(page, await grey(sharp(readFileSync(file))));
  if (blocks <= MOST) return null;
  await save(page, ACTUAL, name);
  return `${name}: ${blocks} blocks differ, see ${join(ACTUAL, `${name}.webp`)}`;
}

/** How many pages of this document were approved. */
export const approvedPages = (name: string): number =>
  readdirSync(APPROVED).filter((file) => file.replace(/-\d+\.webp$/, '') === name).length;

async function save({ data, width, height }: PagePicture, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const picture = sharp(data, { raw: { width, height, channels: 1 } }).webp({ lossless: true, effort: 6 });
  writeFileSync(join(folder, `${name}.webp`), await picture.toBuffer());
}
