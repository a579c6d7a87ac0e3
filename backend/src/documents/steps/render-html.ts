import { cuttingPage } from '../templates/cutting.js';
import { labelsPage } from '../templates/labels.js';
import { differencePage } from '../templates/difference.js';
import type { Numbering, Pictures } from '../templates/page.js';
import { partSheetsPage, isContinued } from '../templates/part-sheet.js';
import { quotePage } from '../templates/quote.js';
import { setsPage } from '../templates/sets.js';
import type { DocumentModel } from './build-model.js';
import type { PartSheetsModel } from '../models/part-sheets-model.js';

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
    case 'cutting':
      return cuttingPage(model, pictures).text;
    case 'labels':
      return labelsPage(model).text;
    case 'difference':
      return differencePage(model, pictures).text;
  }
}

/**
 * Sheets of one section. Fewer would print the fonts more often, more would let others wait longer and report less often
 * how far it is.
 */
const SHEETS = 20;

/** Sheets of a page that is shared. */
const SHARING = 5;

/** A part of a document that is printed by itself. */
export interface Section {
  model: DocumentModel;
  /** How many pages it will most likely have; 0 where it is the whole document and no numbering depends on it. */
  pages: number;
}

/** Cuts a long document where a page ends anyway. Whatever flows from page to page stays whole. */
export function sectionsOf(model: DocumentModel): Section[] {
  if (model.kind !== 'part-sheets' || model.sheets.length <= SHEETS) return [{ model, pages: 0 }];
  const count = Math.ceil(model.sheets.length / SHEETS);
  return Array.from({ length: count }, (_, index) => {
    const sheets = model.sheets.slice(index * SHEETS, (index + 1) * SHEETS);
    return { model: { ...model, sheets }, pages: expectedPages(sheets) };
  });
}

/** A sheet is a page, or shares one; observations too long for it follow on one more, or, very rarely, on several. */
function expectedPages(sheets: PartSheetsModel['sheets']): number {
  const shared = sheets.filter((sheet) => sheet.shared).length;
  return sheets.length - shared + Math.ceil(shared / SHARING) + sheets.filter(isContinued).length;
}

/** The page numbers of sections that have so many pages each. */
export function numberingOf(pages: readonly number[]): Numbering[] {
  const of = pages.reduce((sum, count) => sum + count, 0);
  return pages.map((_, index) => ({
    first: 1 + pages.slice(0, index).reduce((sum, count) => sum + count, 0),
    of,
  }));
}
