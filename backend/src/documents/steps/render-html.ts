import { differencePage } from '../templates/difference.js';
import type { Numbering } from '../templates/page.js';
import { partSheetsPage } from '../templates/part-sheet.js';
import { quotePage } from '../templates/quote.js';
import { setsPage } from '../templates/sets.js';
import type { DocumentModel } from './build-model.js';
import type { Pictures } from '../templates/pictures.js';

/**
 * The document as one self-contained page. Pure; every text of the model is escaped.
 * @param numbering where it is a part of a document that is printed by itself
 */
export function renderHtml(model: DocumentModel, pictures: Pictures, numbering?: Numbering): string {
  switch (model.kind) {
    case 'quote':
      return quotePage(model, pictures).text;
    case 'sets':
      return setsPage(model, pictures).text;
    case 'part-sheets':
      return partSheetsPage(model, pictures, numbering).text;
    case 'difference':
      return differencePage(model, pictures).text;
  }
}
