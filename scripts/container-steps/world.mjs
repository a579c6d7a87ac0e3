import { setTimeout } from 'node:timers/promises';
import { PlainError } from '../lib/say.mjs';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** @throws {PlainError} when the answer is no success */
async function call(url, { token, body } = {}) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...JSON_TYPE, ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
  if (!response.ok) throw new PlainError(`${url}: ${response.status}`, await response.text());
  return response;
}

const asJson = async (...args) => (await call(...args)).json();

/** How long a worker may take to begin, in milliseconds; on a busy machine it is a minute. */
const WORKER_MS = 180_000;

/** Waits until a worker does the jobs that print: without one a document is refused after five seconds. */
async function untilWorker(url, token) {
  const limit = Date.now() + WORKER_MS;
  for (;;) {
    const { queues } = await asJson(`${url}/api/system-health`, { token });
    const printing = queues?.find(({ name }) => name === 'render-document');
    if (printing?.workers > 0) return;
    if (Date.now() > limit) throw new PlainError('No worker has begun.');
    await setTimeout(1000);
  }
}

/**
 * Signs in, makes a quote and prints it once a worker has begun.
 * @param {string} url
 * @param {{ email: string, password: string }} admin
 * @returns {Promise<number>} the size of its PDF in bytes
 */
export async function printQuote(url, admin) {
  const { token } = await asJson(`${url}/api/login`, { body: admin });
  const make = (path, body) => asJson(`${url}/api/${path}`, { token, body });
  const [{ id: state_id }] = await asJson(`${url}/api/states`, { token });
  const { id: customer_id } = await make('customers', { name: 'Metalúrgica', state_id });
  const { id } = await make('orders', { type: 'pre_order', customer_id, markup: 30 });
  await make('sets', { name: 'Base', order_id: id });
  await untilWorker(url, token);
  const pdf = await call(`${url}/api/orders/${id}/pdf`, { token });
  const bytes = Buffer.from(await pdf.arrayBuffer());
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new PlainError('The quote is no PDF.');
  return bytes.length;
}
