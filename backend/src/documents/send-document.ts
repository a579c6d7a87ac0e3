import { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { contentDisposition } from '../platform/http/content-disposition.js';
import { opensTab } from '../platform/http/opens-tab.js';
import type { DocumentReader, ReadyDocument } from './ready-document.js';

/** The digest of the document that the client still has from before. */
export const knownDigest = (request: Request): string | undefined =>
  /^(?:W\/)?"([0-9a-f]{64})"$/.exec(request.get('If-None-Match') ?? '')?.[1];

/** What the request says of its document. */
export const readerOf = (request: Request): DocumentReader => ({
  known: knownDigest(request),
  opensTab: opensTab(request),
});

/**
 * Answers the document, 304 where the client has it, or 307 where the storage itself answers it. It may be kept, but has to be asked for again each time: the
 * order may have changed, and so may what its reader is allowed to see.
 */
export function send(response: Response, document: ReadyDocument): StreamableFile | undefined {
  const { digest, file_name, object, address } = document;
  if (address !== null) {
    response.status(307).set({ Location: address, 'Cache-Control': 'no-store' });
    return undefined;
  }
  response.set({
    ETag: `"${digest}"`,
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (!object) {
    response.status(304);
    return undefined;
  }
  return new StreamableFile(object.stream, {
    type: 'application/pdf',
    disposition: contentDisposition('inline', file_name),
    length: object.size,
  });
}
