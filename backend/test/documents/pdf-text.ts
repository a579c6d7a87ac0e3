import { join } from 'node:path';

/** What a reader finds in a PDF. */
export interface ReadPdf {
  title: string;
  /** Author, and the programs that made it. */
  madeBy: (string | undefined)[];
  language: string;
  /** The text of each page, words separated by one space. */
  pages: string[];
}

/** Reads a PDF back, as a reader's software would. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const fonts = `${join(__dirname, '../../../node_modules/pdfjs-dist/standard_fonts')}/`;
  const task = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: fonts });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.map((item) => ('str' in item ? item.str : ''));
    pages.push(texts.join(' ').replace(/\s+/g, ' '));
  }
  const { Title: title, Author, Creator, Producer } = info as Record<string, string | undefined>;
  const read = { title: title ?? '', madeBy: [Author, Creator, Producer], language: languageOf(info), pages };
  await task.destroy();
  return read;
}

const languageOf = (info: object) => ('Language' in info ? String(info.Language) : '');
