import { IsIn, IsOptional, IsString, Matches, MinLength, ValidateBy } from 'class-validator';
import { isCommonPassword } from '@forja/passwords';
import { MeasuringSettings } from './measuring-settings.js';
import { DATABASE_ADDRESS, Text, Unset, WholeNumber } from './setting-fields.js';
import { areProxies } from './trusted-proxies.js';

/**
 * Every setting of the product: its variable, type, default and one line of what it does.
 * Both processes read this and nothing else of the environment.
 */
export class Settings extends MeasuringSettings {
  /** Port of the HTTP process. */
  @WholeNumber(3000, [1, 65535], {
    whole: 'PORT deve ser um número inteiro',
    bounds: 'PORT deve estar entre 1 e 65535',
  })
  PORT: number = 3000;

  /** HTTP processes that one start runs, on the same port; more than one needs DATABASE_URL and REDIS_URL. */
  @WholeNumber(1, [1, 64], {
    whole: 'WEB_CONCURRENCY deve ser um número inteiro',
    bounds: 'WEB_CONCURRENCY deve estar entre 1 e 64',
  })
  WEB_CONCURRENCY: number = 1;

  /** Address the HTTP process listens on; unset: all of the machine's, or this machine alone while the demo sign-in works. */
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
  @Text('./data')
  @IsString()
  DATA_DIR: string = './data';

  /** mysql://user:password@host:port/database, with ?ssl=true over TLS; unset: embedded SQLite in DATA_DIR. */
  @Unset()
  @IsOptional()
  @Matches(DATABASE_ADDRESS, {
    message:
      'DATABASE_URL deve ter a forma mysql://usuario:senha@servidor:porta/banco, com ?ssl=true para TLS',
  })
  DATABASE_URL?: string;

  /** redis://host:port, rediss:// over TLS; set: Bull queue with workers of their own; unset: jobs run in the HTTP process. */
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
  @ValidateBy({
    name: 'uncommon',
    validator: {
      validate: (password: unknown) => typeof password === 'string' && !isCommonPassword(password),
      defaultMessage: () => 'ADMIN_PASSWORD é uma das senhas mais usadas: escolha outra',
    },
  })
  ADMIN_PASSWORD?: string;

  /** Registration: open to all, after approval by an administrator, or closed. Default: open embedded, approval otherwise. */
  @Unset()
  @IsOptional()
  @IsIn(['open', 'approval', 'closed'], { message: 'REGISTRATION deve ser open, approval ou closed' })
  REGISTRATION?: 'open' | 'approval' | 'closed';

  /** The data that an empty database is filled with. Default: demo embedded, reference otherwise. */
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

  /**
   * Address of the product in e-mails and customers' links, whose host passkeys are for, as http(s)://host, with the path under which a
   * proxy hands it on where it has one (https://host/forja); never taken from a request there.
   */
  @Unset()
  @IsOptional()
  @Matches(/^https?:\/\/[^\s/?#@]+(\/[\w.~-]*\w[\w.~-]*)*\/?$/, {
    message: 'PUBLIC_URL deve ter a forma https://forja.empresa.com.br ou https://empresa.com.br/forja',
  })
  PUBLIC_URL?: string;

  /** Folder of scheduled backups; unset: none are made. With the embedded database alone. */
  @Unset()
  @IsOptional()
  @IsString()
  BACKUP_DIR?: string;

  /** Hour of the day in Brasília from which on the day's backup is made. */
  @WholeNumber(3, [0, 23], {
    whole: 'BACKUP_HOUR deve ser uma hora de 0 a 23',
    bounds: 'BACKUP_HOUR deve ser uma hora de 0 a 23',
  })
  BACKUP_HOUR: number = 3;

  /** How many scheduled backups are kept; older ones are removed once a newer one is complete. */
  @WholeNumber(7, [1, 1000], {
    whole: 'BACKUP_KEEP deve estar entre 1 e 1000',
    bounds: 'BACKUP_KEEP deve estar entre 1 e 1000',
  })
  BACKUP_KEEP: number = 7;

  /** The browser that prints documents; unset: found on the machine. */
  @Unset()
  @IsOptional()
  @IsString()
  CHROMIUM_PATH?: string;

  /** Whether an order's documents are printed when its changes have settled, before they are requested. */
  @Text('on')
  @IsIn(['on', 'off'], { message: 'RENDER_AHEAD deve ser on ou off' })
  RENDER_AHEAD: string = 'on';

  /** Whether drawings that are scans or whose text is drawn as lines are read by optical recognition, where that is installed. */
  @Text('on')
  @IsIn(['on', 'off'], { message: 'DRAWING_RECOGNITION deve ser on ou off' })
  DRAWING_RECOGNITION: string = 'on';

  /** Seconds that a call to database, Redis or storage may take before it is answered as unavailable. */
  @WholeNumber(10, [1, 120], {
    whole: 'DEPENDENCY_TIMEOUT deve ser um número inteiro de segundos',
    bounds: 'DEPENDENCY_TIMEOUT deve estar entre 1 e 120',
  })
  DEPENDENCY_TIMEOUT: number = 10;

  /** Seconds that each step of the start waits for the server of DATABASE_URL to answer; 0: a start without it ends at once. */
  @WholeNumber(120, [0, 3600], {
    whole: 'STARTUP_TIMEOUT deve ser um número inteiro de segundos',
    bounds: 'STARTUP_TIMEOUT deve estar entre 0 e 3600',
  })
  STARTUP_TIMEOUT: number = 120;

  /** Seconds that requests and jobs have to end after SIGTERM; what still runs then is cut off. */
  @WholeNumber(8, [0, 600], {
    whole: 'SHUTDOWN_TIMEOUT deve ser um número inteiro de segundos',
    bounds: 'SHUTDOWN_TIMEOUT deve estar entre 0 e 600',
  })
  SHUTDOWN_TIMEOUT: number = 8;

  /** Detail of the log: fatal, error, warn, info, debug or silent. */
  @Text('info')
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    message: 'LOG_LEVEL deve ser fatal, error, warn, info, debug ou silent',
  })
  LOG_LEVEL: string = 'info';

  /** Days that entries of the error log are kept; 0: until an administrator deletes them. */
  @WholeNumber(180, [0, 3650], {
    whole: 'ERROR_LOG_DAYS deve ser um número inteiro de dias',
    bounds: 'ERROR_LOG_DAYS deve estar entre 0 e 3650',
  })
  ERROR_LOG_DAYS: number = 180;

  /** Days that ended sessions are kept, with their address and browser. */
  @WholeNumber(30, [0, 3650], {
    whole: 'SESSION_DAYS deve ser um número inteiro de dias',
    bounds: 'SESSION_DAYS deve estar entre 0 e 3650',
  })
  SESSION_DAYS: number = 30;

  /** DEPENDENCY_TIMEOUT in milliseconds. */
  get dependencyTimeoutMs(): number {
    return this.DEPENDENCY_TIMEOUT * 1000;
  }

  /** STARTUP_TIMEOUT in milliseconds; 0 with the embedded database, for which nothing has to be waited for. */
  get startupTimeoutMs(): number {
    return this.DATABASE_URL ? this.STARTUP_TIMEOUT * 1000 : 0;
  }

  /** Path of PUBLIC_URL, without a slash at its end; '' at the root. */
  get basePath(): string {
    return this.PUBLIC_URL ? new URL(this.PUBLIC_URL).pathname.replace(/\/$/, '') : '';
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

/** The demo data's administrator, printed at start. */
export const DEMO_ADMINISTRATOR = { email: 'admin@forja.local', password: 'forja-demo' };
