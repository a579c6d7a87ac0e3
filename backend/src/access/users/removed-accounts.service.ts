import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FilesService } from '../../files/files.service.js';
import { Database } from '../../platform/database/database.js';
import type { FormerUser } from '../../platform/database/personal-data.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import type { Actor } from '../current-user.js';
import { PasswordHasher } from '../password-hasher.js';
import type { User } from './user.entity.js';
import { userView, type UserView } from './user.views.js';
import { UsersRepository } from './users.repository.js';

/** What an account is given in place of its own. */
export type RemovedIdentity = Pick<User, 'name' | 'email' | 'password_hash'>;

/** An account that is closed, as it was called before and as it is now. */
export interface ClosedAccount {
  former: FormerUser;
  view: UserView;
}

/** Accounts that keep their number alone, so that what they did stays theirs. */
@Injectable()
export class RemovedAccounts {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly files: FilesService,
  ) {}

  /** The hash of a password that is forgotten at once. It takes a while: not inside of a transaction. */
  async lostPassword(): Promise<string> {
    return this.passwords.hash(randomBytes(32).toString('base64url'));
  }

  /**
   * Disables the account, gives it the name and the e-mail, and removes everything of its own: sessions, factors, links, saved
   * views, undo steps, memberships, picture.
   * Inside of `Database.write`.
   * @throws NotFound; Conflict for one's own account and for the last enabled administrator
   */
  async close(actor: Actor, id: number, removed: RemovedIdentity): Promise<ClosedAccount> {
    if (actor.id === id) throw new Conflict(accessTexts.ownAnonymization);
    return this.db.write(async () => {
      const administrators = await this.users.lockAdministrators();
      await this.users.lock(id);
      const user = await this.users.find(id);
      if (!user) throw new NotFound(accessTexts.unknownUser);
      if (administrators.includes(id) && administrators.length === 1) {
        throw new Conflict(accessTexts.lastAdministrator);
      }
      const { name, email } = user;
      const picture = user.avatar_file_id;
      const flags = { admin: false, enabled: false, awaiting_approval: false, second_factor: false };
      const none = { must_change_password: false, invited: false, avatar_file: null, avatar_file_id: null };
      const version = user.version + 1;
      await this.users.save(Object.assign(user, { ...removed, ...flags, ...none, version }));
      await this.users.deleteOwned(id);
      await this.files.release([picture]);
      return {
        former: { id, name, email, nameIsShared: await this.users.hasName(name) },
        view: userView(user),
      };
    });
  }
}
