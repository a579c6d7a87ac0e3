import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFPage } from 'pdf-lib';

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

/** The page, unless a part of what it shows is not its own content: remarks and stamps lie above it as annotations. */
export function wholePage(document: PDFDocument | null | undefined, number: number): PDFPage | null {
  if (!document) return null;
  try {
    const page = document.getPage(number - 1);
    const annotations = page.node.Annots()?.asArray() ?? [];
    const drawn = annotations.some((entry) => {
      const annotation = document.context.lookup(entry);
      return annotation instanceof PDFDict && annotation.has(PDFName.of('AP'));
    });
    return drawn || !page.node.Contents() ? null : page;
  } catch {
    // A broken page tree: the page's picture was made by a more forgiving reader.
    return null;
  }
}
