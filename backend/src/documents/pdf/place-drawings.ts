import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFDocument,
  type PDFPage,
  decodePDFRawStream,
  PDFObjectCopier,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type TransformationMatrix,
} from 'pdf-lib';
import { deflateSync } from 'node:zlib';

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

/** Pixels of a placeholder's longer side: few, since the browser packs them and we look at each; only the ratio counts. */
const LONGER = 96;

/** A plain picture that keeps a drawing's place while the page is printed, recognised by its one colour. */
export interface Place {
  colour: readonly [number, number, number];
  width: number;
  height: number;
  uri: string;
}

/** A page, and the placeholder that it replaces. */
interface Placed {
  page: PDFPage;
  place: Place;
}

/** A placeholder of this ratio. @param index of the drawing in its document, from 0 */
export async function placeholder(index: number, width: number, height: number): Promise<Place> {
  const scale = LONGER / Math.max(width, height);
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const [r, g, b] = [200 + (index >> 14), 128 + ((index >> 7) & 127), 128 + (index & 127)] as const;
  const { default: sharp } = await import('sharp');
  const create = { width: size[0], height: size[1], channels: 3 as const, background: { r, g, b } };
  const png = await sharp({ create }).png().toBuffer();
  const uri = `data:image/png;base64,${png.toString('base64')}`;
  return { colour: [r, g, b], width: size[0], height: size[1], uri };
}

/**
 * Puts each page where its placeholder was printed. The placeholder's object becomes the page, so that all that the
 * browser wrote about it (place, clip, structure, alternative text) holds for the drawing.
 * @throws when a placeholder is not found, or a page can't be taken over
 */
export function placeDrawings(document: PDFDocument, drawings: readonly Placed[]): void {
  const found = placeholdersIn(document);
  for (const { page, place } of drawings) {
    const refs = found.get(colourKey(place.colour)) ?? [];
    if (refs.length === 0) throw new Error('A drawing has no place in the printed document');
    const form = formOf(document.context, page, place);
    for (const ref of refs) document.context.assign(ref, form);
  }
}

/**
 * The page as a picture made of lines and text (a form, ISO 32000-1, 8.10), with its content as it is in its file:
 * unpacking and packing it anew would take longer than all the rest.
 */
function formOf(target: PDFContext, page: PDFPage, place: Place): PDFRawStream {
  const copy = PDFObjectCopier.for(page.doc.context, target).copy(page.node);
  const contents = copy.get(PDFName.of('Contents'));
  const found = contents && target.lookup(contents);
  const refs = found instanceof PDFArray ? found.asArray() : [contents];
  const streams = refs.map((ref) => target.lookup(ref, PDFStream));
  for (const ref of [contents, ...refs]) if (ref instanceof PDFRef) target.delete(ref);
  const { bounds, matrix } = intoPlace(page, place);
  const { left, bottom, right, top } = bounds;
  const form = {
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [left, bottom, right, top],
    Matrix: matrix,
  };
  const { content, filter, parameters } = contentOf(streams);
  const dict = target.obj({
    ...form,
    Resources: copy.Resources(),
    Filter: filter,
    ...(parameters && { DecodeParms: parameters }),
  });
  return PDFRawStream.of(dict, content);
}

/** Joins the contents of streams: one as it is, several unpacked and packed as one. */
function contentOf(streams: readonly PDFStream[]) {
  const raw = streams.filter((stream) => stream instanceof PDFRawStream);
  const [first] = raw;
  if (!first || raw.length < streams.length) throw new Error('A drawing without content');
  const filter = first.dict.get(PDFName.of('Filter'));
  if (raw.length === 1 && filter) {
    return { content: first.contents, filter, parameters: first.dict.get(PDFName.of('DecodeParms')) };
  }
  const parts = raw.flatMap((stream) => [decodePDFRawStream(stream).decode(), Buffer.from('\n')]);
  return { content: deflateSync(Buffer.concat(parts)), filter: PDFName.of('FlateDecode') };
}

const colourKey = (colour: Iterable<number>) => [...colour].join();

/** The plain pictures of a placeholder's size, by their colour. */
function placeholdersIn(document: PDFDocument): Map<string, PDFRef[]> {
  const found = new Map<string, PDFRef[]>();
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    const colour = object instanceof PDFRawStream ? plainColour(object) : null;
    if (colour) found.set(colour, [...(found.get(colour) ?? []), ref]);
  }
  return found;
}

function plainColour(stream: PDFRawStream): string | null {
  const { dict } = stream;
  const [width, height] = ['Width', 'Height'].map((name) => {
    const value = dict.lookup(PDFName.of(name));
    return value instanceof PDFNumber ? value.asNumber() : 0;
  }) as [number, number];
  if (Math.max(width, height) !== LONGER || dict.lookup(PDFName.of('Filter')) !== PDFName.of('FlateDecode'))
    return null;
  const pixels = decodePDFRawStream(stream).decode();
  if (pixels.length !== width * height * 3) return null;
  const plain = pixels.every((value, index) => value === pixels[index % 3]);
  return plain ? colourKey(pixels.subarray(0, 3)) : null;
}

/** The visible part of the page, upright, centred in the unit square that a picture fills (ISO 32000-1, 8.9.5). */
function intoPlace(page: PDFPage, { width, height }: Place) {
  const { x, y, width: w, height: h } = page.getCropBox();
  const turned = upright(((page.getRotation().angle % 360) + 360) % 360, { x, y, w, h });
  const [shownWidth, shownHeight] = turned.size;
  const scale = Math.min(width / shownWidth, height / shownHeight);
  const [sx, sy] = [scale / width, scale / height];
  const [a, b, c, d, e, f] = turned.matrix;
  const [dx, dy] = [(1 - sx * shownWidth) / 2, (1 - sy * shownHeight) / 2];
  const matrix: TransformationMatrix = [a * sx, b * sy, c * sx, d * sy, e * sx + dx, f * sy + dy];
  return { bounds: { left: x, bottom: y, right: x + w, top: y + h }, matrix };
}

/** The page turned clockwise by its /Rotate, its lower left corner at the origin. Units of the page. */
function upright(
  angle: number,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): { matrix: TransformationMatrix; size: [number, number] } {
  switch (angle) {
    case 90:
      return { matrix: [0, -1, 1, 0, -y, w + x], size: [h, w] };
    case 180:
      return { matrix: [-1, 0, 0, -1, w + x, h + y], size: [w, h] };
    case 270:
      return { matrix: [0, 1, -1, 0, h + y, -x], size: [h, w] };
    default:
      return { matrix: [1, 0, 0, 1, -x, -y], size: [w, h] };
  }
}
