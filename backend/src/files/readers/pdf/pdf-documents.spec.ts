import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { PdfDocuments } from './pdf-documents.js';

it.each([
  ['D:20130814235959-03', '2013-08-14'],
  ['D:20130814', '2013-08-14'],
  ['D:2013', undefined],
  ['14-8-2013', undefined],
  ['D:20130814'.padEnd(400, 'x'), undefined],
  [null, undefined],
])('a document of the date %j was written on %s', async (date, expected) => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([842, 595]).drawRectangle({ x: 100, y: 100, width: 300, height: 200, borderWidth: 1 });
  const info = document.context.obj({});
  if (date !== null) info.set(PDFName.of('CreationDate'), PDFString.of(date));
  document.context.trailerInfo.Info = document.context.register(info);
  const documents = await PdfDocuments.load();
  documents.open(await document.save());
  expect(documents.draw(0, 200).text.created).toBe(expected);
  documents.close();
});
