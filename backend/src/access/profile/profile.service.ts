import { Injectable } from '@nestjs/common';
import { AuditLog, changesOf } from '../../audit/audit-log.service.js';
import { FilesService } from '../../files/files.service.js';
import type { Upload } from '../../files/upload.js';
import { Database } from '../../platform/database/database.js';
import { Invalid, Conflict } from '../../platform/errors/app-errors.js';
import { versionAfter } from '../../platform/http/versions.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail, refuseCommonPassword } from '../account-rules.js';
import { PasswordHasher } from '../password-hasher.js';
import { OwnPassword } from '../second-factor/own-password.service.js';
import { TRIES, TryLimiter } from '../auth/try-limiter.js';
import type { Actor } from '../current-user.js';
import { auditedUser, userView, type UserView } from '../users/user.views.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { PasswordDto, ProfileDto } from './profile.dto.js';

/** Changes that users make to their own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly own: OwnPassword,
    private readonly passwords: PasswordHasher,
    private readonly limiter: TryLimiter,
    private readonly files: FilesService,
    private readonly audit: AuditLog,
  ) {}

  async view(actor: Actor): Promise<UserView> {
    return userView(await this.own.self(actor));
  }

  /**
   * Changes name and e-mail. Another e-mail receives the links to another password, so it takes the password of now, counts as
   * claimed until it is proved and ends the other sessions; the address of before is written to.
   * @throws Invalid when the e-mail is taken, the password wrong or missing; TooManyTries after too many wrong ones
   */
  async update(actor: Actor, { name, email, password }: ProfileDto): Promise<UserView> {
    const saved = { name, email: normalizedEmail(email) };
    if (saved.email !== (await this.own.self(actor)).email) await this.own.proved(actor, password ?? null);
    return this.change(actor, async (user) => {
      if (saved.email !== user.email) {
        await this.own.noteChange(actor, 'email', { name: user.name, email: user.email });
        user.email_claimed = true;
      }
      const changes = changesOf(['name', 'email'], user, saved);
      await this.audit.record({ record: auditedUser(user), action: 'changed', changes });
      Object.assign(user, saved, { version: versionAfter(user, saved) });
    });
  }

  /**
   * Sets another password and ends the user's other sessions.
   * @throws Invalid when the current password is wrong, a temporary one is kept or the new one is too common; TooManyTries after too many
   *   wrong ones
   */
  async changePassword(actor: Actor, { current_password, password }: PasswordDto): Promise<UserView> {
    await this.limiter.take(TRIES.passwordChange, actor.id);
    const { password_hash: former, must_change_password: temporary } = await this.own.self(actor);
    if (!(await this.passwords.verify(current_password, former))) {
      throw Invalid.field('current_password', accessTexts.currentPasswordWrong);
    }
    await this.limiter.startAfresh(TRIES.passwordChange, actor.id);
    if (temporary && password === current_password) {
      throw Invalid.field('password', accessTexts.temporaryPasswordKept);
    }
    refuseCommonPassword(password, await this.users.isPrivileged(actor.id));
    const password_hash = await this.passwords.hash(password);
    return this.change(actor, async (user) => {
      Object.assign(user, { password_hash, must_change_password: false });
      await this.own.noteChange(actor, 'password');
      await this.audit.record({ record: auditedUser(user), action: 'password_chosen' });
    });
  }

  /** @throws UnsupportedType, TooLarge, Invalid, each naming the file */
  async setAvatar(actor: Actor, upload: Upload): Promise<UserView> {
    return this.files.intake(upload, 'avatar', { pages: 'first' }, (prepared) =>
      this.change(actor, async (user) => {
        const [file] = await this.files.save(prepared, null);
        const former = user.avatar_file_id;
        Object.assign(user, { avatar_file: file ?? null, avatar_file_id: file?.id ?? null });
        await this.files.release([former]);
      }),
    );
  }

  private async change(actor: Actor, apply: (user: User) => Promise<void>): Promise<UserView> {
    return this.db.write(async () => {
      await this.users.lock(actor.id);
      const user = await this.own.self(actor);
      await apply(user);
      return userView(await this.users.save(user));
    });
  }

  /**
   * Sets it and ends the user's other sessions.
   * @throws Conflict where the account has a password; Invalid where the sign-in is not recent or the password too common
   */
  async chooseFirstPassword(actor: Actor, password: string): Promise<UserView> {
    if (!(await this.own.self(actor)).without_password) throw new Conflict(accessTexts.hasPassword);
    await this.own.proved(actor, null);
    refuseCommonPassword(password, await this.users.isPrivileged(actor.id));
    const password_hash = await this.passwords.hash(password);
    return this.change(actor, async (user) => {
      // Of several at once the first has set it.
      if (!user.without_password) throw new Conflict(accessTexts.hasPassword);
      await this.own.noteChange(actor, 'password');
      await this.audit.record({ record: auditedUser(user), action: 'password_chosen' });
      Object.assign(user, { password_hash, without_password: false });
    });
  }
}
