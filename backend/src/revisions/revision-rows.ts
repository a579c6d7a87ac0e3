import type { RowOf } from '../platform/database/plain-rows.js';
import type { Revision, RevisionDocument } from './revision.entity.js';

export type RevisionRow = RowOf<Revision>;
export type RevisionDocumentRow = RowOf<RevisionDocument>;
