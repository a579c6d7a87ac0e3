import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Forbidden, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { LoginDto, PendingSignInView } from './auth.dto.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService, type Client, type IssuedToken } from '../sessions/sessions.service.js';
import { TryLimiter } from './try-limiter.js';
import { ServerKeys } from './server-keys.js';

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
    private readonly keys: ServerKeys,
  ) {}

  /**
   * @param device known to the account (SessionAnswers), or null
   * @throws NotSignedIn for an unknown e-mail and for a wrong password, which the answer does not distinguish
   * @throws Forbidden when the account is disabled or waits for approval; only who knows the password learns that
   * @throws TooManyTries after too many wrong ones
   * @returns the session, or the second step where the account has a second factor
   */
  async signIn(
    login: LoginDto,
    client: Client,
    device: string | null,
  ): Promise<SignedInAs | PendingSignInView> {
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
  async afterFirstStep(user: User, client: Client): Promise<SignedInAs | PendingSignInView> {
    if (user.enabled && user.second_factor) return { pending_token: this.pendingToken(user) };
    return this.open(user, client);
  }

  /**
   * The account of a sign-in's first step.
   * @throws NotSignedIn where that is too long ago or counts no longer; Forbidden for a closed account
   */
  async pendingUser(pendingToken: string): Promise<User> {
    const id = this.userOfToken(pendingToken);
    const user = id === null ? null : await this.users.find(id);
    if (!user || !this.isTokenOf(pendingToken, user)) throw new NotSignedIn(accessTexts.pendingOver);
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

  private key: Buffer | undefined;

  pendingToken(account: Account): string {
    const claims = `${String(account.id)}.${String(Date.now() + LIFETIME_MS)}`;
    return `${claims}.${this.tokenProof(claims, account)}`;
  }

  /** The user whom the token names, to be checked; null for a text of another form. */
  userOfToken(token: string): number | null {
    const [id] = /^\d{1,10}(?=\.\d{1,16}\.[\w-]{43}$)/.exec(token) ?? [];
    return id === undefined ? null : Number(id);
  }

  /** Whether the token was made for this account with its password of now, and is not over. */
  private isTokenOf(token: string, account: Account): boolean {
    const [id = '', until = '', proof = ''] = token.split('.');
    const expected = Buffer.from(this.tokenProof(`${id}.${until}`, account));
    const given = Buffer.from(proof);
    const genuine = given.length === expected.length && timingSafeEqual(given, expected);
    return genuine && id === String(account.id) && Number(until) > Date.now();
  }

  private tokenProof(claims: string, { password_hash }: Account): string {
    this.key ??= this.keys.derive('pending sign-ins');
    const password = createHash('sha256').update(password_hash).digest('hex');
    return createHmac('sha256', this.key).update(`${claims}|${password}`).digest('base64url');
  }
}

const whyClosed = ({ awaiting_approval }: User) =>
  awaiting_approval ? accessTexts.accountAwaiting : accessTexts.accountDisabled;

/** How long the second step may take, in milliseconds. */
const LIFETIME_MS = 5 * 60_000;

type Account = Pick<User, 'id' | 'password_hash'>;
