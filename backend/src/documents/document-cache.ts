import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DocumentRequest } from './document-request.js';
import type { Picture } from './models/shared-model.js';
import type { DocumentModel } from './steps/build-model.js';

/** Documents whose digest is known. */
const MOST_DIGESTS = 500;

/** Models that wait for their print; the others are read anew. */
const MOST_MODELS = 8;

/** Characters of all pictures that are kept. */
const MOST_PICTURE_CHARACTERS = 48 * 1024 * 1024;

/**
 * Remembers contents of documents in this process, so that the next request for one costs less. Nothing here can be out of
 * date: a digest holds for one state of the database, a model is kept under its own digest, and the stored object of a
 * picture never changes. A worker of its own has its own cache.
 */
@Injectable()
export class DocumentCache {
  private readonly digests = new LRUCache<string, { stamp: string; digest: string }>({ max: MOST_DIGESTS });
  private readonly models = new LRUCache<string, DocumentModel>({ max: MOST_MODELS });
  private readonly pictures = new LRUCache<string, string>({
    maxSize: MOST_PICTURE_CHARACTERS,
    sizeCalculation: (uri) => uri.length,
  });

  /**
   * The document's digest: most documents are asked for again with nothing changed in between, and reading a large
   * order only to find that out takes longer than sending its document.
   * @param stamp the state of the database (`Database.stamp`) and the day, taken before `read` reads it: a change in between makes
   *   the digest unknown, never wrong; null where there is no such stamp, and nothing is remembered
   */
  async digest(request: DocumentRequest, stamp: string | null, read: () => Promise<string>): Promise<string> {
    if (stamp === null) return read();
    const key = JSON.stringify(request);
    const known = this.digests.get(key);
    if (known?.stamp === stamp) return known.digest;
    const digest = await read();
    this.digests.set(key, { stamp, digest });
    return digest;
  }

  /** Keeps a model until it is printed: a process that both answers and prints reads its order once. */
  keepModel(digest: string, model: DocumentModel): void {
    this.models.set(digest, model);
  }

  /** The model of this digest, which is then no longer kept. */
  takeModel(digest: string): DocumentModel | undefined {
    const model = this.models.get(digest);
    this.models.delete(digest);
    return model;
  }

  /** The picture as it was printed last, as a data URI: an order printed again has mostly the same pictures. */
  picture(picture: Picture): string | undefined {
    return this.pictures.get(keyOf(picture));
  }

  /** Keeps a picture while there is room; the ones not used for longest make way. */
  keepPicture(picture: Picture, uri: string): void {
    this.pictures.set(keyOf(picture), uri);
  }
}

/** A picture is printed in several sizes. */
const keyOf = ({ key, print_height }: Picture) => `${key} ${String(print_height)}`;
