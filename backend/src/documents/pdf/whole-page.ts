import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFDocument, type PDFPage } from 'pdf-lib';

/** Which layers are hidden is written for the whole file and doesn't come along with a page. */
export function hidesLayers({ catalog }: PDFDocument): boolean {
  const config = catalog
    .lookupMaybe(PDFName.of('OCProperties'), PDFDict)
    ?.lookupMaybe(PDFName.of('D'), PDFDict);
  if (!config) return false;
  const hidden = config.lookup(PDFName.of('OFF'));
  return (
    (hidden instanceof PDFArray && hidden.size() > 0) ||
    config.lookup(PDFName.of('BaseState')) === PDFName.of('OFF')
  );
}

/** Bits of an annotation's flags that hide it on a screen. */
const HIDDEN = 0x02;
const NO_VIEW = 0x20;

/** Kinds of annotations that show nothing on the page. */
const UNSEEN = new Set(['/Link', '/Popup']);

/** Whether the annotation is seen on the page; one without an appearance of its own gets one from the program that draws it. */
function isSeen(annotation: PDFDict): boolean {
  const flags = annotation.lookup(PDFName.of('F'));
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  if ((bits & (HIDDEN | NO_VIEW)) !== 0) return false;
  return annotation.has(PDFName.of('AP')) || !UNSEEN.has(String(annotation.get(PDFName.of('Subtype'))));
}

/** The page, unless a part of what it shows is not its own content: remarks, stamps and form fields are drawn over it. */
export function wholePage(document: PDFDocument | null | undefined, number: number): PDFPage | null {
  if (!document) return null;
  try {
    const page = document.getPage(number - 1);
    const annotations = page.node.Annots()?.asArray() ?? [];
    const drawn = annotations.some((entry) => {
      const annotation = document.context.lookup(entry);
      return annotation instanceof PDFDict && isSeen(annotation);
    });
    return drawn || !page.node.Contents() ? null : page;
  } catch {
    // A broken page tree: the page's picture was made by a more forgiving reader.
    return null;
  }
}
