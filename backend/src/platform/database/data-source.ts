import { join } from 'node:path';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import { makeFolder } from '../config/make-folder.js';
import type { Settings } from '../config/settings.js';
import { bindAsList, type PreparingConnection } from './bind-as-list.js';
import { migrations } from './migrations/index.js';
import { withNamedLock } from './named-lock.js';

/** Entity classes; the composition roots know them, the platform does not. */
export type Entities = MixedList<new () => object>;

/** The pair of connections `Database` works with; on MySQL/MariaDB both are the same pool. */
export interface Connections {
  writer: DataSource;
  reader: DataSource;
}

interface SqliteConnection extends PreparingConnection {
  pragma(text: string): unknown;
}

const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the database that the settings name and brings its schema up to date. The one place that knows which
 * database it is.
 * @throws the driver's error when it can't be reached or opened
 */
export async function openConnections(settings: Settings, entities: Entities): Promise<Connections> {
  if (settings.DATABASE_URL) return openServer(settings.DATABASE_URL, entities);
  return openEmbedded(settings.DATA_DIR, entities);
}

async function openServer(url: string, entities: Entities): Promise<Connections> {
  const pool = new DataSource({ ...serverOptions(url), entities, migrations });
  await pool.initialize();
  // Several processes may start at once: one migrates, the others wait for it.
  await withNamedLock(pool, 'forja_migrations', () => pool.runMigrations({ transaction: 'each' }));
  return { writer: pool, reader: pool };
}

function serverOptions(address: string): DataSourceOptions {
  const url = new URL(address);
  return {
    type: url.protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    host: url.hostname,
    port: url.port ? Number(url.port) : 3306,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: 'utf8mb4_unicode_ci',
    // Consistent reads of what is committed now: a waiting writer must see what the one before it stored.
    isolationLevel: 'READ COMMITTED',
    extra: { connectionLimit: 10 },
  };
}

async function openEmbedded(folder: string, entities: Entities): Promise<Connections> {
  makeFolder(folder);
  const database = join(folder, 'forja.sqlite');
  const { default: driver } = await import('libsql');
  const shared = { type: 'better-sqlite3', driver, database, entities, timeout: BUSY_TIMEOUT_MS } as const;
  const writer = new DataSource({
    ...shared,
    migrations,
    enableWAL: true,
    prepareDatabase: (connection: SqliteConnection) => {
      bindAsList(connection);
      connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
      // With WAL, NORMAL survives a crash of the process; only a power cut may cost the last commits, never order.
      connection.pragma('synchronous = NORMAL');
    },
  });
  await writer.initialize();
  await writer.runMigrations({ transaction: 'each' });
  const reader = new DataSource({
    ...shared,
    prepareDatabase: (connection: SqliteConnection) => {
      bindAsList(connection);
      connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
      connection.pragma('query_only = ON');
    },
  });
  await reader.initialize();
  return { writer, reader };
}
