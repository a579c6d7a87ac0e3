import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { withSecretFiles } from './secret-files.js';
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
  // What is no number is also out of bounds, on both sides.
  const lines = [...new Set([...secrets.wrong, ...own, ...disagreements(settings)])];
  if (lines.length > 0) throw new WrongSettings(`Configuração inválida:\n  ${lines.join('\n  ')}`);
  return settings;
}

/** A line for each setting that another one forbids or needs. */
function disagreements(settings: Settings): string[] {
  const lines: string[] = [];
  if (settings.DATABASE_URL && !settings.JWT_SECRET) {
    lines.push('JWT_SECRET é obrigatório quando DATABASE_URL está definido');
  }
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL) {
    lines.push('DATABASE_REPLICA_URL exige DATABASE_URL: o banco embutido não tem réplica');
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
