import { Injectable } from '@nestjs/common';
import { DailySweep } from '../platform/sweeps/daily-sweep.js';
import { DocumentStore } from './document-store.js';

/** A document is printed anew whenever its order changes: what was printed longer ago has mostly been replaced. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes old prints. One that is still asked for is printed once more: nothing is lost. */
@Injectable()
export class DocumentSweep extends DailySweep {
  constructor(private readonly store: DocumentStore) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
    let removed = 0;
    for await (const key of this.store.printedBefore(now.getTime() - KEEP_MS)) {
      if (this.stopped) break;
      await this.store.remove(key);
      removed += 1;
    }
    return removed;
  }
}
