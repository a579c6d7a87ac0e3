/* global Blob, FormData */
import { setTimeout as pause } from 'node:timers/promises';
import { at, compared, drawings, fromBuild, median, timed } from '../lib/bench.mjs';
import { beside } from './table/stored.mjs';

const DROPPED = 40;
/** As many as the browser sends at once. */
const PARALLEL = 3;
/** Milliseconds between two of the other user's requests. */
const EVERY = 15;
const IDLE_REQUESTS = 400;

/** Milliseconds: the rasteriser alone, the encoder alone, and the whole intake into a storage that takes no time. */
async function onePage(pdf) {
  const [{ ReaderThreads }, { PdfReader }, { picturesOfPage }, { FileIntake }] = await Promise.all([
    fromBuild('files/readers/reader-threads.js'),
    fromBuild('files/readers/pdf/pdf-reader.js'),
    fromBuild('files/readers/image/picture.js'),
    fromBuild('files/intake/prepare-file.js'),
  ]);
  const threads = new ReaderThreads();
  const reader = new PdfReader(threads);
  const intake = new FileIntake({ put: async () => undefined, delete: async () => undefined }, reader);
  const upload = { originalname: 'a.pdf', buffer: pdf, size: pdf.length };
  let bitmap;
  const found = await compared(
    {
      raster: async () => {
        for await (const { drawn } of reader.pages(pdf, 1)) bitmap = drawn;
      },
      encode: () => picturesOfPage(bitmap),
      intake: () => intake.prepare(upload, 'part', 'each'),
    },
    { rounds: 30, warmUp: 3 },
  );
  await threads.close();
  return found;
}

/** Milliseconds of the other user's requests, one after the other, until `done`. */
async function ask(call, url, done) {
  const took = [];
  while (!done(took.length)) {
    took.push(await timed(() => call('GET', url)));
    await pause(EVERY);
  }
  return took;
}

async function manyAtOnce(call, pdf) {
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
}

/** An upload beside its bare steps (rasterise, encode), and what others feel while forty drawings arrive at once. */
export async function intake({ call }) {
  const pdf = await drawings();
  const page = await onePage(pdf);
  const bare = page.raster + page.encode;
  const { whole, idle, busy } = await manyAtOnce(call, pdf);
  const shown = (ms) => `${ms.toFixed(1)} ms`;
  const steps = `rasteriser ${shown(page.raster)}, encoder ${shown(page.encode)}`;
  const halves = `idle; half within ${shown(median(busy))}, idle ${shown(median(idle))}`;
  return [
    beside('a page to preview and thumbnail', page.intake, bare, 1.2, steps),
    beside(`${DROPPED} drawings at once`, whole, bare * DROPPED, 1.2, 'their bare steps'),
    beside('an order meanwhile, 99 of 100', at(busy, 0.99), at(idle, 0.99), 2, halves),
  ];
}
