import { defineJob } from '../../platform/queue/job.js';
import type { RevisionDocumentKind } from '../../revisions/revision.entity.js';

/** Which printed document is to be copied with the mark of what is superseded. */
export interface SupersededCopy {
  revision_id: number;
  kind: RevisionDocumentKind;
}

/** Makes the copy and keeps it under the digest of the document itself; answers whether there is one. */
export const markSupersededJob = defineJob<SupersededCopy, { stored: boolean }>('mark-superseded');
