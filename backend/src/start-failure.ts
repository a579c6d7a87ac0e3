import { WrongSettings } from './platform/config/load-settings.js';
import { FolderInUse } from './platform/database/embedded/file-lock.js';
import { HalfMoved, NewerSchema } from './platform/database/newer-schema.js';
import { isRefusedCertificate } from './platform/errors/refused-certificate.js';

interface SystemError extends Error {
  code?: string;
  port?: number;
  syscall?: string;
}

const NOT_WRITABLE = new Set([
  'EACCES',
  'EROFS',
  'EPERM',
  'ENOTDIR',
  'ENOENT',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
]);

/** TLS of the database: what its driver calls a connection that was not made secure, or that must be. */
const NOT_SECURE = new Map([
  ['HANDSHAKE_NO_SSL_SUPPORT', 'o servidor não oferece TLS'],
  ['ER_SECURE_TRANSPORT_REQUIRED', 'o servidor exige TLS: acrescente ?ssl=true'],
]);

const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'HANDSHAKE_SSL_ERROR',
  'POOL_TIMEOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
]);

/**
 * Why a process could not start, as one line for the terminal (one per setting where settings are wrong).
 * @param error whatever the start threw
 */
export function startFailure(error: unknown, settings: { port: number; dataDir: string }): string {
  if (error instanceof WrongSettings) return error.message;
  if (error instanceof NewerSchema) {
    return `O banco de dados é de uma versão mais nova do Forja (${error.message}). Atualize o Forja; nada foi alterado.`;
  }
  if (error instanceof HalfMoved) {
    return 'A mudança para este banco de dados não terminou. Rode npm run move de novo até o fim.';
  }
  if (error instanceof FolderInUse) {
    return `Outro Forja já usa a pasta ${settings.dataDir} (DATA_DIR): encerre-a ou defina outra pasta.`;
  }
  const { code, message, syscall } = error as SystemError;
  if (code === 'EADDRINUSE' || (code === 'EACCES' && syscall === 'listen'))
    return portFailure(error as SystemError, settings.port);
  if (code !== undefined && NOT_WRITABLE.has(code)) {
    return `Não é possível salvar em ${settings.dataDir} (DATA_DIR).`;
  }
  if (isRefusedCertificate(message)) {
    return `O certificado do banco de dados (DATABASE_URL) foi recusado: ${message}. O arquivo de uma autoridade própria é indicado por NODE_EXTRA_CA_CERTS.`;
  }
  const insecure = NOT_SECURE.get(code ?? '');
  if (insecure !== undefined) {
    return `Não foi possível conectar ao banco de dados (DATABASE_URL): ${insecure}.`;
  }
  if (code !== undefined && NOT_CONNECTED.has(code)) {
    return `Não foi possível conectar ao banco de dados (DATABASE_URL): ${code}.`;
  }
  return `O Forja não pôde iniciar: ${message}`;
}

/** Why the server, or its metrics, can't have a port. */
function portFailure({ code, port }: SystemError, own: number): string {
  const setting = port === undefined || port === own ? 'PORT' : 'METRICS_PORT';
  const reason = code === 'EACCES' ? 'exige uma permissão que falta' : 'já está em uso';
  return `A porta ${String(port ?? own)} ${reason}. Defina outra com ${setting}=….`;
}
