import {
  degrees,
  PDFDocument,
  rgb,
  StandardFonts,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';

const MARK = 'SUBSTITUÍDO';

/** Of the page's diagonal. */
const SHARE = 0.62;

/** A copy of the document that says on each page, from corner to corner, that a newer one has taken its place. */
export async function markSuperseded(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    const angle = Math.atan2(height, width);
    const size = (Math.hypot(width, height) * SHARE) / font.widthOfTextAtSize(MARK, 1);
    const half = font.widthOfTextAtSize(MARK, size) / 2;
    page.drawText(MARK, {
      x: width / 2 - half * Math.cos(angle) + (size / 3) * Math.sin(angle),
      y: height / 2 - half * Math.sin(angle) - (size / 3) * Math.cos(angle),
      size,
      font,
      color: rgb(0.8, 0.1, 0.1),
      opacity: 0.22,
      rotate: degrees((angle * 180) / Math.PI),
    });
  }
  return Buffer.from(await document.save({ updateFieldAppearances: false, addDefaultPage: false }));
}

/**
 * Appends the others' pages to the first document, with their tags: what a screen reader learns of a page comes
 * along with it (ISO 32000-1, 7.7 and 14.7). All must come from the same browser; the others are used up.
 * @throws when one is not built as the browser builds them
 */
export function joinDocuments([first, ...others]: readonly [PDFDocument, ...PDFDocument[]]): PDFDocument {
  for (const other of others) append(first, other);
  return first;
}

/** Objects that a document's pages and tags hang from. */
interface Roots {
  pagesRef: PDFRef;
  pages: PDFDict;
  structure: PDFDict;
  documentRef: PDFRef;
  document: PDFDict;
  /** Page's number in the tags → its tags, as a flat list. */
  parents: PDFArray;
  /** The first number that is free. */
  nextKey: number;
}

function append(target: PDFDocument, source: PDFDocument): void {
  const { context } = target;
  moveObjects(context, source.context);
  const from = rootsOf(context, source.catalog);
  const to = rootsOf(context, target.catalog);

  for (const page of leavesOf(context, from.pages)) {
    set(page, 'StructParents', to.nextKey + numberAt(page, 'StructParents'));
  }
  from.pages.set(PDFName.of('Parent'), to.pagesRef);
  arrayAt(context, to.pages, 'Kids').push(from.pagesRef);
  set(to.pages, 'Count', numberAt(to.pages, 'Count') + numberAt(from.pages, 'Count'));

  const tags = tagsOf(context, to.document);
  for (const tag of tagsOf(context, from.document).asArray()) {
    context.lookup(tag, PDFDict).set(PDFName.of('P'), to.documentRef);
    tags.push(tag);
  }
  from.parents.asArray().forEach((entry, index) => {
    to.parents.push(index % 2 === 0 ? PDFNumber.of(to.nextKey + numberOf(entry)) : entry);
  });
  set(to.structure, 'ParentTreeNextKey', to.nextKey + from.nextKey);
}

/** Gives the source's objects numbers that are free in the target, and all that refers to them too. */
function moveObjects(target: PDFContext, source: PDFContext): void {
  const by = target.largestObjectNumber;
  for (const [ref, object] of source.enumerateIndirectObjects()) {
    target.assign(moved(ref, by) as PDFRef, moved(object, by));
  }
}

function moved(object: PDFObject, by: number): PDFObject {
  if (object instanceof PDFRef) return PDFRef.of(object.objectNumber + by, object.generationNumber);
  if (object instanceof PDFStream) moved(object.dict, by);
  if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) object.set(key, moved(value, by));
  if (object instanceof PDFArray)
    object.asArray().forEach((value, index) => object.set(index, moved(value, by)));
  return object;
}

function rootsOf(context: PDFContext, catalog: PDFDict): Roots {
  const pagesRef = refAt(catalog, 'Pages');
  const structure = dictAt(context, catalog, 'StructTreeRoot');
  const documentRef = refAt(structure, 'K');
  return {
    pagesRef,
    structure,
    documentRef,
    pages: context.lookup(pagesRef, PDFDict),
    document: context.lookup(documentRef, PDFDict),
    parents: arrayAt(context, dictAt(context, structure, 'ParentTree'), 'Nums'),
    nextKey: numberAt(structure, 'ParentTreeNextKey'),
  };
}

/** The pages below a node of the page tree. */
function leavesOf(context: PDFContext, node: PDFDict): PDFDict[] {
  return arrayAt(context, node, 'Kids')
    .asArray()
    .map((kid) => context.lookup(kid, PDFDict))
    .flatMap((kid) => (kid.has(PDFName.of('Kids')) ? leavesOf(context, kid) : [kid]));
}

/** The tags right below the document's, as a list that can be added to; one alone may stand without a list. */
function tagsOf(context: PDFContext, document: PDFDict): PDFArray {
  const key = PDFName.of('K');
  const tags = document.get(key);
  const found = context.lookup(tags);
  if (found instanceof PDFArray) return found;
  const list = PDFArray.withContext(context);
  if (tags) list.push(tags);
  document.set(key, list);
  return list;
}

function refAt(dict: PDFDict, key: string): PDFRef {
  const value = dict.get(PDFName.of(key));
  if (!(value instanceof PDFRef)) throw new Error(`/${key} is no reference`);
  return value;
}

const dictAt = (context: PDFContext, dict: PDFDict, key: string): PDFDict =>
  context.lookup(dict.get(PDFName.of(key)), PDFDict);

const arrayAt = (context: PDFContext, dict: PDFDict, key: string): PDFArray =>
  context.lookup(dict.get(PDFName.of(key)), PDFArray);

const numberAt = (dict: PDFDict, key: string): number => numberOf(dict.get(PDFName.of(key)));

const set = (dict: PDFDict, key: string, value: number) => dict.set(PDFName.of(key), PDFNumber.of(value));

function numberOf(value: PDFObject | undefined): number {
  if (!(value instanceof PDFNumber)) throw new Error('A number is missing');
  return value.asNumber();
}
