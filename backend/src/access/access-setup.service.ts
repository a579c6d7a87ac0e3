import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.service.js';
import { DEMO_ADMINISTRATOR, Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { untilReachable } from '../platform/database/starting/until-reachable.js';
import { accessTexts } from './access.texts.js';
import { normalizedEmail } from './account-rules.js';
import { PasswordHasher } from './password-hasher.js';
import { GroupsRepository } from './groups/groups.repository.js';
import { auditedUser } from './users/user.views.js';
import { UsersRepository } from './users/users.repository.js';

/**
 * Prepares the first sign-in: the permissions' rows, and the first administrator if the settings
 * name one. Safe to run at every start, and by several processes at once.
 */
@Injectable()
export class AccessSetup implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly permissions: GroupsRepository,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly audit: AuditLog,
  ) {}

  async onModuleInit(): Promise<void> {
    await untilReachable(async () => {
      if (!(await this.permissions.hasAllPermissions()))
        await this.db.write(() => this.permissions.mirrorPermissions());
      await this.firstAdministrator();
    }, this.settings.startupTimeoutMs);
  }

  /** Whether the demo data's administrator can sign in with the password that this project's readers know. */
  async hasDemoSignIn(): Promise<boolean> {
    const user = await this.users.findByEmail(DEMO_ADMINISTRATOR.email);
    return user?.enabled === true && this.passwords.verify(DEMO_ADMINISTRATOR.password, user.password_hash);
  }

  private async firstAdministrator(): Promise<void> {
    const first = this.settings.firstAdministrator;
    if (!first || (await this.users.count()) > 0) return;
    const { email, password } = first;
    const password_hash = await this.passwords.hash(password);
    await this.db.write(async () => {
      await this.users.lockForFirst();
      if ((await this.users.count()) > 0) return;
      const user = await this.users.insert({
        name: accessTexts.firstAdministrator,
        email: normalizedEmail(email),
        password_hash,
        admin: true,
        enabled: true,
        awaiting_approval: false,
      });
      await this.audit.record({ record: auditedUser(user), action: 'created' });
    });
  }
}
