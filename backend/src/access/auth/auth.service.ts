import { Injectable } from '@nestjs/common';
import { Forbidden, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { LoginDto } from './auth.dto.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService, type Client, type IssuedToken } from '../sessions/sessions.service.js';
import { TryLimiter } from './try-limiter.js';

/** Signing in and out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limiter: TryLimiter,
  ) {}

  /**
   * @param device known to the account (KnownDevices), or null
   * @throws NotSignedIn for an unknown e-mail and for a wrong password, which the answer does not distinguish
   * @throws Forbidden when the account is disabled or waits for approval; only who knows the password learns that
   * @throws TooManyTries after too many wrong ones
   */
  async signIn(login: LoginDto, client: Client, device: string | null): Promise<IssuedToken> {
    const email = normalizedEmail(login.email);
    await this.limiter.beforeSignIn(email, client.ip, device);
    const user = await this.users.findByEmail(email);
    const fits = await this.passwords.verify(login.password, user?.password_hash);
    if (!user || !fits) throw new NotSignedIn(accessTexts.wrongCredentials);
    await this.limiter.afterSignIn(email, client.ip, device);
    if (!user.enabled) throw new Forbidden(whyClosed(user));
    return this.sessions.start(user.id, client);
  }

  async signOut(sessionId: string): Promise<void> {
    await this.sessions.end(sessionId);
  }
}

const whyClosed = ({ awaiting_approval }: User) =>
  awaiting_approval ? accessTexts.accountAwaiting : accessTexts.accountDisabled;
