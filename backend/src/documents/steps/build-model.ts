import type { DocumentRequest } from '../document-request.js';
import { differenceModel, type DifferenceModel } from '../models/difference-model.js';
import { labelsModel, type LabelsModel } from '../models/labels-model.js';
import { cuttingModel, type CuttingModel } from '../models/cutting-model.js';
import { partSheetsModel, type PartSheetsModel } from '../models/part-sheets-model.js';
import type { Picture, LoadedDocument } from '../models/shared-model.js';
import { quoteModel, type QuoteModel } from '../models/quote-model.js';
import { setsModel, type SetsModel } from '../models/sets-model.js';
import { createHash } from 'node:crypto';

/** All that a document says, as finished text. Equal models are equal documents. */
export type DocumentModel =
  | QuoteModel
  | SetsModel
  | PartSheetsModel
  | CuttingModel
  | LabelsModel
  | DifferenceModel;

/** Builds the content of a document. Pure; adds up nothing, prints the totals that the API answers. */
export function buildModel(request: DocumentRequest, loaded: LoadedDocument): DocumentModel {
  switch (request.kind) {
    case 'quote':
      return quoteModel(loaded);
    case 'sets':
      return setsModel(loaded, request.set_id);
    case 'part-sheets':
      return partSheetsModel(loaded, request.part_id, request.origin);
    case 'cutting':
      return cuttingModel(loaded);
    case 'labels':
      return labelsModel(loaded, request.origin);
    case 'difference':
      return differenceModel(loaded.before ?? loaded, loaded);
  }
}

/** Whether there is nothing to print: sheets or labels of no part, or a plan that was not computed. */
export const isEmpty = (model: DocumentModel): boolean =>
  (model.kind === 'part-sheets' && model.sheets.length === 0) ||
  (model.kind === 'labels' && model.labels.length === 0) ||
  (model.kind === 'cutting' && model.pages.length === 0);

/** The drawings of part sheets, each once: those that came as PDF are printed as they are. */
export const drawingsOf = (model: DocumentModel): Picture[] =>
  model.kind === 'part-sheets' ? once(model.sheets.flatMap((sheet) => [sheet.drawing, sheet.secondary])) : [];

/** Every picture of the document, each once. */
export function picturesOf(model: DocumentModel): Picture[] {
  return once(pictureFields(model));
}

function once(fields: readonly (Picture | null)[]): Picture[] {
  const pictures = fields.filter((picture) => picture !== null);
  return [...new Map(pictures.map((picture) => [picture.key, picture])).values()];
}

function pictureFields(model: DocumentModel): (Picture | null)[] {
  switch (model.kind) {
    case 'quote':
      return [model.letterhead.logo, ...model.sets.map((set) => set.picture)];
    case 'sets':
      return [model.letterhead.logo, ...model.pages.map((page) => page.picture)];
    case 'part-sheets':
      return [model.letterhead.logo, ...drawingsOf(model)];
    case 'cutting':
    case 'difference':
      return [model.letterhead.logo];
    case 'labels':
      return [];
  }
}

/** Counts the changes of templates and styles: a document printed by older ones is printed anew. */
const TEMPLATE_VERSION = 4;

/** The digest of the document's content: equal content has an equal one, on every machine. */
export const digestOf = (model: DocumentModel): string =>
  createHash('sha256')
    .update(JSON.stringify([TEMPLATE_VERSION, model]))
    .digest('hex');
