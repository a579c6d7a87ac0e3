import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { Conflict } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { refuseCommonPassword } from '../account-rules.js';
import type { Actor } from '../current-user.js';
import { PasswordHasher } from '../password-hasher.js';
import { OwnPassword } from '../second-factor/own-password.service.js';
import { auditedUser } from '../users/audited-user.js';
import { userView, type UserView } from '../users/user.views.js';
import { UsersRepository } from '../users/users.repository.js';

/** The first password of an account that was opened without one, by its user. */
@Injectable()
export class FirstPassword {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly own: OwnPassword,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sets it and ends the user's other sessions.
   * @throws Conflict where the account has a password; Invalid where the sign-in is not recent or the password too common
   */
  async choose(actor: Actor, password: string): Promise<UserView> {
    if (!(await this.own.self(actor)).without_password) throw new Conflict(accessTexts.hasPassword);
    await this.own.proved(actor, null);
    refuseCommonPassword(password, await this.users.isPrivileged(actor.id));
    const password_hash = await this.passwords.hash(password);
    return this.db.write(async () => {
      await this.users.lock(actor.id);
      // Of several at once the first has set it.
      const user = await this.own.self(actor);
      if (!user.without_password) throw new Conflict(accessTexts.hasPassword);
      await this.own.noteChange(actor, 'password');
      await this.audit.record({ record: auditedUser(user), action: 'password_chosen' });
      return userView(await this.users.save(Object.assign(user, { password_hash, without_password: false })));
    });
  }
}
