import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail, refuseCommonPassword } from '../account-rules.js';
import { auditedUser } from '../users/user.views.js';
import { UsersRepository } from '../users/users.repository.js';
import type { RegisterDto, RegistrationView } from './auth.dto.js';
import { PasswordHasher } from '../password-hasher.js';
import { TRIES, TryLimiter } from './try-limiter.js';

/** New accounts by the people themselves. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: TryLimiter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Creates the account the policy allows. The first of an empty database is an administrator; where
   * registration is closed, ADMIN_EMAIL names that one instead. Where accounts wait for approval, an e-mail that has one
   * already gets the same answer: a guest must not learn who works here.
   * @throws Forbidden when registration is closed
   * @throws Invalid when the e-mail has an account already and accounts need no approval
   */
  async register(wanted: RegisterDto, address: string): Promise<RegistrationView> {
    const policy = this.settings.registration;
    if (policy === 'closed') throw new Forbidden(accessTexts.registrationClosed);
    await this.limiter.take(TRIES.registration, address);
    const password_hash = await this.passwords.hash(wanted.password);
    return this.db.write(async () => {
      await this.users.lockForFirst();
      const first = (await this.users.count()) === 0;
      refuseCommonPassword(wanted.password, first);
      const awaiting = policy === 'approval' && !first;
      const account = {
        name: wanted.name,
        email: normalizedEmail(wanted.email),
        admin: first,
        enabled: !awaiting,
        awaiting_approval: awaiting,
      };
      const known = awaiting && (await this.users.findByEmail(account.email)) !== null;
      if (known) return account;
      const user = await this.users.insert({ ...account, password_hash, email_claimed: true });
      await this.audit.record({ record: auditedUser(user), action: 'created' }, user);
      return account;
    });
  }
}
