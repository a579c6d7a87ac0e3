import { Injectable } from '@nestjs/common';
import { FileStorage, type AddressedAs, type HandedObject } from '../platform/storage/file-storage.js';
import type { DocumentModel } from './steps/build-model.js';
import { DailySweep } from '../platform/sweeps/daily-sweep.js';

/** A document's kind, or that of the copies of superseded revisions. */
type StoredKind = DocumentModel['kind'] | 'superseded';

/** Where in storage they all are. */
const FOLDER = 'documents/';

/** Printed documents, by their content. */
@Injectable()
export class DocumentStore {
  constructor(private readonly storage: FileStorage) {}

  /** The printed document as it is answered (`FileStorage.handOut`), or null while there is none. */
  async handOut(kind: StoredKind, digest: string, as: AddressedAs | null): Promise<HandedObject | null> {
    return this.storage.handOut(keyOf(kind, digest), as);
  }

  async has(kind: StoredKind, digest: string): Promise<boolean> {
    return this.storage.exists(keyOf(kind, digest));
  }

  async put(kind: StoredKind, digest: string, pdf: Buffer): Promise<void> {
    await this.storage.put(keyOf(kind, digest), pdf, 'application/pdf');
  }
}

const keyOf = (kind: string, digest: string) => `${FOLDER}${kind}/${digest}.pdf`;

/** A document is printed anew whenever its order changes: what was printed longer ago has mostly been replaced. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes old prints. One that is still asked for is printed once more: nothing is lost. */
@Injectable()
export class DocumentSweep extends DailySweep {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
    let removed = 0;
    for await (const { key, modified } of this.storage.list(FOLDER)) {
      if (this.stopped) break;
      if (modified.getTime() >= now.getTime() - KEEP_MS) continue;
      await this.storage.delete(key);
      removed += 1;
    }
    return removed;
  }
}
