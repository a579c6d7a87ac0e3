import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SECRETS, withSecretFiles } from './secret-files.js';
import { Settings } from './settings.js';

/** A setting is wrong; the message has one line per wrong setting and is fit for the terminal. */
export class WrongSettings extends Error {}

/**
 * Reads and validates the settings.
 * @param env usually `process.env`
 * @throws WrongSettings naming every wrong variable
 */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const secrets = withSecretFiles(env);
  const settings = plainToInstance(Settings, secrets.env, { exposeDefaultValues: true });
  const wrong = validateSync(settings, { skipMissingProperties: false, forbidUnknownValues: false });
  const own = wrong.flatMap((error) => Object.values(error.constraints ?? {}));
  // A value that is no number is above and below its bounds, with one text: it is shown once.
  const lines = [...new Set([...secrets.wrong, ...own, ...disagreements(settings), ...misspelt(env)])];
  if (lines.length > 0) throw new WrongSettings(`Configuração inválida:\n  ${lines.join('\n  ')}`);
  return settings;
}

/**
 * A line for each variable that differs from a setting's name by a letter or two and is none: it would be ignored without a word.
 * Names of fewer than six letters are left out: other programs' variables are as close; a Kubernetes service's variables differ by more.
 */
function misspelt(env: Record<string, string | undefined>): string[] {
  const settings = Object.keys(new Settings()).filter((name) => /^[A-Z\d_]{6,}$/.test(name));
  const known = new Set([...settings, ...SECRETS.map((name) => `${name}_FILE`)]);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name)) return [];
    const meant = [...known].find((other) => isMisspelling(name, other));
    return meant === undefined ? [] : [`${name} não é uma configuração; você quis dizer ${meant}?`];
  });
}

/** Whether one letter of the name is wrong, missing or too much, or two of a name of nine letters and more. */
const isMisspelling = (name: string, setting: string): boolean =>
  isWithin(name, setting, setting.length < 9 ? 1 : 2);

/** Whether one text becomes the other by at most so many letters replaced, added or taken away. */
function isWithin(one: string, other: string, most: number): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, wanted] = [one.slice(at), other.slice(at)];
  if (rest === wanted) return true;
  if (most === 0 || Math.abs(rest.length - wanted.length) > most) return false;
  return (
    isWithin(rest.slice(1), wanted.slice(1), most - 1) ||
    isWithin(rest.slice(1), wanted, most - 1) ||
    isWithin(rest, wanted.slice(1), most - 1)
  );
}

/** A line for each setting that another one forbids or needs. */
function disagreements(settings: Settings): string[] {
  const lines: string[] = [];
  if (settings.DATABASE_URL && !settings.JWT_SECRET) {
    lines.push('JWT_SECRET é obrigatório quando DATABASE_URL está definido');
  }
  if (settings.DATABASE_URL && settings.BACKUP_DIR) {
    lines.push('BACKUP_DIR só vale com o banco embutido; com DATABASE_URL use as ferramentas do banco');
  }
  if (settings.WEB_CONCURRENCY > 1 && !(settings.DATABASE_URL && settings.REDIS_URL)) {
    lines.push(
      'WEB_CONCURRENCY acima de 1 exige DATABASE_URL e REDIS_URL: o banco embutido é de um só processo',
    );
  }
  // With one of them alone the first account that registers would be the administrator, unnoticed.
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    lines.push('ADMIN_EMAIL e ADMIN_PASSWORD só valem juntos');
  }
  return [...lines, ...missing(settings)];
}

/** A line for each setting that one of another service needs. */
function missing(settings: Settings): string[] {
  const lines: string[] = [];
  if (settings.S3_PRESIGNED === 'on' && !settings.STORAGE_URL) {
    lines.push('STORAGE_URL é obrigatório quando S3_PRESIGNED está ligado');
  }
  if (settings.REDIS_SENTINELS && !settings.REDIS_URL) {
    lines.push('REDIS_URL é obrigatório quando REDIS_SENTINELS está definido');
  }
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const) {
    if (settings.OIDC_ISSUER && !settings[name])
      lines.push(`${name} é obrigatório quando OIDC_ISSUER está definido`);
  }
  for (const name of ['MAIL_FROM', 'PUBLIC_URL'] as const) {
    if (settings.SMTP_URL && !settings[name])
      lines.push(`${name} é obrigatório quando SMTP_URL está definido`);
  }
  return lines;
}
