import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { Settings } from '../../config/settings.js';
import { isEmbedded, writerOptions } from '../connection-options.js';
import { openWriter } from '../open-writer.js';

/** A database's value as its driver gives it. */
export type Value = string | number | boolean | null;

/** A row as its driver gives it. */
export type Row = Record<string, Value>;

/** A table: its columns, those of its primary key, and those that hold numbers. */
export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
  numbers: Set<string>;
}

/** Quotes a column's name for SQLite and servers alike, since some names are words of SQL. */
export const quoted = (column: string): string => `\`${column}\``;

/** Tables that are not moved: the search index, which is built anew, and what migrations and SQLite keep for themselves. */
const NOT_MOVED =
  /^(migrations|migration_steps|search_(fill|words|postings|orders|entries)|search_.*_fts.*|sqlite_.*)$/;

const NUMBER = /int|decimal|numeric|double|float|real|bool/i;

/** One end of a move: a single connection to its database, with methods that work on SQLite and on servers. */
export class Side {
  private constructor(
    readonly embedded: boolean,
    private readonly source: DataSource,
    private readonly runner: QueryRunner,
  ) {}

  /** Opens the database of the settings as it is: nothing is migrated. */
  static async open(settings: Settings): Promise<Side> {
    const options = (await writerOptions(settings)) as DataSourceOptions;
    const source = await new DataSource(options).initialize();
    return new Side(isEmbedded(settings), source, source.createQueryRunner());
  }

  /** Brings the database of the settings to this version's schema: both ends have it before anything is copied. */
  static async migrate(settings: Settings): Promise<void> {
    const writer = await openWriter((await writerOptions(settings)) as DataSourceOptions);
    await writer.destroy();
  }

  async rows<T>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.runner.query(sql, [...values])) as T[];
  }

  async run(sql: string, values: readonly unknown[] = []): Promise<void> {
    await this.runner.query(sql, [...values]);
  }

  /** Switches foreign keys off, since rows may arrive before those that they refer to. */
  async withoutForeignKeys(): Promise<void> {
    await this.run(this.embedded ? 'PRAGMA foreign_keys = OFF' : 'SET FOREIGN_KEY_CHECKS = 0');
  }

  /** Removes all rows of a table; on a server by TRUNCATE, since a DELETE of many rows would exceed the time limit of a statement. */
  async empty(table: string): Promise<void> {
    await this.run(this.embedded ? `DELETE FROM ${table}` : `TRUNCATE TABLE ${table}`);
  }

  /** The tables whose rows are moved, by name. */
  async tables(): Promise<TableShape[]> {
    const sql = this.embedded
      ? "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name";
    const names = (await this.rows<{ name: string }>(sql)).map(({ name }) => name);
    const shapes: TableShape[] = [];
    for (const name of names.filter((each) => !NOT_MOVED.test(each))) shapes.push(await this.shape(name));
    return shapes;
  }

  async count(table: string): Promise<number> {
    const [row] = await this.rows<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(row?.n ?? 0);
  }

  async hasTable(name: string): Promise<boolean> {
    return this.runner.hasTable(name);
  }

  /** The highest id that a table ever generated, so that ids of deleted rows are not used again; null for a table without generated ids. */
  async lastId(table: string): Promise<number | null> {
    if (this.embedded) {
      const [row] = await this.rows<{ seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?', [
        table,
      ]);
      return row?.seq ?? null;
    }
    const [row] = await this.rows<Record<string, string>>(`SHOW CREATE TABLE ${table}`);
    const next = /AUTO_INCREMENT=(\d+)/.exec(row?.['Create Table'] ?? '')?.[1];
    return next ? Number(next) - 1 : null;
  }

  async storeLastId(table: string, id: number): Promise<void> {
    if (!this.embedded) return this.run(`ALTER TABLE ${table} AUTO_INCREMENT = ${String(id + 1)}`);
    await this.run('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
    await this.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, id]);
  }

  /** A counter that differs once another connection has changed the database; null on servers, which have none. */
  async changeCounter(): Promise<number | null> {
    if (!this.embedded) return null;
    const [row] = await this.rows<{ data_version: number }>('PRAGMA data_version');
    return row?.data_version ?? null;
  }

  async close(): Promise<void> {
    await this.runner.release();
    await this.source.destroy();
  }

  private async shape(name: string): Promise<TableShape> {
    const sql = this.embedded
      ? `SELECT name, type, pk AS key_position FROM pragma_table_info('${name}') ORDER BY name`
      : `SELECT c.column_name AS name, c.data_type AS type, COALESCE(k.ordinal_position, 0) AS key_position
           FROM information_schema.columns c LEFT JOIN information_schema.key_column_usage k
             ON k.table_schema = c.table_schema AND k.table_name = c.table_name
               AND k.column_name = c.column_name AND k.constraint_name = 'PRIMARY'
           WHERE c.table_schema = DATABASE() AND c.table_name = '${name}' ORDER BY c.column_name`;
    const columns = await this.rows<{ name: string; type: string; key_position: number | string }>(sql);
    const key = columns
      .filter(({ key_position }) => Number(key_position) > 0)
      .sort((a, b) => Number(a.key_position) - Number(b.key_position));
    return {
      name,
      columns: columns.map((column) => column.name).sort(),
      key: key.map((column) => column.name),
      numbers: new Set(columns.filter(({ type }) => NUMBER.test(type)).map((column) => column.name)),
    };
  }
}
