import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Invalid, NotSignedIn } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import type { AccountChange } from '../account-mails/account-letters.js';
import { AccountMails } from '../account-mails/account-mails.service.js';
import { TRIES, TryLimiter } from '../auth/try-limiter.js';
import type { Actor } from '../current-user.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';

/** How long a sign-in, or another proof in its session, stands for the password, in milliseconds. */
export const FRESH_MS = 10 * 60_000;

/**
 * Asks for the password of now before a way into the account changes, and writes to its address afterwards: a borrowed session changes
 * none, and none changes unseen.
 */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: TryLimiter,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly db: Database,
  ) {}

  /**
   * The actor's account. A recent sign-in stands for a password that was never chosen.
   * @throws Invalid where the password is missing or wrong, or the sign-in not recent; TooManyTries after too many wrong ones
   */
  async proved(actor: Actor, password: string | null): Promise<User> {
    const user = await this.self(actor);
    if (user.without_password) {
      if (!(await this.isFresh(actor))) throw Invalid.field('password', accessTexts.signInAgain);
      return user;
    }
    if (password === null) throw Invalid.field('password', accessTexts.currentPasswordRequired);
    await this.limiter.take(TRIES.passwordChange, actor.id);
    if (!(await this.passwords.verify(password, user.password_hash))) {
      throw Invalid.field('password', accessTexts.currentPasswordWrong);
    }
    await this.limiter.startAfresh(TRIES.passwordChange, actor.id);
    return user;
  }

  /** Whether the sign-in, or a proof after it, was so recent that it stands for the password. */
  async isFresh({ session_id }: Actor): Promise<boolean> {
    const since = await this.sessions.provedAt(session_id);
    return since !== null && Date.now() - Date.parse(since) < FRESH_MS;
  }

  /**
   * The actor's account, where the password is right or the sign-in is recent.
   * @throws Invalid where it is neither, TooManyTries after too many wrong passwords
   */
  async provedOrFresh(actor: Actor, password: string | null): Promise<User> {
    return password === null && (await this.isFresh(actor)) ? this.self(actor) : this.proved(actor, password);
  }

  /**
   * Ends the account's other sessions and, once the change is stored, writes to the address that the account had. Inside of
   * `Database.write`.
   * @param account as it was before the change; unset: as it is
   */
  async noteChange(
    actor: Actor,
    change: AccountChange,
    account?: Pick<User, 'name' | 'email'>,
  ): Promise<void> {
    const { name, email } = account ?? (await this.self(actor));
    await this.sessions.endAll(actor.id, actor.session_id);
    await this.db.afterCommit(() => this.mails.announceChange({ name, email }, change));
  }

  /** The actor's row; it may have been deleted since the guard looked. */
  async self(actor: Actor): Promise<User> {
    const user = await this.users.find(actor.id);
    if (!user) throw new NotSignedIn(messages.http.notSignedIn);
    return user;
  }
}
