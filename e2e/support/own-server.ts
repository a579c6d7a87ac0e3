import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.mjs';

const MAIN = fileURLToPath(new URL('../../backend/dist/main.js', import.meta.url));
const START_LIMIT_MS = 180_000;

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > limit) throw new Error('The server did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * The product with the demo data and these settings, in a folder of its own.
 * @returns its address, and what ends it
 */
export async function startServer(
  settings: Record<string, string>,
): Promise<{ url: string; end: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forja-e2e-own-'));
  const port = await freePort();
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, SEED: 'demo', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }), ...own, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const end = async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await end();
    throw error;
  }
  return { url, end };
}
