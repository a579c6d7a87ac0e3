/* global FormData */
import { performance } from 'node:perf_hooks';
import { inRoot } from './paths.mjs';
import { freePort } from './free-port.mjs';
import { start, stop, untilReady } from './run.mjs';
import { testEnv } from './test-env.mjs';

/** What the benchmarks share. They compare: ratios of one run count, not milliseconds. */

/** A module of the built backend. */
export const fromBuild = (file) => import(inRoot('backend', 'dist', file));

/** Milliseconds that the work took. */
export async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The value that this share of the values does not exceed. */
export function at(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => at(values, 0.5);

/**
 * Medians of pieces of work that are done in turns, so that what else the machine does hits all of them alike.
 * @template {Record<string, () => Promise<unknown>>} T
 * @param {T} works
 * @param {{ rounds?: number, warmUp?: number }} [times]
 * @returns {Promise<{ [name in keyof T]: number }>} milliseconds
 */
export async function compared(works, { rounds = 25, warmUp = 8 } = {}) {
  const took = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const milliseconds = await timed(work);
      if (round >= 0) took[name].push(milliseconds);
    }
  }
  return Object.fromEntries(Object.entries(took).map(([name, values]) => [name, median(values)]));
}

/** A PDF of drawings of the usual kind: an outline, some hundred lines, dimensions as text. */
export async function drawings(pages = 1) {
  // Loaded here: what else stands in this file is also for checkouts without packages.
  const { PDFDocument, rgb } = await import('pdf-lib');
  const document = await PDFDocument.create();
  for (let number = 0; number < pages; number += 1) {
    const page = document.addPage([842, 595]);
    page.drawRectangle({ x: 20, y: 20, width: 802, height: 555, borderWidth: 1, borderColor: rgb(0, 0, 0) });
    for (let each = 0; each < 300; each += 1) {
      const [x, y] = [40 + (each % 30) * 25, 60 + Math.floor(each / 30) * 45];
      page.drawLine({ start: { x, y }, end: { x: x + 20, y: y + 30 }, thickness: 0.5 });
      page.drawCircle({ x: x + 10, y: y + 10, size: 6, borderWidth: 0.5, borderColor: rgb(0, 0, 0) });
      if (each % 6 === 0) page.drawText(String(each * 1.25 + number), { x, y: y + 32, size: 7 });
    }
  }
  return Buffer.from(await document.save());
}

/** The environment of a process of the product in this folder, with the demo data and nothing done ahead of time. */
export const environment = (folder, additions = {}) =>
  testEnv({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SEED: 'demo',
    RENDER_AHEAD: 'off',
    DRAWING_RECOGNITION: 'off',
    LOG_LEVEL: 'error',
    ...additions,
  });

/** Starts a built process of the product. */
export const launch = (entry, env) =>
  start(process.execPath, [inRoot('backend/dist', entry)], { env, stdio: ['ignore', 'ignore', 'inherit'] });

/** Runs the work beside a server of its own, given its address and the API as its administrator. */
export async function withServer(env, work) {
  const port = await freePort();
  const server = launch('main.js', { ...env, PORT: String(port) });
  const base = `http://127.0.0.1:${port}`;
  // A large installation may have to be migrated.
  await untilReady(base, server, { seconds: 3600 });
  const token = await signedIn(base, { email: 'admin@forja.local', password: 'forja-demo' });
  const result = await work(client(base, token), base, token);
  await stop(server);
  return result;
}

/** Signs in. @returns {Promise<string>} the token */
export const signedIn = async (base, credentials) =>
  (await client(base)('POST', '/api/login', credentials)).token;

/** The API: method, path and body to the answer's JSON. @throws when it is no success */
export const client = (base, token) => async (method, url, body) => {
  const form = body instanceof FormData;
  const response = await fetch(base + url, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(!form && { 'Content-Type': 'application/json' }),
    },
    body: form || body === undefined ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** The product without HTTP, on the server's database: its services, which read and change what the server does. */
export async function openContext(env) {
  const [{ NestFactory }, { ApiModule }, { loadSettings }] = await Promise.all([
    import('@nestjs/core'),
    fromBuild('api.module.js'),
    fromBuild('platform/config/load-settings.js'),
  ]);
  const module = ApiModule.with(loadSettings({ ...env, REDIS_URL: '' }));
  return NestFactory.createApplicationContext(module, { logger: ['error'] });
}
