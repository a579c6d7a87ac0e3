import { createHash } from 'node:crypto';
import type { DocumentModel } from './build-model.js';

/** Counts the changes of templates and styles: a document printed by older ones is printed anew. */
const TEMPLATE_VERSION = 4;

/** What the document's content comes down to: equal content, equal digest, on every machine. */
export const digestOf = (model: DocumentModel): string =>
  createHash('sha256')
    .update(JSON.stringify([TEMPLATE_VERSION, model]))
    .digest('hex');
