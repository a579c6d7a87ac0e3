import { Injectable } from '@nestjs/common';
import { Invalid, NotSignedIn } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { TryLimiter } from '../auth/try-limiter.js';
import type { Actor } from '../current-user.js';
import { PasswordHasher } from '../password-hasher.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';

/** Asks for the password of now before a way in changes: a borrowed session changes none. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: TryLimiter,
  ) {}

  /** The actor's account. @throws Invalid where the password is wrong, TooManyTries after too many of those */
  async proved(actor: Actor, password: string): Promise<User> {
    await this.limiter.beforePasswordChange(actor.id);
    const user = await this.users.find(actor.id);
    if (!user) throw new NotSignedIn(messages.http.notSignedIn);
    if (!(await this.passwords.verify(password, user.password_hash))) {
      throw Invalid.field('password', accessTexts.currentPasswordWrong);
    }
    await this.limiter.afterPasswordChange(actor.id);
    return user;
  }
}
