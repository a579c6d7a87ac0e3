import 'reflect-metadata';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { createApi } from './create-api.js';
import { endOnSignal } from './end-on-signal.js';
import { loadSettings } from './platform/config/load-settings.js';
import { DEMO_ADMINISTRATOR, type Settings } from './platform/config/settings.js';
import { serveFrontend } from './platform/http/frontend.js';
import { Processes } from './processes.js';
import { startFailure } from './start-failure.js';

/** The HTTP process, or the first of several. */
async function startAll(settings: Settings): Promise<void> {
  if (cluster.isWorker || settings.WEB_CONCURRENCY === 1) {
    await start(settings);
    return;
  }
  await new Processes(settings).start();
  const { WEB_CONCURRENCY, PORT } = settings;
  console.log(`\n  Forja em http://localhost:${String(PORT)} (${String(WEB_CONCURRENCY)} processos)\n`);
}

/** One HTTP process. */
async function start(settings: Settings): Promise<void> {
  const app = await createApi(settings);
  endOnSignal(app, app.getHttpServer());
  serveFrontend(app, fileURLToPath(new URL('../../frontend/dist', import.meta.url)), settings.basePath);
  await (settings.HOST ? app.listen(settings.PORT, settings.HOST) : app.listen(settings.PORT));
  if (cluster.isWorker) return;
  console.log(`\n  Forja em http://localhost:${String(settings.PORT)}`);
  if (settings.firstAdministrator === DEMO_ADMINISTRATOR) {
    const { email, password } = DEMO_ADMINISTRATOR;
    console.log(`  Demonstração: ${email} / ${password}\n`);
  }
}

try {
  await startAll(loadSettings(process.env));
} catch (error) {
  const { PORT, DATA_DIR } = process.env;
  console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  process.exit(1);
}
