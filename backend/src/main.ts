import 'reflect-metadata';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { AccessSetup } from './access/access-setup.service.js';
import { createApi } from './create-api.js';
import { endOnSignal } from './end-on-signal.js';
import { loadSettings } from './platform/config/load-settings.js';
import { makeFolder } from './platform/config/make-folder.js';
import { DEMO_ADMINISTRATOR, type Settings } from './platform/config/settings.js';
import { isEmbedded } from './platform/database/connection-options.js';
import { embeddedPath } from './platform/database/embedded/embedded-file.js';
import { holdFileLock } from './platform/database/embedded/file-lock.js';
import { serveFrontend } from './platform/http/frontend.js';
import { Processes } from './processes.js';
import { startFailure } from './start-failure.js';

/** The HTTP process, or the first of several. */
async function startAll(settings: Settings): Promise<void> {
  if (cluster.isWorker || settings.server.WEB_CONCURRENCY === 1) {
    await start(settings);
    return;
  }
  await new Processes(settings).start();
  const { WEB_CONCURRENCY, PORT } = settings.server;
  console.log(`\n  Forja em http://localhost:${String(PORT)} (${String(WEB_CONCURRENCY)} processos)\n`);
}

/** One HTTP process. */
async function start(settings: Settings): Promise<void> {
  if (isEmbedded(settings)) {
    makeFolder(settings.database.DATA_DIR);
    await holdFileLock(`${embeddedPath(settings.database.DATA_DIR)}-running`);
  }
  const app = await createApi(settings);
  endOnSignal(app, app.getHttpServer());
  serveFrontend(
    app,
    fileURLToPath(new URL('../../frontend/dist', import.meta.url)),
    settings.server.basePath,
  );
  await app.init();
  const demo = await app.get(AccessSetup, { strict: false }).hasDemoSignIn();
  // The demo's password is publicly known: the network reaches its sign-in only where HOST says so.
  const host = settings.server.HOST ?? (demo ? '127.0.0.1' : undefined);
  await (host ? app.listen(settings.server.PORT, host) : app.listen(settings.server.PORT));
  if (cluster.isWorker) return;
  const { email, password } = DEMO_ADMINISTRATOR;
  const lines = [
    `Forja em http://localhost:${String(settings.server.PORT)}`,
    ...(demo ? [`Demonstração: ${email} / ${password}`] : []),
    ...(demo && !settings.server.HOST
      ? ['Só nesta máquina: troque essa senha, ou defina HOST, para abrir à rede.']
      : []),
  ];
  console.log(`\n  ${lines.join('\n  ')}\n`);
}

try {
  await startAll(loadSettings(process.env));
} catch (error) {
  const { PORT, DATA_DIR } = process.env;
  console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  process.exit(1);
}
