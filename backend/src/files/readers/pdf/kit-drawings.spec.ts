import { renderDrawingPdf, type DrawingPage as KitPage } from '@forja/drawing-kit';
import { kindOfPage } from '../../reading/domain/page-kind.js';
import { PdfDocuments } from './pdf-documents.js';

const title = (name: string): KitPage['title'] => ({
  name,
  number: 'FJ-2041',
  material: 'Aço SAE 1020',
  thickness: 3,
  weight: 1.5,
  date: '01/02/2026',
  revision: 'A',
});

/** The plainest view that there is: a rectangle without a hole. */
const plain: KitPage['shape'] = { kind: 'plate', width: 120, height: 80, thickness: 3, holes: [] };

describe('drawings of the kit', () => {
  let documents: PdfDocuments;

  beforeAll(async () => {
    documents = await PdfDocuments.load();
  });

  afterAll(() => documents.close());

  const kindOf = async (name: string, notes: string[] = []) => {
    const pages: KitPage[] = [{ orientation: 'landscape', title: title(name), shape: plain, notes }];
    documents.open(await renderDrawingPdf(pages));
    return kindOfPage(documents.draw(0, 200).text);
  };

  it.each(['Chapa', 'Capa', 'Lista de peças', 'Folha de rosto', 'Revision history'])(
    'a page with a view is a drawing, whatever its title says: %s',
    async (name) => {
      expect(await kindOf(name, ['LISTA DE PEÇAS', 'LISTA DE ALTERAÇÕES'])).toBeNull();
    },
  );
});
