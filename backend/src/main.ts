import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { createApi } from './create-api.js';
import { endOnSignal } from './end-on-signal.js';
import { DEMO_ADMINISTRATOR, loadSettings, type Settings } from './platform/config/settings.js';
import { serveFrontend } from './platform/http/frontend.js';
import { startFailure } from './start-failure.js';

/** The HTTP process. */
async function start(settings: Settings): Promise<void> {
  const app = await createApi(settings);
  endOnSignal(app, app.getHttpServer());
  serveFrontend(app, fileURLToPath(new URL('../../frontend/dist', import.meta.url)));
  await (settings.HOST ? app.listen(settings.PORT, settings.HOST) : app.listen(settings.PORT));
  console.log(`\n  Forja em http://localhost:${String(settings.PORT)}`);
  if (settings.firstAdministrator === DEMO_ADMINISTRATOR) {
    const { email, password } = DEMO_ADMINISTRATOR;
    console.log(`  Demonstração: ${email} / ${password}\n`);
  }
}

try {
  await start(loadSettings(process.env));
} catch (error) {
  const { PORT, DATA_DIR } = process.env;
  console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  process.exit(1);
}
