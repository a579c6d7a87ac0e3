import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from '../lib/bench.mjs';
import { inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startMailServer } from '../lib/mail-server.mjs';
import { Program } from '../lib/program.mjs';
import { startUntil, untilReady } from '../lib/run.mjs';
import { startServices } from '../lib/services.mjs';
import { testEnv } from '../lib/test-env.mjs';

/** The administrator of the installation under test. */
export const admin = { email: 'admin@forja.test', password: 'senha-do-admin' };

/** Settings of a process, without the services that it may use. @param folder its DATA_DIR */
const settings = (folder, smtp, dependencyTimeout) =>
  testEnv({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SEED: 'reference',
    LOG_LEVEL: 'fatal',
    DEPENDENCY_TIMEOUT: String(dependencyTimeout),
    JWT_SECRET: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'orcamentos@forja.test',
    PUBLIC_URL: 'https://forja.test',
  });

/** An HTTP process; it works once it is ready. */
const api = (env, port) =>
  new Program(async () => {
    const child = launch('main.js', { ...env, PORT: String(port) });
    await untilReady(`http://127.0.0.1:${port}`, child);
    return child;
  });

/** A program of Node; it works once it has printed something. */
const speaking = (words, env = process.env) =>
  new Program(() => startUntil(/\S/, process.execPath, words, { env }));

/** An S3 server with a bucket whose objects are in this folder, started. @returns it, and the STORAGE_URL */
async function storage(folder) {
  const port = await freePort();
  mkdirSync(folder);
  const program = speaking([inRoot('scripts/faults/storage-server.mjs'), String(port), folder]);
  await program.start();
  return { program, url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/forja?region=us-east-1&ssl=false` };
}

/** Subjects of the load's e-mails: without accents, so that they are sent as they are. */
const SUBJECT = /^Subject: (Pedido [\da-f-]{36})\r?$/m;

/** Takes e-mails and counts them by subject: how often each was really sent. */
async function startMails() {
  const seen = new Map();
  const server = await startMailServer((message) => {
    const [, subject] = SUBJECT.exec(message.toString()) ?? [];
    seen.set(subject, (seen.get(subject) ?? 0) + 1);
  });
  return { ...server, seen };
}

/**
 * An installation under test.
 * @typedef {object} Installation
 * @property {Record<string, string>} env
 * @property {string[]} bases addresses of its HTTP processes
 * @property {Record<string, Program | Program[]>} programs
 * @property {ReadonlyMap<string, number>} mails how often an e-mail of each subject was sent
 * @property {() => Promise<void>} end
 */

/**
 * Two API processes and a worker on MariaDB, Redis and a bucket.
 * @param {number} dependencyTimeout seconds
 * @returns {Promise<Installation>}
 */
export async function distributed(folder, dependencyTimeout) {
  const mails = await startMails();
  const services = await startServices({ durable: true });
  const bucket = await storage(path.join(folder, 'bucket'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const env = { ...settings(data, mails.port, dependencyTimeout), ...services.env, STORAGE_URL: bucket.url };
  const ports = [await freePort(), await freePort()];
  const programs = {
    apis: ports.map((port) => api(env, port)),
    worker: speaking([inRoot('backend/dist/worker.js')], env),
    database: services.database,
    redis: services.redis,
    storage: bucket.program,
  };
  await Promise.all(programs.apis.map((each) => each.start()));
  await programs.worker.start();
  const end = async () => {
    await Promise.all([...programs.apis, programs.worker].map((each) => each.stop()));
    await Promise.all([bucket.program.stop(), services.end()]);
    await mails.end();
  };
  const bases = ports.map((port) => `http://127.0.0.1:${port}`);
  return { env, bases, programs, mails: mails.seen, end };
}

/** The embedded installation: one process. @returns {Promise<Installation>} */
export async function embedded(folder, dependencyTimeout) {
  const mails = await startMails();
  const env = settings(folder, mails.port, dependencyTimeout);
  const port = await freePort();
  const only = api(env, port);
  await only.start();
  const end = async () => {
    await only.stop();
    await mails.end();
  };
  const programs = { apis: [only], worker: only };
  return { env, bases: [`http://127.0.0.1:${port}`], programs, mails: mails.seen, end };
}

/** Ids of the processes that a process started, and theirs. */
export function descendants(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [{ id: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }];
      } catch {
        return [];
      }
    });
  const below = (id) =>
    parents.filter(({ parent }) => parent === id).flatMap((each) => [each.id, ...below(each.id)]);
  return below(pid);
}
