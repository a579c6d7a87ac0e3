import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { refuseCommonPassword } from '../account-rules.js';
import { TryLimiter } from '../auth/try-limiter.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { auditedUser } from '../users/audited-user.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { AccountLink, AccountLinkPurpose } from './account-link.entity.js';
import { AccountLinksRepository } from './account-links.repository.js';

/** A link that was just made; only here its token is known. */
export interface IssuedLink {
  token: string;
  expires_at: string;
}

const HOUR_MS = 60 * 60 * 1000;

/** How long a link works, in milliseconds. */
const LIFETIME_MS: Record<AccountLinkPurpose, number> = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS };

type Account = Pick<User, 'id' | 'email' | 'password_hash'>;

type LinkedUser = AccountLink & { user: User };

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A link works no longer once the address or the password is another one. */
const isStillMeant = (link: AccountLink, { email, password_hash }: Account): boolean =>
  email === link.email && digestOf(password_hash) === link.password_digest;

/**
 * Links that set an account's password: made of 256 random bits, stored as a digest alone, good once and for a while.
 * One that works no longer, for whatever reason, is answered like one that never was.
 */
@Injectable()
export class AccountLinks {
  private readonly log = new Logger(AccountLinks.name);

  constructor(
    private readonly db: Database,
    private readonly links: AccountLinksRepository,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limiter: TryLimiter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Makes a link to the account. Another invitation replaces the one before; e-mails with links to another password may
   * cross each other, so that each of these works until one of them is used. Outdated ones of all accounts are cleared away
   * on the occasion.
   */
  async issue({ id, email, password_hash }: Account, purpose: AccountLinkPurpose): Promise<IssuedLink> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    const created_at = new Date(now).toISOString();
    const expires_at = new Date(now + LIFETIME_MS[purpose]).toISOString();
    await this.db.write(async () => {
      await this.links.deleteExpired(created_at);
      if (purpose === 'invitation') await this.links.deleteOf(id, purpose);
      const digests = { token_digest: digestOf(token), password_digest: digestOf(password_hash) };
      await this.links.insert({ user_id: id, purpose, email, ...digests, created_at, expires_at });
    });
    return { token, expires_at };
  }

  /**
   * Whose password the link sets.
   * @param address of the caller: wrong tokens are counted against it
   * @throws NotFound where it does not work; TooManyTries after too many of those
   */
  async find(token: string, address: string): Promise<LinkedUser> {
    await this.limiter.beforeAccountLink(address);
    const link = await this.working(token);
    await this.limiter.afterAccountLink(address);
    return link;
  }

  /**
   * Sets the account's password, ends its sessions and its links.
   * @throws NotFound where the link does not work; TooManyTries; Invalid where the password is too common for the account
   */
  async use(token: string, password: string, address: string): Promise<void> {
    const { user_id } = await this.find(token, address);
    refuseCommonPassword(password, await this.users.isPrivileged(user_id));
    const password_hash = await this.passwords.hash(password);
    await this.spend(token, user_id, async (user, purpose) => {
      Object.assign(user, { password_hash, must_change_password: false, without_password: false });
      await this.audit.record({ record: auditedUser(user), action: 'password_chosen' }, user);
      await this.db.afterCommit(() =>
        this.log.log(`Password of user ${String(user_id)} set by a link (${purpose})`),
      );
    });
  }

  /**
   * Uses the link up for a change of its account, ends the account's sessions and its other links: all of it or nothing.
   * @param apply changes the account, inside of the transaction
   * @throws NotFound where the link does not work
   */
  async spend(
    token: string,
    userId: number,
    apply: (user: User, purpose: AccountLinkPurpose) => Promise<void>,
  ): Promise<User> {
    return this.db.write(async () => {
      await this.users.lock(userId);
      // Of several at once the first has removed it.
      const { user, purpose } = await this.working(token);
      await apply(user, purpose);
      await this.links.deleteOf(userId);
      await this.sessions.endAll(userId);
      return this.users.save(Object.assign(user, { invited: false, email_claimed: false }));
    });
  }

  private async working(token: string): Promise<LinkedUser> {
    const link = await this.links.find(digestOf(token), new Date().toISOString());
    const user = link?.user;
    if (!link || !user?.enabled || !isStillMeant(link, user)) throw new NotFound(accessTexts.linkOver);
    return Object.assign(link, { user });
  }
}
