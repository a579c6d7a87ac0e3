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

/**
 * Signs in, makes a quote and prints it.
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
  const pdf = await call(`${url}/api/orders/${id}/pdf`, { token });
  const bytes = Buffer.from(await pdf.arrayBuffer());
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new PlainError('The quote is no PDF.');
  return bytes.length;
}
