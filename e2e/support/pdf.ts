import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Several kinds of space are one: what counts is what a reader reads. */
export const plainSpaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** The text of a PDF, a page an entry, in the order in which it was written. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(plainSpaces(items.map((item) => ('str' in item ? item.str : '')).join(' ')));
  }
  await task.destroy();
  return pages;
}

export const pdfText = async (bytes: Uint8Array): Promise<string> => (await pdfPages(bytes)).join(' ');

/** Figures as they are printed in Brazil, whole: `1.352,20` and not the `352,20` inside of it. */
export const figuresIn = (text: string): string[] => text.match(/\d[\d.]*,\d+/g) ?? [];
