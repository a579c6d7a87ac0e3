import './lib/node-version.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { inRoot, packageBin, temporaryFolder } from './lib/paths.mjs';
import { freePort } from './lib/free-port.mjs';
import { ended, lastWords, main, start, stop, untilReady } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { findTestBrowser } from './lib/test-browser.mjs';
import { startOidcProvider } from './lib/test-oidc-provider.mjs';
import { testEnv } from './lib/test-env.mjs';

/**
 * `npm run test:e2e [-- playwright's arguments]`: the built product, on a port and in a data folder of its own, with
 * the demo data, in a browser. Who registers waits for an administrator, so that the tests see that way too.
 */
/** What the product under test is to its OpenID provider. */
const OIDC_CLIENT = { clientId: 'forja', clientSecret: 'segredo-do-teste' };

/** Keeps each e-mail as a file of its own: tests find one by what stands in it. */
function filing(folder) {
  let count = 0;
  return (message) => writeFileSync(path.join(folder, `${(count += 1)}.eml`), message);
}

/** Recipients that a test has refused: `recusado` for good the first time, `ocupado` for now each time. */
function refusals() {
  const known = new Set();
  return (address) => {
    if (address.startsWith('ocupado')) return Object.assign(new Error('busy'), { responseCode: 450 });
    if (!address.startsWith('recusado') || known.has(address)) return undefined;
    known.add(address);
    return Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  };
}

/** Starts the server; `tail` is the last of what it printed, for when something goes wrong. */
function startServer({ port, folder, mailPort, oidc }) {
  // Nothing is done ahead of time: the tests share the machine with the browser that they watch.
  const env = environment(folder, {
    PORT: String(port),
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
  return { child, tail: lastWords(child) };
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
  const folder = temporaryFolder('e2e');
  await prepare();
  const browser = await findTestBrowser();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const mails = temporaryFolder('mails');
  const mailServer = await startMailServer(filing(mails), refusals());
  const oidc = await startOidcProvider(OIDC_CLIENT);
  const server = startServer({ port, folder, mailPort: mailServer.port, oidc });
  await untilReady(url, server.child, { printed: server.tail });
  process.exitCode = await playwright({ url, browser, mails, issuer: oidc.issuer });
  if (process.exitCode !== 0 && server.tail()) say(`The server's log:\n${server.tail()}`);
  await stop(server.child);
  await mailServer.end();
  await oidc.end();
});
