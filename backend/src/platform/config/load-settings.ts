import { plainToInstance, type ClassConstructor } from 'class-transformer';
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
  const settings = new Settings();
  const own = Object.values(settings).flatMap((group: object) => readGroup(group, secrets.env));
  // A value that is no number is above and below its bounds, with one text: it is shown once.
  const lines = [...new Set([...secrets.wrong, ...own, ...disagreements(settings), ...misspelt(env)])];
  if (lines.length > 0) throw new WrongSettings(`Configuração inválida:\n  ${lines.join('\n  ')}`);
  return settings;
}

/**
 * Takes a group's settings from the environment. Empty variables count as unset: `KEY=` in an environment file must not
 * differ from no line at all. An unset one keeps its default, or stays unset where it has none.
 * @returns a line for each wrong one
 */
function readGroup(group: object, env: Record<string, string | undefined>): string[] {
  const names = Object.keys(group).filter((name) => env[name]);
  const given = Object.fromEntries(names.map((name) => [name, env[name]]));
  const kind = group.constructor as ClassConstructor<object>;
  Object.assign(group, plainToInstance(kind, given, { exposeDefaultValues: true }));
  const wrong = validateSync(group, { skipMissingProperties: true, forbidUnknownValues: false });
  return wrong.flatMap((error) => Object.values(error.constraints ?? {}));
}

/** The names of all settings, which are their variables. */
export const settingNames = (): string[] =>
  Object.values(new Settings()).flatMap((group: object) => Object.keys(group));

/**
 * A line for each variable that differs from a setting's name by a letter or two and is none: it would be ignored without a word.
 * Names of fewer than six letters are left out: other programs' variables are as close; a Kubernetes service's variables differ by more.
 */
function misspelt(env: Record<string, string | undefined>): string[] {
  const settings = settingNames().filter((name) => name.length >= 6);
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
function disagreements({ server, database, queue, signIn, backups, ...others }: Settings): string[] {
  const lines: string[] = [];
  if (database.DATABASE_URL && !signIn.JWT_SECRET) {
    lines.push('JWT_SECRET é obrigatório quando DATABASE_URL está definido');
  }
  if (database.DATABASE_URL && backups.BACKUP_DIR) {
    lines.push('BACKUP_DIR só vale com o banco embutido; com DATABASE_URL use as ferramentas do banco');
  }
  if (server.WEB_CONCURRENCY > 1 && !(database.DATABASE_URL && queue.REDIS_URL)) {
    lines.push(
      'WEB_CONCURRENCY acima de 1 exige DATABASE_URL e REDIS_URL: o banco embutido é de um só processo',
    );
  }
  // With one of them alone the first account that registers would be the administrator, unnoticed.
  if ((signIn.ADMIN_EMAIL === undefined) !== (signIn.ADMIN_PASSWORD === undefined)) {
    lines.push('ADMIN_EMAIL e ADMIN_PASSWORD só valem juntos');
  }
  const { storage, oidc, mail } = others;
  const { PUBLIC_URL } = server;
  return [
    ...lines,
    ...missing('S3_PRESIGNED está ligado', storage.S3_PRESIGNED === 'on', {
      STORAGE_URL: storage.STORAGE_URL,
    }),
    ...missing('REDIS_SENTINELS está definido', queue.REDIS_SENTINELS, { REDIS_URL: queue.REDIS_URL }),
    ...missing('OIDC_ISSUER está definido', oidc.OIDC_ISSUER, {
      OIDC_CLIENT_ID: oidc.OIDC_CLIENT_ID,
      OIDC_CLIENT_SECRET: oidc.OIDC_CLIENT_SECRET,
      PUBLIC_URL,
    }),
    ...missing('SMTP_URL está definido', mail.SMTP_URL, { MAIL_FROM: mail.MAIL_FROM, PUBLIC_URL }),
  ];
}

/** A line for each unset one of the settings that a given one needs. */
const missing = (when: string, given: unknown, needed: Record<string, string | undefined>): string[] =>
  Object.entries(needed).flatMap(([name, value]) =>
    given && !value ? [`${name} é obrigatório quando ${when}`] : [],
  );
