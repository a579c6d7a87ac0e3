import { Injectable } from '@nestjs/common';
import type { DocumentModel } from './build-model.js';

/** Models that wait for their print; the rest is read anew. */
const MOST = 8;

/**
 * What documents say that were just asked for, by their digest: where the process that asks prints too, it need not
 * read the order a second time. A worker of its own finds nothing here.
 */
@Injectable()
export class RecentModels {
  private readonly models = new Map<string, DocumentModel>();

  keep(digest: string, model: DocumentModel): void {
    this.models.set(digest, model);
    const [oldest] = this.models.keys();
    if (this.models.size > MOST && oldest !== undefined) this.models.delete(oldest);
  }

  /** The model, which is then no longer kept. */
  take(digest: string): DocumentModel | undefined {
    const model = this.models.get(digest);
    this.models.delete(digest);
    return model;
  }
}
