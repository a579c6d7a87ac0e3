import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail, refuseCommonPassword } from '../account-rules.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Actor } from '../current-user.js';
import { auditedUser } from './audited-user.js';
import { userView, type UserView } from './user.views.js';
import type { CreateUserDto } from './users.dto.js';
import { UsersRepository } from './users.repository.js';

/** The way back for who forgot the password: no mail server is assumed, so an administrator hands over another. */
@Injectable()
export class TemporaryPasswords {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Creates an account that may be used at once, with a password that counts until the user has chosen another.
   * @throws Invalid when the e-mail is taken, or an administrator's password too common
   */
  async createAccount({ name, email, admin, password }: CreateUserDto): Promise<UserView> {
    refuseCommonPassword(password, admin === true);
    const password_hash = await this.passwords.hash(password);
    return this.db.write(async () => {
      const flags = { admin: admin === true, enabled: true, awaiting_approval: false };
      const account = { name, email: normalizedEmail(email), ...flags, must_change_password: true };
      const user = await this.users.insert({ ...account, password_hash });
      await this.audit.record({ record: auditedUser(user), action: 'created' });
      return userView(user);
    });
  }

  /**
   * Sets a password that counts only until the user has chosen another, and ends the user's sessions.
   * @throws NotFound; Invalid where the account administrates or approves and the password is too common; Conflict for one's own account, whose password is changed in the profile
   */
  async set(actor: Actor, id: number, password: string): Promise<UserView> {
    if (actor.id === id) throw new Conflict(accessTexts.ownTemporaryPassword);
    refuseCommonPassword(password, await this.users.isPrivileged(id));
    const password_hash = await this.passwords.hash(password);
    return this.db.write(async () => {
      await this.users.lock(id);
      const user = await this.users.find(id);
      if (!user) throw new NotFound(accessTexts.unknownUser);
      await this.users.save(
        Object.assign(user, {
          password_hash,
          must_change_password: true,
          invited: false,
          without_password: false,
        }),
      );
      await this.sessions.endAll(id);
      await this.audit.record({ record: auditedUser(user), action: 'password_given' });
      return userView(user);
    });
  }
}
