import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from '../../platform/config/load-settings.js';
import { jwtSecret } from './server-keys.js';

describe('jwtSecret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forja-secret-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the setting where there is one', () => {
    expect(jwtSecret(loadSettings({ JWT_SECRET: 's'.repeat(40), DATA_DIR: folder }))).toBe('s'.repeat(40));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is generated once, for its owner’s eyes alone', () => {
    const DATA_DIR = join(folder, 'data');
    const secret = jwtSecret(loadSettings({ DATA_DIR }));
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(jwtSecret(loadSettings({ DATA_DIR }))).toBe(secret);
    expect(readdirSync(DATA_DIR)).toEqual(['jwt-secret']);
    expect(statSync(join(DATA_DIR, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });
});
