import { PDFDocument } from 'pdf-lib';
import { wholePage } from './place-drawings.js';

type Values = Record<string, string | number | number[]>;

async function documentWith(annotation?: Values, appearance = false): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 200]);
  page.drawText('Desenho');
  if (!annotation) return PDFDocument.load(await document.save());
  const { context } = document;
  const look = context.register(context.stream('0 0 9 9 re f', { Subtype: 'Form', BBox: [0, 0, 9, 9] }));
  const all = { Type: 'Annot', Rect: [9, 9, 99, 99], ...annotation, ...(appearance && { AP: { N: look } }) };
  page.node.addAnnot(context.register(context.obj(all)));
  return PDFDocument.load(await document.save());
}

describe('a page whose own content is all that is seen', () => {
  it.each<[string, Values | undefined, boolean]>([
    ['one without annotations', undefined, false],
    ['one with a link', { Subtype: 'Link' }, false],
    ['one with the window of a closed note', { Subtype: 'Popup' }, false],
    ['one with a hidden stamp', { Subtype: 'Stamp', F: 2 }, true],
    ['one with a stamp for paper alone', { Subtype: 'Stamp', F: 36 }, true],
  ])('is %s', async (_, annotation, appearance) => {
    expect(wholePage(await documentWith(annotation, appearance), 1)).not.toBeNull();
  });

  it.each<[string, Values, boolean]>([
    ['a stamp', { Subtype: 'Stamp', F: 4 }, true],
    ['a marking without an appearance of its own', { Subtype: 'Highlight', C: [1, 1, 0] }, false],
    ['a form field without an appearance of its own', { Subtype: 'Widget', FT: 'Tx' }, false],
    ['a link with an appearance', { Subtype: 'Link' }, true],
  ])('is none with %s', async (_, annotation, appearance) => {
    expect(wholePage(await documentWith(annotation, appearance), 1)).toBeNull();
  });

  it('is none where there is no such page', async () => {
    expect(wholePage(await documentWith(), 2)).toBeNull();
    expect(wholePage(null, 1)).toBeNull();
  });
});
