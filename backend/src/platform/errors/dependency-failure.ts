import { InsufficientStorage, Unavailable, type AppError } from './app-errors.js';
import { messages } from '../i18n/messages.js';

/** A disk, a quota or a table space is full: of the file system, SQLite, MySQL and MariaDB, S3-compatible storage. */
const FULL = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL_NOWAIT',
  'XMinioStorageFull',
  'QuotaExceeded',
  'InsufficientStorage',
]);

/** The dependency can't be reached, has ended, or stays silent. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EIO',
  'ESTALE',
  'EROFS',
  'EMFILE',
  'ENFILE',
]);

/** The database in particular. */
const DATABASE_DOWN = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'HANDSHAKE_SSL_ERROR',
  'HANDSHAKE_NO_SSL_SUPPORT',
  'ER_SECURE_TRANSPORT_REQUIRED',
  'POOL_TIMEOUT',
  'POOL_CLOSED',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_QUERY_INTERRUPTED',
  'ER_STATEMENT_TIMEOUT',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_OUT_OF_RESOURCES',
  'ER_GET_ERRNO',
  'ER_ERROR_ON_WRITE',
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_PROTOCOL',
]);

/** A dependency's failure, as an error shows it. */
export interface DependencyFailure {
  /** The answer to the user: Unavailable or InsufficientStorage. */
  error: AppError;
  /** The database itself, which then keeps no entry of the error log either. */
  database: boolean;
}

/**
 * Reads an unplanned error: whether a dependency is down or full, which passes without any change of the program. Looks
 * through what drivers wrap (`cause`, `driverError`). Null for everything else. Pure.
 */
export function dependencyFailure(error: unknown): DependencyFailure | null {
  const chain = causes(error);
  const codes = chain.flatMap(({ code, name }) => [code, name]).filter((each) => typeof each === 'string');
  // An error that ends a connection of MySQL and MariaDB is marked as fatal; one that ends a statement comes wrapped.
  const database = chain.some((each) => 'driverError' in each || 'fatal' in each) || codes.some(isOfDatabase);
  if (codes.some((code) => FULL.has(code))) {
    return { error: new InsufficientStorage(messages.http.storageFull), database };
  }
  if (codes.some((code) => UNREACHABLE.has(code) || isOfDatabase(code))) {
    return {
      error: new Unavailable(database ? messages.http.databaseDown : messages.http.unavailable),
      database,
    };
  }
  return null;
}

const isOfDatabase = (code: string) => DATABASE_DOWN.has(code) || code.startsWith('SQLITE_IOERR');

type Cause = Partial<Record<'code' | 'name' | 'cause' | 'driverError', unknown>>;

/** The error and what is behind it, at most five deep. */
function causes(error: unknown): Cause[] {
  const chain: Cause[] = [];
  let each = error;
  while (typeof each === 'object' && each !== null && chain.length < 5) {
    const { cause, driverError } = each as Cause;
    chain.push(each);
    each = driverError ?? cause;
  }
  return chain;
}
