import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { AccountLink, type AccountLinkPurpose } from './account-link.entity.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { NotFound, Forbidden, TooManyTries } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { refuseCommonPassword, normalizedEmail } from '../account-rules.js';
import { TRIES, TryLimiter } from '../auth/try-limiter.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { auditedUser } from '../users/user.views.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { deleteExpiredLinks, findLink } from './account-links.repository.js';
import { accountLetters } from '../account-mails/account-letters.js';
import { AccountMails } from '../account-mails/account-mails.service.js';

const SCREENS: Record<AccountLinkPurpose, string> = { invitation: '/invitation', reset: '/password-reset' };

/**
 * Path of the screen that takes the link's token. The token is the fragment, which browsers send to no server: it stands in no
 * access log and in no referrer.
 */
export const screenPath = (purpose: AccountLinkPurpose, token: string): string =>
  `${SCREENS[purpose]}#${token}`;

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

const linkDigest = (text: string) => createHash('sha256').update(text).digest('hex');

/** A link works no longer once the address or the password is another one. */
const isStillMeant = (link: AccountLink, { email, password_hash }: Account): boolean =>
  email === link.email && linkDigest(password_hash) === link.password_digest;

/**
 * Links that set an account's password: made of 256 random bits, stored as a digest alone, good once and for a while.
 * One that works no longer, for whatever reason, is answered like one that never was.
 */
@Injectable()
export class AccountLinks {
  private readonly log = new Logger(AccountLinks.name);

  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limiter: TryLimiter,
    private readonly audit: AuditLog,
    private readonly mails: AccountMails,
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
      await deleteExpiredLinks(this.db, created_at);
      if (purpose === 'invitation') await this.db.manager.delete(AccountLink, { user_id: id, purpose });
      const digests = { token_digest: linkDigest(token), password_digest: linkDigest(password_hash) };
      await this.db.manager.insert(AccountLink, {
        user_id: id,
        purpose,
        email,
        ...digests,
        created_at,
        expires_at,
      });
    });
    return { token, expires_at };
  }

  /**
   * Finds the account whose password the link sets.
   * @param address of the caller: wrong tokens are counted against it
   * @throws NotFound where it does not work; TooManyTries after too many of those
   */
  async find(token: string, address: string): Promise<LinkedUser> {
    await this.limiter.take(TRIES.accountLink, address);
    const link = await this.working(token);
    await this.limiter.giveBack(TRIES.accountLink, address);
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
      await this.db.manager.delete(AccountLink, { user_id: userId });
      await this.sessions.endAll(userId);
      return this.users.save(Object.assign(user, { invited: false, email_claimed: false }));
    });
  }

  private async working(token: string): Promise<LinkedUser> {
    const link = await findLink(this.db, linkDigest(token), new Date().toISOString());
    const user = link?.user;
    if (!link || !user?.enabled || !isStillMeant(link, user)) throw new NotFound(accessTexts.linkOver);
    return Object.assign(link, { user });
  }

  get resetsPasswords(): boolean {
    return this.mails.enabled;
  }

  /**
   * Takes the request. Whether there is such an account is looked up after the answer, so that neither it nor its time
   * says so.
   * @throws Forbidden where no e-mails are sent; TooManyTries from one address
   */
  async requestReset(email: string, address: string): Promise<void> {
    if (!this.resetsPasswords) throw new Forbidden(accessTexts.resetNotSent);
    await this.limiter.take(TRIES.reset, address);
    setImmediate(() => {
      this.sendReset(normalizedEmail(email)).catch((error: unknown) => this.log.error(error));
    });
  }

  /** Nothing for an address without an account that may sign in, and for one that has had enough e-mails. */
  private async sendReset(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user?.enabled) return;
    try {
      await this.limiter.take(TRIES.resetMail, user.id);
    } catch (error) {
      if (error instanceof TooManyTries) return;
      throw error;
    }
    const { token } = await this.issue(user, 'reset');
    await this.mails.send(user.email, accountLetters.reset(user), screenPath('reset', token));
  }
}
