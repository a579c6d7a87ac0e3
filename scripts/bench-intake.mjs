/* global Blob, FormData */
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { PDFDocument, rgb } from 'pdf-lib';
import { prepare } from './lib/launch.mjs';
import { inRoot } from './lib/paths.mjs';
import { freePort } from './lib/preflight.mjs';
import { main, start, stop } from './lib/run.mjs';
import { testEnv } from './lib/test-env.mjs';

/**
 * `npm run bench:intake`: what an upload costs beside its bare steps (rasterise, encode), and what others feel while
 * forty drawings arrive at once. Compare ratios, not milliseconds; figures in docs/performance.md.
 */
const ROUNDS = 30;
const DROPPED = 40;
/** As many as the browser sends at once. */
const PARALLEL = 3;
/** Milliseconds between two of the other user's requests. */
const EVERY = 15;
const IDLE_REQUESTS = 400;

const fromBuild = (file) => import(inRoot('backend', 'dist', 'files', file));

const sorted = (values) => [...values].sort((one, other) => one - other);
const at = (values, share) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
const shown = (value) => value.toFixed(1).padStart(8);

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A drawing of the usual kind: an outline, some hundred lines, dimensions as text. */
async function drawing() {
  const document = await PDFDocument.create();
  const page = document.addPage([842, 595]);
  page.drawRectangle({ x: 20, y: 20, width: 802, height: 555, borderWidth: 1, borderColor: rgb(0, 0, 0) });
  for (let each = 0; each < 300; each += 1) {
    const [x, y] = [40 + (each % 30) * 25, 60 + Math.floor(each / 30) * 45];
    page.drawLine({ start: { x, y }, end: { x: x + 20, y: y + 30 }, thickness: 0.5 });
    page.drawCircle({ x: x + 10, y: y + 10, size: 6, borderWidth: 0.5, borderColor: rgb(0, 0, 0) });
    if (each % 6 === 0) page.drawText(String(each * 1.25), { x, y: y + 32, size: 7 });
  }
  return Buffer.from(await document.save());
}

/** Milliseconds: the rasteriser alone, the encoder alone, and the whole intake into a storage that takes no time. */
async function onePage(pdf) {
  const [{ WorkerRasteriser }, { picturesOfPage }, { FileIntake }] = await Promise.all([
    fromBuild('rasterise/worker-rasteriser.js'),
    fromBuild('intake/picture.js'),
    fromBuild('intake/prepare-file.js'),
  ]);
  const rasteriser = new WorkerRasteriser();
  const intake = new FileIntake({ put: async () => undefined, delete: async () => undefined }, rasteriser);
  const upload = { originalname: 'a.pdf', buffer: pdf, size: pdf.length };
  const found = { raster: [], encode: [], intake: [] };
  for (let round = -3; round < ROUNDS; round += 1) {
    let bitmap;
    const raster = await timed(async () => {
      for await (const page of rasteriser.pages(upload, 1)) bitmap = page;
    });
    const encode = await timed(() => picturesOfPage(bitmap));
    const whole = await timed(() => intake.prepare(upload, 'part', 'each'));
    if (round < 0) continue;
    found.raster.push(raster);
    found.encode.push(encode);
    found.intake.push(whole);
  }
  await rasteriser.close();
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, at(values, 0.5)]));
}

async function withServer(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-bench-'));
  const port = await freePort();
  const env = testEnv({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    SEED: 'demo',
    RENDER_AHEAD: 'off',
    LOG_LEVEL: 'error',
  });
  const server = start(process.execPath, ['backend/dist/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    while (!(await fetch(`${base}/health/ready`).catch(() => null))?.ok) await pause(200);
    return await work(base);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

const client = (base, token) => async (method, url, body) => {
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

/** Milliseconds of the other user's requests, one after the other, until `done`. */
async function ask(call, url, done) {
  const took = [];
  while (!done(took.length)) {
    took.push(await timed(() => call('GET', url)));
    await pause(EVERY);
  }
  return took;
}

async function manyAtOnce(pdf) {
  return withServer(async (base) => {
    const { token } = await client(base)('POST', '/api/login', {
      email: 'admin@forja.local',
      password: 'forja-demo',
    });
    const call = client(base, token);
    const order = await call('POST', '/api/orders', { type: 'pre_order' });
    const set = await call('POST', '/api/sets', { order_id: order.id, name: 'Desenhos' });
    const send = async (each) => {
      const form = new FormData();
      form.append('set_id', String(set.id));
      form.append('file', new Blob([pdf]), `desenho ${each}.pdf`);
      await call('POST', '/api/upload-set-part', form);
    };
    await send(0);
    await ask(call, '/api/orders/1', (count) => count >= 50);
    const idle = await ask(call, '/api/orders/1', (count) => count >= IDLE_REQUESTS);
    let next = 1;
    let running = true;
    const lane = async () => {
      while (next <= DROPPED) await send(next++);
    };
    const others = ask(call, '/api/orders/1', () => !running);
    const whole = await timed(() => Promise.all(Array.from({ length: PARALLEL }, lane)));
    running = false;
    return { whole, idle, busy: await others };
  });
}

await main(async () => {
  await prepare();
  const pdf = await drawing();
  const page = await onePage(pdf);
  const bare = page.raster + page.encode;
  console.log(`one page: rasteriser ${shown(page.raster)} ms, encoder ${shown(page.encode)} ms`);
  console.log(`          intake     ${shown(page.intake)} ms = ${(page.intake / bare).toFixed(2)} × both`);
  const { whole, idle, busy } = await manyAtOnce(pdf);
  console.log(
    `${DROPPED} drawings: ${shown(whole)} ms = ${(whole / (bare * DROPPED)).toFixed(2)} × their bare steps`,
  );
  const [quiet, loaded] = [at(idle, 0.99), at(busy, 0.99)];
  console.log(`an order meanwhile: p50 ${shown(at(idle, 0.5))} → ${shown(at(busy, 0.5))} ms`);
  console.log(
    `                    p99 ${shown(quiet)} → ${shown(loaded)} ms = ${(loaded / quiet).toFixed(2)} × idle`,
  );
  console.log(`                    (${busy.length} requests)`);
});
