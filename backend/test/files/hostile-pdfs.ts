import { once } from 'node:events';
import { createDeflate, deflateSync } from 'node:zlib';

/** PDFs that are meant to harm, made here. Objects 1 and 2 are the catalogue and the page tree. */

const MEGABYTE = 1024 * 1024;

type Body = string | Buffer;

/** The objects as a PDF without a table of its objects: readers find them on their own. */
function written(objects: readonly Body[], kids = '[3 0 R]', count = 1): Buffer {
  const all: Body[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids${kids}/Count ${String(count)}>>`,
    ...objects,
  ];
  const parts = all.flatMap((body, index) => [
    Buffer.from(`${String(index + 1)} 0 obj `),
    Buffer.from(body),
    Buffer.from('\nendobj\n'),
  ]);
  const trailer = `trailer <</Root 1 0 R/Size ${String(all.length + 1)}>>\n%%EOF`;
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from(trailer)]);
}

const page = (box: string, rest = '') => `<</Type/Page/Parent 2 0 R/MediaBox[${box}]${rest}>>`;

const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${String(bytes.length)}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** A page that is a million points wide. */
export const endlessPage = () => written([page('0 0 1000000 100')]);

/** A page tree that says it holds more pages than there are bytes. */
export const claimedPages = () => written([page('0 0 200 200')], '[3 0 R]', 2_000_000_000);

/** A page whose content unpacks, twice, to `megabytes` of blanks: a few kilobytes that want a gigabyte. */
export async function packedBomb(megabytes: number): Promise<Buffer> {
  const packer = createDeflate({ level: 1 });
  const packed: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => packed.push(chunk));
  const blanks = Buffer.alloc(16 * MEGABYTE, ' ');
  for (let done = 0; done < megabytes; done += 16) {
    if (!packer.write(blanks)) await once(packer, 'drain');
  }
  packer.end();
  await once(packer, 'end');
  const twice = deflateSync(Buffer.concat(packed));
  return written([
    page('0 0 200 200', '/Contents 4 0 R'),
    stream('/Filter[/FlateDecode/FlateDecode]', twice),
  ]);
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

/** A picture on a page that says it is this large, with next to no bytes. */
export const claimedPicture = (side: number) =>
  written([
    page('0 0 200 200', '/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>'),
    stream('', Buffer.from('200 0 0 200 0 0 cm /I Do')),
    stream(
      `/Type/XObject/Subtype/Image/Width ${String(side)}/Height ${String(side)}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`,
      deflateSync(Buffer.alloc(1000)),
    ),
  ]);
