import { contentDisposition } from '../platform/http/content-disposition.js';
import type { AddressedAs, OpenedObject } from '../platform/storage/file-storage.js';

/** What a request says of the document that it asks for. */
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
