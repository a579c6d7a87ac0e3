import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from '../../src/platform/config/load-settings.js';
import type { Settings } from '../../src/platform/config/settings.js';

/** Settings for one test file and what puts away everything they led to. */
export interface TestSettings {
  settings: Settings;
  dispose: () => Promise<void>;
}

/**
 * A database of its own for one test file: an empty folder with SQLite, or, with TEST_DATABASE_URL (an account that
 * may create databases), a fresh database on that server. TEST_REDIS_URL adds the distributed queue.
 */
export async function testSettings(overrides: Record<string, string> = {}): Promise<TestSettings> {
  const folder = mkdtempSync(join(tmpdir(), 'forja-test-'));
  const server = process.env.TEST_DATABASE_URL;
  const name = `forja_${randomBytes(6).toString('hex')}`;
  if (server)
    await onServer(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const settings = loadSettings({
    DATA_DIR: folder,
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    REGISTRATION: 'open',
    SEED: 'reference',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    CHROMIUM_PATH: process.env.CHROMIUM_PATH,
    RENDER_AHEAD: 'off',
    DRAWING_RECOGNITION: 'off',
    DATABASE_URL: server && new URL(`/${name}`, server).href,
    REDIS_URL: process.env.TEST_REDIS_URL,
    ...overrides,
  });
  return {
    settings,
    dispose: async () => {
      rmSync(folder, { recursive: true, force: true });
      if (server) await onServer(server, `DROP DATABASE ${name}`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const { createConnection } = await import('mysql2/promise');
  const { hostname, port, username, password } = new URL(url);
  const connection = await createConnection({ host: hostname, port: Number(port), user: username, password });
  await connection.query(statement);
  await connection.end();
}
