import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings, settingNames, WrongSettings } from './load-settings.js';
import type { Settings } from './settings.js';

/** All settings and what follows from them, beside each other. */
const inForce = (settings: Settings): object => {
  const { registration, firstAdministrator, database } = settings;
  return Object.assign(
    { registration, firstAdministrator, seed: database.seed },
    ...Object.values(settings),
  ) as object;
};

const SERVER = { DATABASE_URL: 'mysql://forja:senha@localhost:3306/forja', JWT_SECRET: 'x'.repeat(32) };

const MAIL = {
  SMTP_URL: 'smtp://forja:segredo@smtp.forja.test:587',
  MAIL_FROM: 'Forja <a@forja.test>',
  PUBLIC_URL: 'https://forja.test',
};

describe('the settings', () => {
  it.each<[string, Record<string, string>, object]>([
    [
      'have a default each',
      {},
      { PORT: 3000, DATA_DIR: './data', registration: 'open', seed: 'demo', DEPENDENCY_TIMEOUT: 10 },
    ],
    ['an empty one is an absent one', { PORT: '', REGISTRATION: '', DATABASE_URL: '' }, { PORT: 3000 }],
    ['on a server registration waits for approval', SERVER, { registration: 'approval', seed: 'reference' }],
    [
      'a given one counts',
      { ...SERVER, REGISTRATION: 'open', SEED: 'none' },
      { registration: 'open', seed: 'none' },
    ],
    [
      'the first administrator is named',
      { ADMIN_EMAIL: 'ana@forja.test', ADMIN_PASSWORD: 'senha-longa' },
      { firstAdministrator: { email: 'ana@forja.test', password: 'senha-longa' } },
    ],
  ])('%s', (_name, env, expected) => {
    expect(inForce(loadSettings(env))).toMatchObject(expected);
  });

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { ...SERVER, DATABASE_URL: 'postgres://x/y' }],
    ['DATABASE_URL', { ...SERVER, DATABASE_URL: `${SERVER.DATABASE_URL}?sslmode=require` }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['REDIS_SENTINELS', { REDIS_URL: 'redis://redis:6379', REDIS_SENTINELS: 'redis://a:1' }],
    ['REDIS_URL é obrigatório', { REDIS_SENTINELS: 'a:26379,b:26379' }],
    ['STORAGE_URL', { STORAGE_URL: 'http://localhost' }],
    ['S3_PRESIGNED', { S3_PRESIGNED: 'yes' }],
    ['STORAGE_URL é obrigatório', { S3_PRESIGNED: 'on' }],
    ['JWT_SECRET', { DATABASE_URL: SERVER.DATABASE_URL }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'ana', ADMIN_PASSWORD: 'senha-longa' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ana@forja.test', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ana@forja.test' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'senha-longa' }],
    ['ADMIN_PASSWORD é uma das senhas', { ADMIN_EMAIL: 'ana@forja.test', ADMIN_PASSWORD: 'Senha123' }],
    ['REGISTRATION', { REGISTRATION: 'maybe' }],
    ['REGISTRATON não é uma configuração; você quis dizer REGISTRATION?', { REGISTRATON: 'closed' }],
    ['você quis dizer SMTP_URL_FILE?', { SMTP_URL_FIL: '/run/secrets/smtp' }],
    ['SEED', { SEED: 'much' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '0' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '2' }],
    ['WEB_CONCURRENCY', { ...SERVER, WEB_CONCURRENCY: '2' }],
  ])('a wrong %s stops the start and is named: %j', (name, env) => {
    expect(() => loadSettings(env)).toThrow(name);
  });

  it.each(['HOSTNAME', 'FORJA_PORT', 'REDIS_PORT', 'DATABASE_HOST', 'MAIL_TO', 'SHELL'])(
    'a variable of another program is left alone: %s',
    (name) => expect(() => loadSettings({ [name]: 'x' })).not.toThrow(),
  );

  it('names all that is wrong at once', () => {
    expect(() => loadSettings({ PORT: 'x', SEED: 'y' })).toThrow(/PORT.*\n.*SEED/);
  });

  it('stand in .env.example and in the operations guide', () => {
    const root = join(__dirname, '../../../..');
    const names = settingNames();
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const [example, guide] = [read('.env.example'), read('docs/operations.md')];
    const missing = names.filter((name) => !example.includes(`#${name}=`) || !guide.includes(`\`${name}\``));
    expect(names.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

describe('the settings of e-mails', () => {
  it.each([
    [{}],
    [{ PUBLIC_URL: 'http://10.0.0.5:3000/' }],
    [{ PUBLIC_URL: 'https://empresa.com.br/sistemas/forja' }],
    [MAIL],
    [{ ...MAIL, SMTP_URL: 'smtps://smtp.forja.test', MAIL_FROM: 'a@forja.test' }],
    [{ ...MAIL, SMTP_URL: 'smtp://user%40forja.test:p%2Fw@127.0.0.1:25?tls.rejectUnauthorized=false' }],
  ])('may be %j', (settings) => {
    expect(inForce(loadSettings(settings))).toMatchObject(settings);
  });

  it.each([
    [{ ...MAIL, MAIL_FROM: '' }, 'MAIL_FROM é obrigatório quando SMTP_URL está definido'],
    [{ ...MAIL, PUBLIC_URL: undefined }, 'PUBLIC_URL é obrigatório quando SMTP_URL está definido'],
    [
      { ...MAIL, SMTP_URL: 'smtp.forja.test' },
      'SMTP_URL deve ter a forma smtp://usuario:senha@servidor:porta',
    ],
    [{ ...MAIL, MAIL_FROM: 'Forja' }, 'MAIL_FROM deve ser um e-mail, ou Nome <e-mail>'],
    [{ ...MAIL, MAIL_FROM: 'a@b.test\r\nBcc: c@d.test' }, 'MAIL_FROM deve ser um e-mail, ou Nome <e-mail>'],
    [
      { PUBLIC_URL: 'https://forja.test/a"b' },
      'PUBLIC_URL deve ter a forma https://forja.empresa.com.br ou https://empresa.com.br/forja',
    ],
  ])('may not be %j', (settings, line) => {
    expect(() => loadSettings(settings)).toThrow(WrongSettings);
    expect(() => loadSettings(settings)).toThrow(line);
  });
});
