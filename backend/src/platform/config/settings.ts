import { plainToInstance, Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { withSecretFiles } from './secret-files.js';
import { areProxies } from './trusted-proxies.js';

/** Empty variables count as unset: `KEY=` in an environment file must not differ from no line at all. */
const Unset = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/**
 * Every setting of the product: its variable, type, default and one line of what it does (decisions: settings).
 * Both processes read this and nothing else of the environment.
 */
export class Settings {
  /** Port of the HTTP process. */
  @Transform(({ value }) => (value === undefined || value === '' ? 3000 : Number(value)))
  @IsInt({ message: 'PORT deve ser um número inteiro' })
  @Min(1, { message: 'PORT deve estar entre 1 e 65535' })
  @Max(65535, { message: 'PORT deve estar entre 1 e 65535' })
  PORT: number = 3000;

  /** HTTP processes that one start runs, on the same port; more than one needs DATABASE_URL and REDIS_URL. */
  @Transform(({ value }) => (value === undefined || value === '' ? 1 : Number(value)))
  @IsInt({ message: 'WEB_CONCURRENCY deve ser um número inteiro' })
  @Min(1, { message: 'WEB_CONCURRENCY deve estar entre 1 e 64' })
  @Max(64, { message: 'WEB_CONCURRENCY deve estar entre 1 e 64' })
  WEB_CONCURRENCY: number = 1;

  /** Address the HTTP process listens on; unset: all of the machine's. */
  @Unset()
  @IsOptional()
  @IsString()
  HOST?: string;

  /**
   * The proxies in front of the server, whose word about a request's address and scheme counts: how many, or their
   * addresses and networks; unset: none, the address is that of the connection.
   */
  @Unset()
  @IsOptional()
  @ValidateBy({
    name: 'proxies',
    validator: {
      validate: areProxies,
      defaultMessage: () => 'TRUST_PROXY deve ser um número de proxies ou uma lista de endereços e redes',
    },
  })
  TRUST_PROXY?: string;

  /** Folder of the embedded database and of uploaded files. */
  @Transform(({ value }) => (value === undefined || value === '' ? './data' : String(value)))
  @IsString()
  DATA_DIR: string = './data';

  /** mysql://user:password@host:port/database; unset: embedded SQLite in DATA_DIR. */
  @Unset()
  @IsOptional()
  @Matches(/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/, {
    message: 'DATABASE_URL deve ter a forma mysql://usuario:senha@servidor:porta/banco',
  })
  DATABASE_URL?: string;

  /** redis://host:port; set: Bull queue with workers of their own; unset: jobs run in the HTTP process. */
  @Unset()
  @IsOptional()
  @Matches(/^rediss?:\/\/.+/, { message: 'REDIS_URL deve ter a forma redis://servidor:porta' })
  REDIS_URL?: string;

  /** s3://key:secret@host:port/bucket?region=…&ssl=false; unset: files in DATA_DIR. */
  @Unset()
  @IsOptional()
  @Matches(/^s3:\/\/.+/, { message: 'STORAGE_URL deve ter a forma s3://chave:segredo@servidor:porta/bucket' })
  STORAGE_URL?: string;

  /** Key that signs sessions; required with DATABASE_URL, otherwise generated once into DATA_DIR. */
  @Unset()
  @IsOptional()
  @MinLength(32, { message: 'JWT_SECRET deve ter pelo menos 32 caracteres' })
  JWT_SECRET?: string;

  /** E-mail of the first administrator. */
  @Unset()
  @IsOptional()
  @Matches(/^\S+@\S+$/, { message: 'ADMIN_EMAIL deve ser um e-mail' })
  ADMIN_EMAIL?: string;

  /** Password of the first administrator. */
  @Unset()
  @IsOptional()
  @MinLength(8, { message: 'ADMIN_PASSWORD deve ter pelo menos 8 caracteres' })
  ADMIN_PASSWORD?: string;

  /** Registration: open to all, after approval by an administrator, or closed. Default: open embedded, approval otherwise. */
  @Unset()
  @IsOptional()
  @IsIn(['open', 'approval', 'closed'], { message: 'REGISTRATION deve ser open, approval ou closed' })
  REGISTRATION?: 'open' | 'approval' | 'closed';

  /** What an empty database is filled with. Default: demo embedded, reference otherwise. */
  @Unset()
  @IsOptional()
  @IsIn(['demo', 'reference', 'none'], { message: 'SEED deve ser demo, reference ou none' })
  SEED?: 'demo' | 'reference' | 'none';

  /** smtp://user:password@host:port, smtps:// for TLS from the start; unset: no e-mails are sent. Needs the next two. */
  @Unset()
  @IsOptional()
  @Matches(/^smtps?:\/\/[^\s/@]*(:[^\s@]*)?@?[^\s/@]+(\/?\?\S*|\/)?$/, {
    message: 'SMTP_URL deve ter a forma smtp://usuario:senha@servidor:porta',
  })
  SMTP_URL?: string;

  /** Sender of e-mails: an address, or Name <address>. */
  @Unset()
  @IsOptional()
  @Matches(/^([^<>\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, {
    message: 'MAIL_FROM deve ser um e-mail, ou Nome <e-mail>',
  })
  MAIL_FROM?: string;

  /** Address of the product in e-mails and customers' links, as http(s)://host; never taken from a request there. */
  @Unset()
  @IsOptional()
  @Matches(/^https?:\/\/[^\s/?#@]+\/?$/, {
    message: 'PUBLIC_URL deve ter a forma https://forja.empresa.com.br, sem caminho',
  })
  PUBLIC_URL?: string;

  /** Folder of scheduled backups; unset: none are made. With the embedded database alone. */
  @Unset()
  @IsOptional()
  @IsString()
  BACKUP_DIR?: string;

  /** Hour of the day in Brasília from which on the day's backup is made. */
  @Transform(({ value }) => (value === undefined || value === '' ? 3 : Number(value)))
  @IsInt({ message: 'BACKUP_HOUR deve ser uma hora de 0 a 23' })
  @Min(0, { message: 'BACKUP_HOUR deve ser uma hora de 0 a 23' })
  @Max(23, { message: 'BACKUP_HOUR deve ser uma hora de 0 a 23' })
  BACKUP_HOUR: number = 3;

  /** How many scheduled backups are kept; older ones are removed once a newer one is complete. */
  @Transform(({ value }) => (value === undefined || value === '' ? 7 : Number(value)))
  @IsInt({ message: 'BACKUP_KEEP deve estar entre 1 e 1000' })
  @Min(1, { message: 'BACKUP_KEEP deve estar entre 1 e 1000' })
  @Max(1000, { message: 'BACKUP_KEEP deve estar entre 1 e 1000' })
  BACKUP_KEEP: number = 7;

  /** The browser that prints documents; unset: found on the machine. */
  @Unset()
  @IsOptional()
  @IsString()
  CHROMIUM_PATH?: string;

  /** Whether an order's documents are printed when its changes have settled, before they are requested. */
  @Transform(({ value }) => (value === undefined || value === '' ? 'on' : String(value)))
  @IsIn(['on', 'off'], { message: 'RENDER_AHEAD deve ser on ou off' })
  RENDER_AHEAD: string = 'on';

  /** Seconds that a call to database, Redis or storage may take before it is answered as unavailable. */
  @Transform(({ value }) => (value === undefined || value === '' ? 10 : Number(value)))
  @IsInt({ message: 'DEPENDENCY_TIMEOUT deve ser um número inteiro de segundos' })
  @Min(1, { message: 'DEPENDENCY_TIMEOUT deve estar entre 1 e 120' })
  @Max(120, { message: 'DEPENDENCY_TIMEOUT deve estar entre 1 e 120' })
  DEPENDENCY_TIMEOUT: number = 10;

  /** Seconds that requests and jobs have to end after SIGTERM; what still runs then is cut off. */
  @Transform(({ value }) => (value === undefined || value === '' ? 8 : Number(value)))
  @IsInt({ message: 'SHUTDOWN_TIMEOUT deve ser um número inteiro de segundos' })
  @Min(0, { message: 'SHUTDOWN_TIMEOUT deve estar entre 0 e 600' })
  @Max(600, { message: 'SHUTDOWN_TIMEOUT deve estar entre 0 e 600' })
  SHUTDOWN_TIMEOUT: number = 8;

  /** Detail of the log: fatal, error, warn, info, debug or silent. */
  @Transform(({ value }) => (value === undefined || value === '' ? 'info' : String(value)))
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    message: 'LOG_LEVEL deve ser fatal, error, warn, info, debug ou silent',
  })
  LOG_LEVEL: string = 'info';

  /** Milliseconds from which a statement is logged as slow, with its route and without its values; 0: none is. */
  @Transform(({ value }) => (value === undefined || value === '' ? 1000 : Number(value)))
  @IsInt({ message: 'SLOW_QUERY_MS deve ser um número inteiro de milissegundos' })
  @Min(0, { message: 'SLOW_QUERY_MS deve estar entre 0 e 600000' })
  @Max(600000, { message: 'SLOW_QUERY_MS deve estar entre 0 e 600000' })
  SLOW_QUERY_MS: number = 1000;

  /** Port on which this process answers metrics for Prometheus; unset: none. Each process of a machine needs one of its own. */
  @Transform(({ value }) => (value === undefined || value === '' ? undefined : Number(value)))
  @IsOptional()
  @IsInt({ message: 'METRICS_PORT deve ser um número inteiro' })
  @Min(1, { message: 'METRICS_PORT deve estar entre 1 e 65535' })
  @Max(65535, { message: 'METRICS_PORT deve estar entre 1 e 65535' })
  METRICS_PORT?: number;

  /** Address that METRICS_PORT listens on. What is answered there is for the operator alone. */
  @Transform(({ value }) => (value === undefined || value === '' ? '127.0.0.1' : String(value)))
  @IsString()
  METRICS_HOST: string = '127.0.0.1';

  /** Days that entries of the error log are kept; 0: until an administrator deletes them. */
  @Transform(({ value }) => (value === undefined || value === '' ? 180 : Number(value)))
  @IsInt({ message: 'ERROR_LOG_DAYS deve ser um número inteiro de dias' })
  @Min(0, { message: 'ERROR_LOG_DAYS deve estar entre 0 e 3650' })
  @Max(3650, { message: 'ERROR_LOG_DAYS deve estar entre 0 e 3650' })
  ERROR_LOG_DAYS: number = 180;

  /** Days that ended sessions are kept, with their address and browser. */
  @Transform(({ value }) => (value === undefined || value === '' ? 30 : Number(value)))
  @IsInt({ message: 'SESSION_DAYS deve ser um número inteiro de dias' })
  @Min(0, { message: 'SESSION_DAYS deve estar entre 0 e 3650' })
  @Max(3650, { message: 'SESSION_DAYS deve estar entre 0 e 3650' })
  SESSION_DAYS: number = 30;

  /** DEPENDENCY_TIMEOUT in milliseconds. */
  get dependencyTimeoutMs(): number {
    return this.DEPENDENCY_TIMEOUT * 1000;
  }

  /** The registration policy in force. */
  get registration(): 'open' | 'approval' | 'closed' {
    return this.REGISTRATION ?? (this.DATABASE_URL ? 'approval' : 'open');
  }

  /** Who an empty database gets as its first administrator; null: the first person to register. */
  get firstAdministrator(): { email: string; password: string } | null {
    if (this.ADMIN_EMAIL && this.ADMIN_PASSWORD)
      return { email: this.ADMIN_EMAIL, password: this.ADMIN_PASSWORD };
    return this.seed === 'demo' ? DEMO_ADMINISTRATOR : null;
  }

  /** The seed in force. */
  get seed(): 'demo' | 'reference' | 'none' {
    return this.SEED ?? (this.DATABASE_URL ? 'reference' : 'demo');
  }
}

/** The demo data's administrator, printed at start (decisions: settings). */
export const DEMO_ADMINISTRATOR = { email: 'admin@forja.local', password: 'forja-demo' };

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
  const lines = [...secrets.wrong, ...own, ...disagreements(settings)];
  if (lines.length > 0) throw new WrongSettings(`Configuração inválida:\n  ${lines.join('\n  ')}`);
  return settings;
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
  for (const name of ['MAIL_FROM', 'PUBLIC_URL'] as const) {
    if (settings.SMTP_URL && !settings[name])
      lines.push(`${name} é obrigatório quando SMTP_URL está definido`);
  }
  return lines;
}
