import { contentDisposition } from '../platform/http/content-disposition.js';
import type { AddressedAs, OpenedObject } from '../platform/storage/file-storage.js';
import { StreamableFile, applyDecorators } from '@nestjs/common';
import type { Request, Response } from 'express';
import { opensTab } from '../platform/http/opens-tab.js';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';

/** The reader of a document, as the request describes it: the copy that it has, and how it opens the answer. */
export interface DocumentReader {
  /** The digest of the document that the client still has from before. */
  known?: string;
  /** A browser opens it in a tab or saves it: it may be sent to the storage's own address. */
  opensTab?: boolean;
}

/** A document that can be sent, or that the client already has. */
export interface ReadyDocument {
  digest: string;
  file_name: string;
  /** Null where the digest is the one that the client has, and where the storage answers it at `address`. */
  object: OpenedObject | null;
  /** Where the storage itself answers it, for a minute. */
  address: string | null;
}

/** The document that the reader has already. */
export const unchanged = (digest: string, file_name: string): ReadyDocument => ({
  digest,
  file_name,
  object: null,
  address: null,
});

/** How the storage itself answers the document; null for a reader that can't be sent there. */
export const addressedAs = ({ opensTab }: DocumentReader, file_name: string): AddressedAs | null =>
  opensTab ? { type: 'application/pdf', disposition: contentDisposition('inline', file_name) } : null;

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

/** The answer of a route that answers a PDF. */
export const ApiPdf = (description: string): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      description,
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    ApiResponse({
      status: 307,
      description: 'To a browser that opens it: where the bucket answers it, for a minute',
    }),
  );
