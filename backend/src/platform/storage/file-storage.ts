import type { Readable } from 'node:stream';

/** Content to be put: bytes, or a file on this machine that is read as it is sent (memory stays bounded). */
export type StorageBody = Buffer | { path: string };

/** A stored object, open for reading. The caller reads its stream to the end or destroys it. */
export interface OpenedObject {
  stream: Readable;
  /** Bytes. */
  size: number;
  contentType: string;
}

/** An object for who asked for it: open, or at an address of the storage's own. */
export type HandedObject = { object: OpenedObject; address: null } | { object: null; address: string };

/** Headers for an object that is fetched at its own address. */
export interface AddressedAs {
  type: string;
  /** The header Content-Disposition. */
  disposition: string;
}

/** A stored object as it stands in a listing. */
export interface ListedObject {
  key: string;
  modified: Date;
}

/**
 * Where uploaded files and printed documents are kept. A key is a path of plain segments (`parts/…/original.pdf`)
 * whose ending says what the object is. Two adapters, disk and S3, pass one contract test. Every call has a limit: storage
 * that stays silent is Unavailable, one without room InsufficientStorage.
 */
export abstract class FileStorage {
  /** Stores the object whole or not at all; an object of that key is replaced. @throws WrongKey */
  abstract put(key: string, body: StorageBody, contentType: string): Promise<void>;

  /** The object, or null when there is none. */
  abstract open(key: string): Promise<OpenedObject | null>;

  /**
   * An address at which a browser fetches the object from the storage itself, good for a minute and without a session; null where it
   * has none, or there is no such object.
   */
  abstract addressOf(key: string, as: AddressedAs): Promise<string | null>;

  /**
   * The object as it is answered, or null when there is none.
   * @param as how a browser gets it from the storage itself, where that gives addresses; null for who can't follow one
   */
  async handOut(key: string, as: AddressedAs | null): Promise<HandedObject | null> {
    const address = as && (await this.addressOf(key, as));
    if (address !== null) return { object: null, address };
    const object = await this.open(key);
    return object && { object, address: null };
  }

  /** The object's bytes, or null when there is none. */
  abstract read(key: string): Promise<Buffer | null>;

  abstract exists(key: string): Promise<boolean>;

  /** Removes the object; one that isn't there is no error. */
  abstract delete(key: string): Promise<void>;

  /** Every object whose key begins with the folder `prefix` (`parts/`), in no order. */
  abstract list(prefix: string): AsyncIterable<ListedObject>;

  /** Removes what puts of killed processes left half-written before this moment (milliseconds). @returns how many */
  abstract removeUnfinished(before: number): Promise<number>;

  /** Whether objects can be read and written now. @throws Unavailable or what is wrong */
  abstract check(): Promise<void>;

  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
