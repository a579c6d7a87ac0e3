import '../lib/node-version.mjs';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildStages } from './build.mjs';
import { serviceOfCompose } from './compose.mjs';
import { Container } from './container.mjs';
import { copyContext } from './context.mjs';
import { stagesOfDockerfile } from './dockerfile.mjs';
import { printQuote } from './world.mjs';
import { makeRoot } from '../lib/fresh-root.mjs';
import { freePort } from '../lib/free-port.mjs';
import { endTogether, main, run, start, stop } from '../lib/run.mjs';
import { PlainError, say, step } from '../lib/say.mjs';
import { provideServices, servicesFolder, startServices } from '../lib/services.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * `npm run check:container`: the instructions of the Dockerfile, in order, without an engine. Each stage is a folder with a bare
 * Debian in place of its image, where RUN runs and COPY copies; then `api` and `worker` run as docker-compose.yml says, beside a
 * MariaDB, a Redis and a bucket of this machine: as the image's user, on a root that can't be written, until the health check
 * succeeds and a quote is printed. Needs root and apt. What it does not show: the images themselves, and limits of memory and processes.
 */
const admin = { email: 'admin@forja.test', password: 'senha-do-admin' };
const BUCKET = 'forja';

/** The image's Node can't be fetched: what runs in its place is printed. */
function sayNodes(stages) {
  const wanted = new Set(stages.map(({ image }) => image));
  for (const image of wanted) {
    const [, version] = /^node:([\d.]+)/.exec(image) ?? [];
    if (!version) throw new PlainError(`The image ${image} is none of Node.`);
    if (version === process.versions.node) say(`${image}: the same Node runs here.`);
    else say(`${image}: Node ${process.versions.node} runs here in place of ${version}.`);
  }
}

async function startBucket(folder) {
  mkdirSync(folder);
  const port = await freePort();
  const child = start(process.execPath, [inRoot('scripts/faults/storage-server.mjs'), String(port), folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // It prints one line, once it listens.
  await once(child.stdout, 'data');
  const url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?ssl=false`;
  return { url, end: () => stop(child) };
}

/** What `.env` has to have; the addresses of the compose file's own services are replaced. */
const variables = {
  MYSQL_PASSWORD: 'x',
  S3_PASSWORD: 'x',
  JWT_SECRET: randomBytes(32).toString('hex'),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
};

async function tryServices(image, { services, bucket }, running) {
  const { DATABASE_URL, REDIS_URL } = services.env;
  const port = await freePort();
  const addresses = {
    DATABASE_URL,
    REDIS_URL,
    STORAGE_URL: bucket.url,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const containers = ['api', 'worker'].map(
    (name) => new Container(name, image, serviceOfCompose(name, variables), addresses),
  );
  const [api, worker] = containers;
  running.push(...containers);
  try {
    api.start();
    await step('api: health check', () => api.untilHealthy());
    worker.start();
    for (const container of containers) await container.checkWritable();
    say('Read-only root: written in the volume and the tmpfs alone.');
    const bytes = await printQuote(`http://127.0.0.1:${port}`, admin);
    say(`A quote of ${bytes} bytes was printed.`);
    if (worker.child.exitCode !== null) throw new PlainError('The worker has ended.', worker.printed);
    for (const container of containers) await container.stop();
    say('Both ended after SIGTERM.');
  } catch (error) {
    for (const { name, printed } of containers) if (printed) say(`──── ${name} ────\n${printed.trimEnd()}`);
    throw error;
  } finally {
    for (const container of containers) container.kill();
  }
}

await main(async () => {
  if (process.getuid?.() !== 0) throw new PlainError('Roots of their own need root: run this as root.');
  const folder = mkdtempSync(path.join('/var/tmp', 'forja-container-'));
  const place = servicesFolder();
  const running = [];
  const cleanUp = () => {
    for (const container of running) container.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    place.remove();
  };
  endTogether(cleanUp);
  try {
    const stages = stagesOfDockerfile();
    sayNodes(stages);
    await provideServices();
    const bare = path.join(folder, 'bare');
    await step('A bare Debian in place of the images', () => makeRoot(bare));
    // The user that the images of Node have.
    await run('chroot', [bare, 'useradd', '--uid', '1000', '--create-home', 'node']);
    const context = path.join(folder, 'context');
    copyContext(context);
    const image = await buildStages(stages, { bare, context, folder });
    const services = await startServices(place.folder);
    const bucket = await startBucket(path.join(folder, 'bucket'));
    try {
      await tryServices(image, { services, bucket }, running);
    } finally {
      await bucket.end();
      await services.end();
    }
    say('✔ The Dockerfile and docker-compose.yml hold.');
  } finally {
    cleanUp();
  }
});
