import { createHash } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.js';

/** Sees whether anything in the database has changed, cheaply enough to ask after every request. */
export class Tables {
  private readonly names: string[];

  constructor(private readonly db: Database) {
    this.names = db.manager.dataSource.entityMetadatas.map(({ tableName }) => tableName).sort();
  }

  /** Two equal marks: nothing was stored in between. Different ones: perhaps something was. */
  async mark(): Promise<string> {
    if (!this.db.embedded) return this.contents();
    // Changes when another connection has committed to the file.
    return JSON.stringify(await this.db.manager.query('PRAGMA data_version'));
  }

  /** A digest of all rows of all tables. */
  async contents(): Promise<string> {
    if (!this.db.embedded)
      return JSON.stringify(await this.db.manager.query(`CHECKSUM TABLE ${this.names.join()}`));
    const digest = createHash('sha256');
    for (const name of this.names) {
      digest.update(name).update(JSON.stringify(await this.db.manager.query(`SELECT * FROM "${name}"`)));
    }
    return digest.digest('hex');
  }
}
