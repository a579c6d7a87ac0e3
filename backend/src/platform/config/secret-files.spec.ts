import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRETS, withSecretFiles } from './secret-files.js';
import { loadSettings } from './load-settings.js';

describe('secrets in files', () => {
  let folder: string;
  const file = (text: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forja-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(SECRETS)('%s is read without the line break at its end', (name) => {
    const read = withSecretFiles({ [`${name}_FILE`]: file('segredo\n') });
    expect(read).toMatchObject({ env: { [name]: 'segredo' }, wrong: [] });
  });

  it('become settings, and are judged as these', () => {
    expect(loadSettings({ JWT_SECRET_FILE: file('x'.repeat(32)) }).signIn).toMatchObject({
      JWT_SECRET: 'x'.repeat(32),
    });
    expect(() => loadSettings({ JWT_SECRET_FILE: file('short') })).toThrow('JWT_SECRET deve ter');
  });

  it.each<[string, () => Record<string, string>, string]>([
    [
      'is not there',
      () => ({ JWT_SECRET_FILE: '/nonexistent/key' }),
      'JWT_SECRET_FILE: o arquivo não pode ser lido',
    ],
    [
      'is empty',
      () => ({ SMTP_URL_FILE: file('\n') }),
      'SMTP_URL_FILE: o arquivo não pode ser lido ou está vazio',
    ],
    [
      'stands beside the variable itself',
      () => ({ JWT_SECRET: 'y'.repeat(32), JWT_SECRET_FILE: file('x'.repeat(32)) }),
      'JWT_SECRET e JWT_SECRET_FILE não valem juntos',
    ],
  ])('one that %s stops the start, and none of it is shown', (_, env, line) => {
    expect(() => loadSettings(env())).toThrow(line);
    expect(() => loadSettings(env())).not.toThrow(/xxxx/);
  });
});
