import { WrongSettings } from './platform/config/settings.js';

interface SystemError extends Error {
  code?: string;
  address?: string;
  port?: number;
  path?: string;
}

/**
 * Why a process could not start, as one line for the terminal (one per setting where settings are wrong).
 * @param error whatever the start threw
 */
export function startFailure(error: unknown, settings: { port: number; dataDir: string }): string {
  if (error instanceof WrongSettings) return error.message;
  const { code, message } = error as SystemError;
  switch (code) {
    case 'EADDRINUSE':
      return `A porta ${String(settings.port)} já está em uso. Defina outra com PORT=….`;
    case 'EACCES':
    case 'EROFS':
    case 'EPERM':
    case 'ENOTDIR':
    case 'ENOENT':
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
      return `Não é possível gravar em ${settings.dataDir} (DATA_DIR).`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_BAD_DB_ERROR':
      return `Não foi possível conectar ao banco de dados (DATABASE_URL): ${code}.`;
    default:
      return `A Forja não pôde iniciar: ${message}`;
  }
}
