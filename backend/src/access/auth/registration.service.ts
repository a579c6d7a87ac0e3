import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { RegisterDto } from './auth.dto.js';
import { PasswordHasher } from '../password-hasher.js';
import { TryLimiter } from './try-limiter.js';

/** New accounts by the people themselves (decisions: session and access). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: TryLimiter,
  ) {}

  /**
   * Creates the account the policy allows. The first of an empty database is an administrator; where
   * registration is closed, ADMIN_EMAIL names that one instead.
   * @throws Forbidden when registration is closed
   * @throws Invalid when the e-mail has an account already
   */
  async register(wanted: RegisterDto, address: string): Promise<User> {
    const policy = this.settings.registration;
    if (policy === 'closed') throw new Forbidden(accessTexts.registrationClosed);
    await this.limiter.beforeRegistration(address);
    const password_hash = await this.passwords.hash(wanted.password);
    return this.db.write(async () => {
      await this.users.lockForFirst();
      const first = (await this.users.count()) === 0;
      const awaiting = policy === 'approval' && !first;
      return this.users.insert({
        name: wanted.name,
        email: normalizedEmail(wanted.email),
        password_hash,
        admin: first,
        enabled: !awaiting,
        awaiting_approval: awaiting,
      });
    });
  }
}
