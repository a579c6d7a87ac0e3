import { defineJob } from '../../platform/queue/job.js';
import type { RevisionDocumentKind } from '../../revisions/revision.entity.js';

/** Which document of which revision is to be printed. */
export interface RevisionPrint {
  revision_id: number;
  kind: RevisionDocumentKind;
  /** Scheme and host for the QR codes of sheets, where the revision was frozen without a request. */
  origin: string;
}

/** Prints a document of a revision and stores it for good; answers whether there is one. */
export const printRevisionJob = defineJob<RevisionPrint, { stored: boolean }>('print-revision');

/** Equal documents are one job. */
export const keyOf = ({ revision_id, kind }: RevisionPrint): string => `${String(revision_id)} ${kind}`;
