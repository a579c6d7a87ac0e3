import { defineJob } from '../platform/queue/job.js';
import type { DocumentRequest } from './document-request.js';

/** Prints a document and answers the digest under which it is stored. */
export const renderDocumentJob = defineJob<DocumentRequest, { digest: string }>('render-document');
