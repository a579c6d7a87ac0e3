import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from './lib/launch.mjs';
import { startMailSink } from './lib/mail-sink.mjs';
import { inRoot, packageBin } from './lib/paths.mjs';
import { freePort } from './lib/free-port.mjs';
import { endTogether, ended, main, start, stop } from './lib/run.mjs';
import { PlainError, say } from './lib/say.mjs';
import { findTestBrowser } from './lib/test-browser.mjs';
import { startOidcProvider } from './lib/test-oidc-provider.mjs';
import { testEnv } from './lib/test-env.mjs';

/**
 * `npm run test:e2e [-- playwright's arguments]`: the built product, on a port and in a data folder of its own, with
 * the demo data, in a browser. Who registers waits for an administrator, so that the tests see that way too.
 */
const startLimit = 180_000;

/** What the product under test is to its OpenID provider. */
const OIDC_CLIENT = { clientId: 'forja', clientSecret: 'segredo-do-teste' };

async function isReady(url) {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** Starts the server; `tail` is the last of what it printed, for when something goes wrong. */
function startServer({ port, folder, mailPort, oidc }) {
  const env = testEnv({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    SEED: 'demo',
    // The tests share the machine with the browser that they watch; an integration test looks at this.
    RENDER_AHEAD: 'off',
    DRAWING_RECOGNITION: 'off',
    REGISTRATION: 'approval',
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Forja <orcamentos@forja.example.com>',
    // By name: passkeys are for none that is a number.
    PUBLIC_URL: `http://localhost:${port}`,
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.clientId,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
    OIDC_NAME: 'Metal Ltda.',
  });
  const child = start(process.execPath, ['backend/dist/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (printed = `${printed}${chunk}`.slice(-20_000)));
  }
  return { child, tail: () => printed };
}

async function untilReady(url, server) {
  const limit = Date.now() + startLimit;
  while (!(await isReady(url))) {
    if (server.child.exitCode !== null || Date.now() > limit) {
      throw new PlainError('The server did not become ready.', server.tail());
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function playwright({ url, browser, mails, issuer }) {
  const args = ['test', ...process.argv.slice(2)];
  const child = start(packageBin('playwright', 'e2e'), args, {
    cwd: inRoot('e2e'),
    env: testEnv({
      BASE_URL: url,
      MAIL_FOLDER: mails,
      PROVIDER_URL: issuer,
      ...(browser && { CHROMIUM_PATH: browser }),
    }),
    stdio: 'inherit',
  });
  return ended(child);
}

await main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-e2e-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  endTogether(removeFolder);
  await prepare();
  const browser = await findTestBrowser();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const mailPort = await freePort();
  const mails = path.join(folder, 'mails');
  const endMailSink = await startMailSink(mailPort, mails);
  const oidc = await startOidcProvider(OIDC_CLIENT);
  const server = startServer({ port, folder, mailPort, oidc });
  try {
    await untilReady(url, server);
    process.exitCode = await playwright({ url, browser, mails, issuer: oidc.issuer });
    if (process.exitCode !== 0 && server.tail()) say(`The server's log:\n${server.tail()}`);
  } finally {
    await stop(server.child);
    await endMailSink();
    await oidc.end();
    removeFolder();
  }
});
