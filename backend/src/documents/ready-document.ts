import type { OpenedObject } from '../platform/storage/file-storage.js';

/** A document that can be sent, or that the client already has. */
export interface ReadyDocument {
  digest: string;
  file_name: string;
  /** Null where the digest is the one that the client has. */
  object: OpenedObject | null;
}
