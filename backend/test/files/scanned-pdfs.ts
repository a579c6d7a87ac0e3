import { written, page, stream } from './written-pdf.js';

/** Scans as scanners write them: a page that is one picture, in JBIG2, packed like a fax (MMR). */

/** Pixels; black run lengths of 64 are one code and an end. */
const WIDTH = 64;

const WHITE_ROW_AFTER_WHITE = '1';
/** Horizontal: no white, 64 black. */
const BLACK_ROW_AFTER_WHITE = '001' + '00110101' + '0000001111' + '0000110111';
/** Both changes where they were in the row before. */
const BLACK_ROW_AFTER_BLACK = '1' + '1';

/** Rows of white, then rows of black. */
function packed(white: number, black: number): Buffer {
  const bits = [
    WHITE_ROW_AFTER_WHITE.repeat(white),
    BLACK_ROW_AFTER_WHITE,
    BLACK_ROW_AFTER_BLACK.repeat(black - 1),
    // The end of the block.
    '000000000001000000000001',
  ].join('');
  const bytes = bits.match(/.{1,8}/g)?.map((each) => parseInt(each.padEnd(8, '0'), 2));
  return Buffer.from(bytes ?? []);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};

const segment = (number: number, type: number, data: Buffer) =>
  Buffer.concat([numbers(number), Buffer.from([type, 0, 1]), numbers(data.length), data]);

const PAGE_INFORMATION = 48;
const GENERIC_REGION = 38;
const MMR = 1;

/** A page whose lower half is black, as a JBIG2 picture. */
export function scannedPdf(): Buffer {
  const [white, black] = [32, 32];
  const height = white + black;
  const picture = Buffer.concat([
    segment(0, PAGE_INFORMATION, Buffer.concat([numbers(WIDTH, height, 0, 0), Buffer.from([0, 0, 0])])),
    segment(
      1,
      GENERIC_REGION,
      Buffer.concat([numbers(WIDTH, height, 0, 0), Buffer.from([0, MMR]), packed(white, black)]),
    ),
  ]);
  return written([
    page('0 0 200 200', '/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>'),
    stream('', Buffer.from('200 0 0 200 0 0 cm /I Do')),
    stream(
      `/Type/XObject/Subtype/Image/Width ${String(WIDTH)}/Height ${String(height)}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode`,
      picture,
    ),
  ]);
}
