import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type Sqlite from 'libsql';

/** Where the embedded database of a DATA_DIR is. */
export const embeddedPath = (dataDir: string): string => join(dataDir, 'forja.sqlite');

/**
 * SQLite's own copy of a database in use: one consistent state of it, while others read and write. The driver answers within
 * the call, and a large database takes seconds: so in a process of its own, which no request waits behind.
 */
const COPY = `
  process.umask(0o077);
  const [library, from, to] = process.argv.slice(1);
  const Sqlite = require(library);
  const database = new Sqlite(from, { readonly: true });
  database.exec('PRAGMA busy_timeout = 10000');
  database.prepare('VACUUM INTO ?').run(to);
  database.close();
`;

/**
 * Copies an embedded database, whether it is in use or not, into a new file that its owner alone can read.
 * @throws Error with the driver's own words
 */
export async function copyEmbedded(from: string, to: string): Promise<void> {
  const library = createRequire(import.meta.url).resolve('libsql');
  await promisify(execFile)(process.execPath, ['-e', COPY, library, from, to]);
}

/** A file of an embedded database that is not in use: a copy of one, or one that is being restored. */
export class EmbeddedFile {
  private constructor(private readonly file: Sqlite.Database) {}

  /** @throws the driver's error where it is none */
  static async open(path: string, { readonly = true } = {}): Promise<EmbeddedFile> {
    const { default: Driver } = await import('libsql');
    const file = new Driver(path, { readonly });
    file.exec('PRAGMA busy_timeout = 10000');
    return new EmbeddedFile(file);
  }

  rows<T>(sql: string, ...values: unknown[]): T[] {
    return this.file.prepare(sql).all(...values) as T[];
  }

  /** Names of the migrations that made its tables, the oldest first. */
  migrations(): string[] {
    return this.rows<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp').map(
      ({ name }) => name,
    );
  }

  /** Rows of each table, the search's virtual ones left out: they hold nothing of their own. */
  counts(): Record<string, number> {
    const tables = this.rows<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE '%\\_fts%' ESCAPE '\\' ORDER BY name`,
    );
    return Object.fromEntries(tables.map(({ name }) => [name, this.count(name)]));
  }

  /** Faults that SQLite finds in the file: damaged pages, rows that refer to none; empty where nothing is. */
  damage(): string[] {
    const pages = this.rows<{ integrity_check: string }>('PRAGMA integrity_check(5)');
    const broken = pages.map((row) => row.integrity_check).filter((text) => text !== 'ok');
    const lost = this.rows<{ table: string; parent: string }>('PRAGMA foreign_key_check').slice(0, 5);
    return [...broken, ...lost.map(({ table, parent }) => `${table} → ${parent}`)];
  }

  /** Runs a statement that answers nothing. */
  run(sql: string, ...values: unknown[]): void {
    this.file.prepare(sql).run(...values);
  }

  close(): void {
    this.file.close();
  }

  private count(table: string): number {
    return this.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM "${table}"`)[0]?.n ?? 0;
  }
}
