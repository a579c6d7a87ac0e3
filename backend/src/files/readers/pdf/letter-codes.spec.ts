import { PDFDocument, PDFOperator, PDFHexString, PDFOperatorNames, PDFNumber } from 'pdf-lib';
import { withLetterCodes } from './letter-codes.js';
import { PdfDocuments } from './pdf-documents.js';

const codesOf = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');

/** A page whose font gives its codes so: by the name that stands for Unicode's own, or not at all. */
async function written(text: string, toUnicode?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([842, 595]);
  const { context } = document;
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'Desenho',
      Encoding: 'Identity-H',
      ...(toUnicode !== undefined && { ToUnicode: toUnicode }),
      DescendantFonts: [
        {
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: 'Desenho',
          CIDSystemInfo: {
            Registry: PDFHexString.fromText('Adobe'),
            Ordering: PDFHexString.fromText('Identity'),
            Supplement: 0,
          },
          DW: 500,
        },
      ],
    }),
  );
  const name = page.node.newFontDictionary('F', font);
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginText),
    PDFOperator.of(PDFOperatorNames.SetFontAndSize, [name, PDFNumber.of(12)]),
    PDFOperator.of(PDFOperatorNames.MoveText, [PDFNumber.of(40), PDFNumber.of(40)]),
    PDFOperator.of(PDFOperatorNames.ShowText, [PDFHexString.of(codesOf(text))]),
    PDFOperator.of(PDFOperatorNames.EndText),
  );
  page.drawRectangle({ x: 100, y: 100, width: 300, height: 200, borderWidth: 1 });
  return document.save({ useObjectStreams: false });
}

describe('a font that names the codes of its letters instead of giving a table', () => {
  let documents: PdfDocuments;

  beforeAll(async () => {
    documents = await PdfDocuments.load();
  });

  afterAll(() => documents.close());

  const read = (bytes: Uint8Array) => {
    documents.open(bytes);
    return documents.draw(0, 200).text.words.map(({ text }) => text);
  };

  it('is read by its codes', async () => {
    const bytes = await written('Título: Chapa Ø12', 'Identity-H');
    expect(read(bytes)).not.toContain('Chapa');
    expect(read(await withLetterCodes(bytes))).toEqual(['Título:', 'Chapa', 'Ø12']);
  });

  it('changes no document without such a font', async () => {
    const bytes = await written('Chapa');
    expect(await withLetterCodes(bytes)).toBe(bytes);
  });

  it('leaves a document as it is that can not be taken apart', async () => {
    const bytes = (await written('Chapa', 'Identity-H')).slice(0, 300);
    const marked = new Uint8Array([...bytes, ...Buffer.from('/ToUnicode /Identity-H')]);
    expect(await withLetterCodes(marked)).toBe(marked);
    const within = new Uint8Array([
      ...Buffer.from('%PDF-1.4\n'),
      ...Buffer.from('/ToUnicode /Identity-H '.repeat(1000)),
    ]);
    expect(await withLetterCodes(within)).toBe(within);
  });
});
