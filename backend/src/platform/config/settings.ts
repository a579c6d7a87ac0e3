import { Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { isCommonPassword } from '@forja/passwords';
import { DATABASE_ADDRESS, OneOf, WholeNumber } from './setting-fields.js';
import { areProxies } from './trusted-proxies.js';

/**
 * Every setting of the product, in groups: its variable, type, default and one line of doc. The variable of a setting is its
 * name. All processes read this and nothing else of the environment.
 */

/** The HTTP process: where it listens, and how it is reached. */
class ServerSettings {
  /** Port of the HTTP process. */
  @WholeNumber(1, 65535)
  PORT: number = 3000;

  /** HTTP processes that one start runs, on the same port; more than one needs DATABASE_URL and REDIS_URL. */
  @WholeNumber(1, 64)
  WEB_CONCURRENCY: number = 1;

  /** Address the HTTP process listens on; unset: all of the machine's, or this machine alone while the demo sign-in works. */
  HOST?: string;

  /**
   * The proxies in front of the server, whose word about a request's address and scheme counts: how many, or their
   * addresses and networks; unset: none, the address is that of the connection.
   */
  @ValidateBy({
    name: 'proxies',
    validator: {
      validate: areProxies,
      defaultMessage: () => 'TRUST_PROXY deve ser um número de proxies ou uma lista de endereços e redes',
    },
  })
  TRUST_PROXY?: string;

  /**
   * Address of the product in e-mails and customers' links, whose host passkeys are for, as http(s)://host, with the path under which a
   * proxy hands it on where it has one (https://host/forja); never taken from a request there.
   */
  @Matches(/^https?:\/\/[^\s/?#@]+(\/[\w.~-]*\w[\w.~-]*)*\/?$/, {
    message: 'PUBLIC_URL deve ter a forma https://forja.empresa.com.br ou https://empresa.com.br/forja',
  })
  PUBLIC_URL?: string;

  /** Path of PUBLIC_URL, without a slash at its end; '' at the root. */
  get basePath(): string {
    return this.PUBLIC_URL ? new URL(this.PUBLIC_URL).pathname.replace(/\/$/, '') : '';
  }
}

/** The database, and the data that a new one begins with. */
class DatabaseSettings {
  /** Folder of the embedded database and of uploaded files. */
  DATA_DIR: string = './data';

  /** mysql://user:password@host:port/database, with ?ssl=true over TLS; unset: embedded SQLite in DATA_DIR. */
  @Matches(DATABASE_ADDRESS, {
    message:
      'DATABASE_URL deve ter a forma mysql://usuario:senha@servidor:porta/banco, com ?ssl=true para TLS',
  })
  DATABASE_URL?: string;

  /** The data that an empty database is filled with. Default: demo embedded, reference otherwise. */
  @OneOf('demo', 'reference', 'none')
  SEED?: 'demo' | 'reference' | 'none';

  /** The seed in force. */
  get seed(): 'demo' | 'reference' | 'none' {
    return this.SEED ?? (this.DATABASE_URL ? 'reference' : 'demo');
  }
}

/** Redis: jobs, and messages between processes. */
class QueueSettings {
  /** redis://host:port, rediss:// over TLS; set: Bull queue with workers of their own; unset: jobs run in the HTTP process. */
  @Matches(/^rediss?:\/\/.+/, { message: 'REDIS_URL deve ter a forma redis://servidor:porta' })
  REDIS_URL?: string;

  /** host:port of Redis's Sentinels, with commas between; REDIS_URL then gives user, password and database alone. */
  @Matches(/^[^\s,:@/]+:\d{1,5}(,[^\s,:@/]+:\d{1,5})*$/, {
    message: 'REDIS_SENTINELS deve ter a forma servidor:26379,servidor:26379',
  })
  REDIS_SENTINELS?: string;

  /** The master's name among the Sentinels. */
  REDIS_SENTINEL_NAME: string = 'mymaster';

  /** Password of the Sentinels themselves; that of Redis stands in REDIS_URL. */
  REDIS_SENTINEL_PASSWORD?: string;
}

/** Stored files, where a bucket keeps them. */
class StorageSettings {
  /** s3://key:secret@host:port/bucket?region=…&ssl=false; unset: files in DATA_DIR. */
  @Matches(/^s3:\/\/.+/, { message: 'STORAGE_URL deve ter a forma s3://chave:segredo@servidor:porta/bucket' })
  STORAGE_URL?: string;

  /** Whether browsers fetch originals of files from the bucket itself, at addresses that are good for a minute. */
  @OneOf('on', 'off')
  S3_PRESIGNED: string = 'off';
}

/** E-mails. */
class MailSettings {
  /** smtp://user:password@host:port, smtps:// for TLS from the start; unset: no e-mails are sent. Needs the next two. */
  @Matches(/^smtps?:\/\/[^\s/@]*(:[^\s@]*)?@?[^\s/@]+(\/?\?\S*|\/)?$/, {
    message: 'SMTP_URL deve ter a forma smtp://usuario:senha@servidor:porta',
  })
  SMTP_URL?: string;

  /** Sender of e-mails: an address, or Name <address>. */
  @Matches(/^([^<>\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, {
    message: 'MAIL_FROM deve ser um e-mail, ou Nome <e-mail>',
  })
  MAIL_FROM?: string;
}

/** Accounts and sessions. */
class SignInSettings {
  /** Key that signs sessions; required with DATABASE_URL, otherwise generated once into DATA_DIR. */
  @MinLength(32, { message: 'JWT_SECRET deve ter pelo menos 32 caracteres' })
  JWT_SECRET?: string;

  /** E-mail of the first administrator. */
  @Matches(/^\S+@\S+$/, { message: 'ADMIN_EMAIL deve ser um e-mail' })
  ADMIN_EMAIL?: string;

  /** Password of the first administrator. */
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
  @OneOf('open', 'approval', 'closed')
  REGISTRATION?: 'open' | 'approval' | 'closed';
}

/** Signing in at an OpenID provider. */
class OidcSettings {
  /** Issuer of an OpenID provider at which users may sign in, too; unset: none. Without TLS on this machine alone. */
  @Matches(/^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^\s?#]*)?$/, {
    message: 'OIDC_ISSUER deve ser o endereço https do provedor, sem consulta',
  })
  OIDC_ISSUER?: string;

  /** The name by which the provider knows this installation. */
  OIDC_CLIENT_ID?: string;

  /** The secret that the provider gave for it. */
  OIDC_CLIENT_SECRET?: string;

  /** The provider's name on the sign-in screen. */
  @MaxLength(40, { message: 'OIDC_NAME deve ter no máximo 40 caracteres' })
  OIDC_NAME: string = 'conta da empresa';

  /** Whether an account is linked at the first sign-in by an e-mail that the provider has verified: `on` trusts it with every account. */
  @OneOf('on', 'off')
  OIDC_LINK_BY_EMAIL: string = 'off';

  /** The OpenID provider's name on the sign-in screen; null where none is set. */
  get name(): string | null {
    return this.OIDC_ISSUER === undefined ? null : this.OIDC_NAME;
  }
}

/** Scheduled backups of the embedded installation. */
class BackupSettings {
  /** Folder of scheduled backups; unset: none are made. With the embedded database alone. */
  BACKUP_DIR?: string;

  /** Hour of the day in Brasília from which on the day's backup is made. */
  @WholeNumber(0, 23, 'deve ser uma hora de 0 a 23', 'deve ser uma hora de 0 a 23')
  BACKUP_HOUR: number = 3;

  /** How many scheduled backups are kept; older ones are removed once a newer one is complete. */
  @WholeNumber(1, 1000, 'deve estar entre 1 e 1000')
  BACKUP_KEEP: number = 7;
}

/** Printed documents and drawings that are read. */
class DocumentSettings {
  /** The browser that prints documents; unset: found on the machine. */
  CHROMIUM_PATH?: string;

  /** Whether an order's documents are printed when its changes have settled, before they are requested. */
  @OneOf('on', 'off')
  RENDER_AHEAD: string = 'on';

  /** Whether drawings that are scans or whose text is drawn as lines are read by optical recognition, where that is installed. */
  @OneOf('on', 'off')
  DRAWING_RECOGNITION: string = 'on';
}

/** How long calls, the start and the end may take, and how long is kept what ages. */
class LimitSettings {
  /** Seconds that a call to database, Redis or storage may take before it is answered as unavailable. */
  @WholeNumber(1, 120, 'deve ser um número inteiro de segundos')
  DEPENDENCY_TIMEOUT: number = 10;

  /** Seconds that each step of the start waits for the server of DATABASE_URL to answer; 0: a start without it ends at once. */
  @WholeNumber(0, 3600, 'deve ser um número inteiro de segundos')
  STARTUP_TIMEOUT: number = 120;

  /** Seconds that requests and jobs have to end after SIGTERM; what still runs then is cut off. */
  @WholeNumber(0, 600, 'deve ser um número inteiro de segundos')
  SHUTDOWN_TIMEOUT: number = 8;

  /** Days that entries of the error log are kept; 0: until an administrator deletes them. */
  @WholeNumber(0, 3650, 'deve ser um número inteiro de dias')
  ERROR_LOG_DAYS: number = 180;

  /** Days that ended sessions are kept, with their address and browser. */
  @WholeNumber(0, 3650, 'deve ser um número inteiro de dias')
  SESSION_DAYS: number = 30;

  /** DEPENDENCY_TIMEOUT in milliseconds. */
  get dependencyTimeoutMs(): number {
    return this.DEPENDENCY_TIMEOUT * 1000;
  }
}

/** The operator's log and metrics. */
class WatchingSettings {
  /** Detail of the log: fatal, error, warn, info, debug or silent. */
  @OneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')
  LOG_LEVEL: string = 'info';

  /** Milliseconds from which a statement is logged as slow, with its route and without its values; 0: none is. */
  @WholeNumber(0, 600000, 'deve ser um número inteiro de milissegundos')
  SLOW_QUERY_MS: number = 1000;

  /** Port on which this process answers metrics for Prometheus; unset: none. Each process of a machine needs one of its own. */
  @WholeNumber(1, 65535)
  METRICS_PORT?: number;

  /** Address that METRICS_PORT listens on. What is answered there is for the operator alone. */
  METRICS_HOST: string = '127.0.0.1';
}

/** All groups side by side; a setting in force that two groups decide is answered here. */
export class Settings {
  readonly server = new ServerSettings();
  readonly database = new DatabaseSettings();
  readonly queue = new QueueSettings();
  readonly storage = new StorageSettings();
  readonly mail = new MailSettings();
  readonly signIn = new SignInSettings();
  readonly oidc = new OidcSettings();
  readonly backups = new BackupSettings();
  readonly documents = new DocumentSettings();
  readonly limits = new LimitSettings();
  readonly watching = new WatchingSettings();

  /** STARTUP_TIMEOUT in milliseconds; 0 with the embedded database, for which nothing has to be waited for. */
  get startupTimeoutMs(): number {
    return this.database.DATABASE_URL ? this.limits.STARTUP_TIMEOUT * 1000 : 0;
  }

  /** The registration policy in force. */
  get registration(): 'open' | 'approval' | 'closed' {
    return this.signIn.REGISTRATION ?? (this.database.DATABASE_URL ? 'approval' : 'open');
  }

  /** Who an empty database gets as its first administrator; null: the first person to register. */
  get firstAdministrator(): { email: string; password: string } | null {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.signIn;
    if (email && password) return { email, password };
    return this.database.seed === 'demo' ? DEMO_ADMINISTRATOR : null;
  }
}

/** The demo data's administrator, printed at start. */
export const DEMO_ADMINISTRATOR = { email: 'admin@forja.local', password: 'forja-demo' };
