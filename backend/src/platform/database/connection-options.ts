import { join } from 'node:path';
import type { TypeOrmModuleOptions } from '@nestjs/typeorm';
import { DefaultNamingStrategy, type DataSourceOptions } from 'typeorm';
import { makeFolder } from '../config/make-folder.js';
import type { Settings } from '../config/settings.js';
import { limitedDriver } from './limited-driver.js';
import { bindAsList, type PreparingConnection } from './embedded/bind-as-list.js';
import { migrations } from './migrations/index.js';
import { SlowQueryLog } from './watching/slow-query-log.js';

interface SqliteConnection extends PreparingConnection {
  pragma(text: string): unknown;
}

const BUSY_TIMEOUT_MS = 5000;

/** TLS options: the server's certificate must come from a trusted authority and name the host; by default the driver checks no name. */
const VERIFIED = { rejectUnauthorized: true, verifyIdentity: true } as const;

/** Prepared statements that a connection keeps: more than the texts that are in use. */
const STATEMENTS = 500;

/** Whether the database is the embedded one (SQLite) rather than the server of DATABASE_URL. */
export const isEmbedded = ({ database }: Settings): boolean => !database.DATABASE_URL;

/** Names the column of a relation as the entity's field of its id: `user` → `user_id`. */
class RelationNaming extends DefaultNamingStrategy {
  override joinColumnName(relation: string, column: string): string {
    return `${relation}_${column}`;
  }
}

/** Options of every connection. A database that can't be opened is not tried again: the start ends with the driver's error. */
const COMMON = {
  toRetry: () => false,
  namingStrategy: new RelationNaming(),
} as const;

/** Slow statements go to the log; TypeORM's own logging of queries, which shows their values, stays off. */
const watchOf = ({ watching }: Settings) => ({
  logger: new SlowQueryLog(),
  maxQueryExecutionTime: watching.SLOW_QUERY_MS,
});

/** The connection that writes, and that brings the schema up to date when it opens. */
export async function writerOptions(settings: Settings): Promise<TypeOrmModuleOptions> {
  if (settings.database.DATABASE_URL) {
    const driver = await limitedDriver(limitsOf(settings));
    return {
      ...serverOptions(settings.database.DATABASE_URL),
      ...COMMON,
      ...watchOf(settings),
      driver,
      migrations,
    };
  }
  return {
    ...(await embeddedOptions(settings)),
    migrations,
    enableWAL: true,
    prepareDatabase: (connection: SqliteConnection) => {
      prepare(connection);
      // With WAL, NORMAL survives a crash of the process; a power cut may lose the last commits, but leaves the file consistent.
      connection.pragma('synchronous = NORMAL');
    },
  };
}

/** The embedded database's connection that only reads. */
export async function readerOptions(settings: Settings): Promise<TypeOrmModuleOptions> {
  return {
    ...(await embeddedOptions(settings)),
    prepareDatabase: (connection: SqliteConnection) => {
      prepare(connection);
      connection.pragma('query_only = ON');
    },
  };
}

async function embeddedOptions(settings: Settings) {
  const { DATA_DIR } = settings.database;
  makeFolder(DATA_DIR);
  const { default: driver } = await import('libsql');
  const database = join(DATA_DIR, 'forja.sqlite');
  return {
    ...COMMON,
    ...watchOf(settings),
    type: 'better-sqlite3',
    driver,
    database,
    timeout: BUSY_TIMEOUT_MS,
    statementCacheSize: STATEMENTS,
  } as const;
}

function prepare(connection: SqliteConnection): void {
  bindAsList(connection);
  connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
}

/** Time limits of a server. Getting a connection has half the time: a request that gets none has done no work that would be lost. */
function limitsOf({ limits: { dependencyTimeoutMs: ms } }: Settings) {
  return { connect: ms / 2, query: ms };
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
    ...(url.searchParams.get('ssl') === 'true' ? { ssl: VERIFIED } : {}),
    charset: 'utf8mb4_unicode_ci',
    // Each statement reads what is committed by then: a writer that waited for a lock must see what the one before it stored.
    isolationLevel: 'READ COMMITTED',
    extra: { connectionLimit: 10 },
  };
}
