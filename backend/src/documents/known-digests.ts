import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { DocumentRequest } from './document-request.js';

/** Documents of which it is known. */
const MOST = 500;

/**
 * Which digest a document had when nothing in the database was another than now: most documents are asked for again
 * with nothing changed in between, and reading a large order only to find that out takes longer than sending it.
 */
@Injectable()
export class KnownDigests {
  private readonly known = new Map<string, { stamp: string; digest: string }>();

  constructor(private readonly db: Database) {}

  /** The document's digest. @param read finds it out from the database */
  async of(request: DocumentRequest, read: () => Promise<string>): Promise<string> {
    const key = JSON.stringify(request);
    // Before it is read: a change in between makes it unknown, never wrong.
    const stamp = await this.db.stamp();
    const known = this.known.get(key);
    if (stamp !== null && known?.stamp === stamp) return known.digest;
    const digest = await read();
    this.known.delete(key);
    if (stamp !== null) this.known.set(key, { stamp, digest });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
    return digest;
  }
}
