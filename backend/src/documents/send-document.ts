import { contentDisposition } from '../platform/http/content-disposition.js';
import type { AddressedAs, OpenedObject } from '../platform/storage/file-storage.js';
import {
  StreamableFile,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { currentActor, type Actor } from '../access/current-user.js';
import type { Viewer } from '../orders/domain/visibility.js';
import { opensTab } from '../platform/http/opens-tab.js';
import { originOf } from '../platform/http/request-origin.js';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';

/** The reader of a document: who it is, the copy that they have, and how they open the answer. */
export interface DocumentReader {
  viewer: Viewer;
  /** The digest of the document that the client still has from before. */
  known?: string | undefined;
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

/** A reader who is signed in, and the scheme and host under which they reach the product: QR codes lead there. */
export type SignedInReader = DocumentReader & { origin: string };

/** Parameter decorator: who asks for a document, as the request describes them. */
export const CurrentReader = createParamDecorator((_: unknown, context: ExecutionContext): SignedInReader => {
  const request = context.switchToHttp().getRequest<Request & { user?: Actor }>();
  return {
    viewer: currentActor(request),
    known: knownDigest(request),
    opensTab: opensTab(request),
    origin: originOf(request),
  };
});

/**
 * Answers the document, 304 where the client has it, or 307 where the storage itself answers it. It may be kept, but has to be asked for again each time: the
 * order may have changed, and so may what its reader is allowed to see.
 */
function send(response: Response, document: ReadyDocument): StreamableFile | undefined {
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

/** Sends the document that a route returns. */
export class SendsDocument implements NestInterceptor<ReadyDocument, StreamableFile | undefined> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<ReadyDocument>,
  ): Observable<StreamableFile | undefined> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((document) => send(response, document)));
  }
}

/** A route that returns a document, which is answered as a PDF. */
export const AnswersPdf = (description: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(SendsDocument),
    ApiOkResponse({
      description,
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    ApiResponse({
      status: 307,
      description: 'To a browser that opens it: where the bucket answers it, for a minute',
    }),
  );
