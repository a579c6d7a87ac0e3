/** PDFs written by hand, object by object. */

export type Body = string | Buffer;

export interface Form {
  /** Objects 1 and 2 are the catalogue and this tree of pages; the others begin at 3. */
  kids?: string;
  count?: number;
  /** Further entries of the trailer. */
  trailer?: string;
}

/** The objects as a PDF without a table of its objects: readers find them on their own. */
export function written(objects: readonly Body[], { kids = '[3 0 R]', count = 1, trailer = '' }: Form = {}) {
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
  const end = `trailer <</Root 1 0 R/Size ${String(all.length + 1)}${trailer}>>\n%%EOF`;
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from(end)]);
}

export const page = (box: string, rest = '') => `<</Type/Page/Parent 2 0 R/MediaBox[${box}]${rest}>>`;

export const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${String(bytes.length)}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
