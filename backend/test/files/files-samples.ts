import { PDFDocument, rgb } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import type { Upload } from '../../src/files/upload.js';

/** Files that a customer might send, made here. */

/** An upload that is in memory. */
export const upload = (originalname: string, buffer: Buffer): Upload => ({
  originalname,
  buffer,
  size: buffer.length,
});

/** A picture whose left half is red and whose right half is blue. */
export function picture(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  const blue = { create: { ...half, background: { r: 0, g: 0, b: 255 } } };
  return sharp({ create: { width, height, channels: 3, background: { r: 255, g: 0, b: 0 } } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** A PDF with a cross and a frame on each page; A4 landscape by default. */
export async function pdf(pages: number, [width, height] = [842, 595]): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([width, height]);
    // Inside of a strip, too: a page on which nothing is to be seen becomes no part.
    const y = Math.min(20, height / 2);
    page.drawRectangle({ x: 20, y, width: 600, height: 400, borderWidth: 1, borderColor: rgb(0, 0, 0) });
    page.drawLine({ start: { x: 20 * number, y }, end: { x: 620, y: 420 }, thickness: 0.5 });
  }
  return Buffer.from(await document.save());
}

/** A PDF that opens only with a password, which is not known. */
export function encryptedPdf(): Buffer {
  const noise = (digit: string) => `<${digit.repeat(64)}>`;
  return pdfOf(
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj',
    `4 0 obj <</Filter/Standard/V 2/R 3/Length 128/P -4/O${noise('a')}/U${noise('7')}>> endobj`,
    '/Encrypt 4 0 R/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]',
  );
}

/** A PDF whose page tree leads back to itself. */
export const recursivePdf = () => pdfOf('3 0 obj <</Type/Pages/Kids[2 0 R]/Count 1/Parent 2 0 R>> endobj');

/** Written by hand, without a table of its objects: readers find them on their own. */
function pdfOf(...[page, more = '', trailer = '']: string[]): Buffer {
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      page,
      more,
      `trailer <</Root 1 0 R/Size 5${trailer}>>`,
      '%%EOF',
    ].join('\n'),
  );
}

/** A PNG that claims to be this large and holds nothing. */
export function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The beginning of an old Word document or, without its stream's name, of any other compound file. */
export const compoundFile = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

/** A zip archive with these empty entries; a new Word document is one with `word/document.xml`. */
export function zip(...names: string[]): Buffer {
  const entries = names.map((name) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...entries, end]);
}
