import { Injectable } from '@nestjs/common';
import { Forbidden, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { LoginDto } from './auth.dto.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService, type Client, type IssuedToken } from '../sessions/sessions.service.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { TryLimiter } from './try-limiter.js';

/** A password was right; the account's second factor is asked for. */
export interface SecondStep {
  pending_token: string;
}

/** A session that was opened, and whose. */
export interface SignedInAs extends IssuedToken {
  /** The account's address. */
  account: string;
}

/** Signing in and out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limiter: TryLimiter,
    private readonly pending: PendingSignIns,
  ) {}

  /**
   * @param device known to the account (KnownDevices), or null
   * @throws NotSignedIn for an unknown e-mail and for a wrong password, which the answer does not distinguish
   * @throws Forbidden when the account is disabled or waits for approval; only who knows the password learns that
   * @throws TooManyTries after too many wrong ones
   * @returns the session, or the second step where the account has a second factor
   */
  async signIn(login: LoginDto, client: Client, device: string | null): Promise<SignedInAs | SecondStep> {
    const email = normalizedEmail(login.email);
    await this.limiter.beforeSignIn(email, client.ip, device);
    const user = await this.users.findByEmail(email);
    const fits = await this.passwords.verify(login.password, user?.password_hash);
    if (!user || !fits) throw new NotSignedIn(accessTexts.wrongCredentials);
    await this.limiter.afterSignIn(email, client.ip, device);
    if (!user.enabled) throw new Forbidden(whyClosed(user));
    return this.afterFirstStep(user, client);
  }

  /**
   * The session of an account whose first step is done, or the second step where it has a second factor.
   * @throws Forbidden for a closed account
   */
  async afterFirstStep(user: User, client: Client): Promise<SignedInAs | SecondStep> {
    if (user.enabled && user.second_factor) return { pending_token: this.pending.begin(user) };
    return this.open(user, client);
  }

  /**
   * The account of a sign-in's first step.
   * @throws NotSignedIn where that is too long ago or counts no longer; Forbidden for a closed account
   */
  async pendingUser(pendingToken: string): Promise<User> {
    const id = this.pending.userOf(pendingToken);
    const user = id === null ? null : await this.users.find(id);
    if (!user || !this.pending.isOf(pendingToken, user)) throw new NotSignedIn(accessTexts.pendingOver);
    if (!user.enabled) throw new Forbidden(whyClosed(user));
    return user;
  }

  /** Opens a session of this account, which has proved itself. @throws Forbidden for a closed account */
  async open(user: User, client: Client): Promise<SignedInAs> {
    const { id, email, enabled } = user;
    if (!enabled) throw new Forbidden(whyClosed(user));
    return { ...(await this.sessions.start(id, client)), account: email };
  }

  async signOut(sessionId: string): Promise<void> {
    await this.sessions.end(sessionId);
  }
}

const whyClosed = ({ awaiting_approval }: User) =>
  awaiting_approval ? accessTexts.accountAwaiting : accessTexts.accountDisabled;
