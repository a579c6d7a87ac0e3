import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rawDriver } from '../bench/orders/raw-driver.mjs';
import { inRoot } from '../lib/paths.mjs';
import { capture } from '../lib/run.mjs';

/** The claim of a killed process on an e-mail ends after ten minutes, which the suite does not wait for. */
const UNCLAIMED = "UPDATE offer_mails SET claimed_until = '2020-01-01T00:00:00.000Z' WHERE state = 'queued'";

/** Nor for the time until what failed is tried again. */
const DUE = "UPDATE offer_mails SET next_try_at = '2020-01-01T00:00:00.000Z' WHERE state = 'queued'";

const settleMs = 120_000;

async function until(isSo) {
  const limit = Date.now() + settleMs;
  while (!(await isSo())) {
    if (Date.now() > limit) return false;
    await pause(300);
  }
  return true;
}

/** What was acknowledged and is not there. */
async function lost(calls, { parts, files }) {
  const missing = [];
  for (const [order, { digest }] of files) {
    const { os_file } = await calls.sure('GET', `/api/orders/${order}`);
    const { status, body } = await calls.call('setup', 'GET', os_file, { raw: true });
    if (status !== 200 || createHash('sha256').update(body).digest('hex') !== digest)
      missing.push(`file of ${order}`);
  }
  const stored = new Map();
  for (const order of new Set([...parts.values()].map((part) => part.order)))
    for (const set of (await calls.sure('GET', `/api/orders/${order}`)).sets)
      for (const part of set.parts) stored.set(part.id, part);
  for (const [id, { title }] of parts) if (stored.get(id)?.title !== title) missing.push(`part ${id}`);
  return missing;
}

async function lostEdits(driver, edits) {
  const missing = [];
  for (const [id, { acknowledged, tried }] of edits) {
    const [row] = await driver.all(`SELECT quantity FROM set_parts WHERE id = ${id}`);
    const quantity = Number(row?.quantity);
    if (!(quantity >= acknowledged && quantity <= tried))
      missing.push(`part ${id}: ${quantity}, not ${acknowledged}`);
  }
  return missing;
}

/** Orders whose kept totals, dashboard or search differ from their parts: what half a write would leave. */
async function halfWritten(env) {
  const found = [];
  // They compare, not measure: a starved machine may take its time.
  const patient = { ...env, DEPENDENCY_TIMEOUT: '60' };
  for (const command of ['check-totals.js', 'check-search.js']) {
    const { code, output } = await capture(process.execPath, [inRoot('backend/dist', command)], {
      env: patient,
    });
    if (code !== 0) found.push(output.trim());
  }
  return found;
}

/** E-mails: each queued one is sent once; one that was with the mail server when its process was killed is uncertain, never sent again. */
async function mailsOf(driver, mails, seen) {
  await driver.all(UNCLAIMED);
  const open = async () => {
    await driver.all(DUE);
    return (await driver.all("SELECT id FROM offer_mails WHERE state = 'queued'")).length;
  };
  await until(async () => (await open()) === 0);
  const rows = new Map(
    (await driver.all('SELECT subject, state FROM offer_mails')).map((row) => [row.subject, row.state]),
  );
  const lostJobs = [];
  const twice = [];
  for (const subject of mails.keys()) {
    const times = seen.get(subject) ?? 0;
    const state = rows.get(subject);
    if (times > 1) twice.push(`${subject}: ${times} times`);
    if (state !== 'uncertain' && (state !== 'sent' || times === 0))
      lostJobs.push(`${subject}: ${state}, ${times} times`);
  }
  return { lostJobs, twice };
}

/** Every frozen quote gets its three documents, once each. */
async function revisionsOf(driver) {
  const open = async () =>
    driver.all(
      'SELECT r.id, COUNT(d.id) AS documents FROM revisions r LEFT JOIN revision_documents d ON d.revision_id = r.id GROUP BY r.id HAVING COUNT(d.id) <> 3',
    );
  await until(async () => (await open()).length === 0);
  return (await open()).map(({ id, documents }) => `revision ${id}: ${documents} documents`);
}

/**
 * Compares what was acknowledged under load with what is there, once all works again.
 * @returns {Promise<Record<string, string[]>>} what is wrong, by kind
 */
export async function compare({ env, mails }, calls, acknowledged) {
  const driver = await rawDriver(env);
  const { lostJobs, twice } = await mailsOf(driver, acknowledged.mails, mails);
  const differences = {
    lost: [...(await lost(calls, acknowledged)), ...(await lostEdits(driver, acknowledged.edits))],
    'half-written': await halfWritten(env),
    'jobs lost': [...lostJobs, ...(await revisionsOf(driver))],
    'jobs done twice with an effect': twice,
  };
  await driver.end();
  return differences;
}
