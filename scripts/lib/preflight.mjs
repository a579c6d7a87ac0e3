import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whyNotFree } from './free-port.mjs';
import { dataDir } from './paths.mjs';
import { PlainError } from './say.mjs';

/**
 * What would stop the server after a minute of building is looked at before it. The server makes the same checks
 * itself: it also runs without these scripts.
 */

/** @throws {PlainError} in one line when the port can't be had; a PORT that is no port is the server's to refuse */
export async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  const code = await whyNotFree(port, process.env.HOST || undefined);
  if (code === 'EADDRINUSE') {
    throw new PlainError(
      `A porta ${port} já está em uso. Escolha outra, por exemplo: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new PlainError(
      `Sem permissão para usar a porta ${port}. Escolha outra, por exemplo: PORT=3000 npm start`,
    );
  }
}

/** Level by level: mkdirSync's own recursion never ends where the kernel refuses folders, as below /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** @throws {PlainError} in one line when nothing can be written into DATA_DIR */
export function checkDataDir() {
  const folder = dataDir();
  const probe = path.join(folder, `.forja-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new PlainError(
      `Não é possível salvar na pasta de dados ${folder} (${error.code}): confira DATA_DIR.`,
    );
  }
}
