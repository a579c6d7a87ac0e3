/**
 * A font's `/ToUnicode` is a table by the standard (ISO 32000-1, 9.10.3). ODA's export, which Onshape and others draw with, writes
 * the name `/Identity-H` instead: the codes in the page are those of Unicode themselves. pdfium takes the name for an empty table.
 */
const NAMED = /\/ToUnicode\s*\/Identity-H/;

/** Such a name stands near its key: looked for there alone, since a file is searched as it is. */
const KEY = Buffer.from('/ToUnicode');
const NAME_WITHIN = 32;

/** A block of a table holds a hundred lines at most; a line is of codes that differ in their second byte. */
const LINES_A_BLOCK = 64;
const HIGH_BYTES = 256;

const hexOf = (code: number): string => `<${code.toString(16).padStart(4, '0')}>`;

/** A table in which each code of two bytes is its own letter. */
function ownLetters(): string {
  const lines = Array.from({ length: HIGH_BYTES }, (_, high) => {
    const first = high * 256;
    return `${hexOf(first)} ${hexOf(first + 255)} ${hexOf(first)}`;
  });
  const blocks = Array.from({ length: HIGH_BYTES / LINES_A_BLOCK }, (_, block) => {
    const inBlock = lines.slice(block * LINES_A_BLOCK, (block + 1) * LINES_A_BLOCK);
    return [`${String(LINES_A_BLOCK)} beginbfrange`, ...inBlock, 'endbfrange'].join('\n');
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap end end',
  ].join('\n');
}

function namesItsCodes(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf(KEY); at >= 0; at = file.indexOf(KEY, at + KEY.length)) {
    if (NAMED.test(file.toString('latin1', at, at + KEY.length + NAME_WITHIN))) return true;
  }
  return false;
}

/**
 * The document with a table of letters in place of that name, so that pdfium reads its text; the same bytes where it has no such
 * font, or can't be changed (encrypted, damaged): it is drawn all the same.
 */
export async function withLetterCodes(bytes: Uint8Array): Promise<Uint8Array> {
  if (!namesItsCodes(bytes)) return bytes;
  const { ParseSpeeds, PDFDict, PDFDocument, PDFName } = await import('pdf-lib');
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
      // It warns of each invalid object otherwise, in the server's log.
      throwOnInvalidObject: true,
    });
    const { context } = document;
    const key = PDFName.of('ToUnicode');
    const table = context.register(context.flateStream(ownLetters()));
    for (const [, object] of context.enumerateIndirectObjects()) {
      if (object instanceof PDFDict && object.get(key) instanceof PDFName) object.set(key, table);
    }
    return await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  } catch {
    return bytes;
  }
}
