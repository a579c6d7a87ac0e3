import { once } from 'node:events';
import { createDeflate, deflateSync } from 'node:zlib';
import { page, stream, written } from './written-pdf.js';

/** PDFs that are meant to harm, made here. Objects 1 and 2 are the catalogue and the page tree. */

const MEGABYTE = 1024 * 1024;

/** A page that is a million points wide. */
export const endlessPage = () => written([page('0 0 1000000 100')]);

/** A page tree that says it holds more pages than there are bytes. */
export const claimedPages = () => written([page('0 0 200 200')], { count: 2_000_000_000 });

/** A page whose content unpacks, twice, to `megabytes` of blanks: a few kilobytes that take a gigabyte. */
export const packedBomb = async (megabytes: number) =>
  written([page('0 0 200 200', '/Contents 4 0 R'), await blanks(megabytes)]);

/** Three pages with a frame each, of which the middle one unpacks to a gigabyte. */
export const bombInTheMiddle = async () =>
  written(
    [
      page('0 0 200 200', '/Contents 6 0 R'),
      page('0 0 200 200', '/Contents 7 0 R'),
      page('0 0 200 200', '/Contents 6 0 R'),
      stream('', Buffer.from('20 20 160 160 re S')),
      await blanks(900),
    ],
    { kids: '[3 0 R 4 0 R 5 0 R]', count: 3 },
  );

/** Pages with a frame; for each `false` one that is not there. */
export function missingPages(there: readonly boolean[]): Buffer {
  const kids = there.map((each) => (each ? '3 0 R' : '99 0 R')).join(' ');
  const objects = [page('0 0 200 200', '/Contents 4 0 R'), stream('', Buffer.from('20 20 160 160 re S'))];
  return written(objects, { kids: `[${kids}]`, count: there.length });
}

async function blanks(megabytes: number): Promise<Buffer> {
  const packer = createDeflate({ level: 1 });
  const packed: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => packed.push(chunk));
  const some = Buffer.alloc(16 * MEGABYTE, ' ');
  for (let done = 0; done < megabytes; done += 16) {
    if (!packer.write(some)) await once(packer, 'drain');
  }
  packer.end();
  await once(packer, 'end');
  return stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(Buffer.concat(packed)));
}

/** A page whose drawing draws ten drawings that draw ten drawings …: 10 to the power of `depth` lines. */
export function endlessDrawing(depth: number): Buffer {
  const form = (level: number) =>
    level === depth
      ? stream('/Type/XObject/Subtype/Form/BBox[0 0 200 200]', Buffer.from('0 0 m 200 200 l S'))
      : stream(
          `/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</XObject<</F ${String(level + 5)} 0 R>>>>`,
          Buffer.from('/F Do '.repeat(10)),
        );
  const forms = Array.from({ length: depth }, (_, index) => form(index + 1));
  const resources = '/Resources<</XObject<</F 5 0 R>>>>';
  return written([
    page('0 0 200 200', `/Contents 4 0 R${resources}`),
    stream('', Buffer.from('/F Do')),
    ...forms,
  ]);
}

/** A picture on a page that is this large, and grey. */
export const largePicture = (side: number) => pictureOf(side, Buffer.alloc(3 * side * side, 128));

/** A picture on a page that says it is this large, with next to no bytes. */
export const claimedPicture = (side: number) => pictureOf(side, Buffer.alloc(1000));

const pictureOf = (side: number, pixels: Buffer) =>
  written([
    page('0 0 200 200', '/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>'),
    stream('', Buffer.from('200 0 0 200 0 0 cm /I Do')),
    stream(
      `/Type/XObject/Subtype/Image/Width ${String(side)}/Height ${String(side)}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`,
      deflateSync(pixels),
    ),
  ]);
