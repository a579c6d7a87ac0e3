import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog, changesOf } from '../../audit/audit-log.service.js';
import { FilesService } from '../../files/files.service.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, orNotFound } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { refuseOlder, versionAfter } from '../../platform/http/versions.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail, refuseCommonPassword } from '../account-rules.js';
import { AccountMails } from '../account-mails/account-mails.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Actor } from '../current-user.js';
import type { PermissionName } from '../domain/permissions.js';
import {
  AUDITED_FIELDS,
  auditedUser,
  userView,
  type ListedUserView,
  type NamedView,
  type UserView,
} from './user.views.js';
import type { User } from './user.entity.js';
import type { UpdateUserDto, CreateUserDto } from './users.dto.js';
import { UsersRepository } from './users.repository.js';
import { PasswordHasher } from '../password-hasher.js';
import type { FormerUser } from '../../platform/database/personal-data.js';

/** Accounts, as administrators keep them. */
@Injectable()
export class UsersService {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly files: FilesService,
    private readonly audit: AuditLog,
    private readonly mails: AccountMails,
    private readonly passwords: PasswordHasher,
  ) {}

  async list(query: ListQuery): Promise<Page<ListedUserView>> {
    const { items, total } = await this.users.list(query);
    const groups = await this.users.groupsOf(items.map(({ id }) => id));
    return {
      items: items.map((user) => Object.assign(userView(user), { groups: groups.get(user.id) ?? [] })),
      total,
    };
  }

  async search(text: string): Promise<NamedView[]> {
    const found = await this.users.search(text);
    return found.map(({ id, name }) => ({ id, name }));
  }

  /** The address of an enabled user's account, or null where there is none. */
  async addressOf(id: number): Promise<string | null> {
    const user = await this.users.find(id);
    return user?.enabled ? user.email : null;
  }

  /** Enabled users who have all of these permissions. */
  async permitted(permissions: readonly PermissionName[]): Promise<Pick<User, 'id' | 'email'>[]> {
    return this.users.permitted(permissions);
  }

  async disabledIds(): Promise<number[]> {
    return this.users.disabledIds();
  }

  /** @throws NotFound */
  async find(id: number): Promise<UserView> {
    return userView(await this.existing(id));
  }

  /**
   * Disabling ends the user's sessions; enabling approves a waiting account.
   * @throws Conflict when no enabled administrator would be left, for another version than the stored one, and for the own e-mail,
   *   which is changed in the profile, with the password
   * @throws Invalid when the e-mail is taken
   */
  async update(actor: Actor, id: number, wanted: UpdateUserDto): Promise<UserView> {
    return this.db.write(async () => {
      const user = await this.locked(id);
      refuseOlder(wanted.version, user.version);
      const admin = wanted.admin ?? user.admin;
      const enabled = wanted.enabled ?? user.enabled;
      if (!admin || !enabled) await this.keepAnAdministrator(user);
      const awaiting_approval = user.awaiting_approval && !enabled;
      const email = normalizedEmail(wanted.email);
      if (email !== user.email) {
        if (actor.id === id) throw new Conflict(accessTexts.ownEmail);
        const before = { name: user.name, email: user.email };
        await this.db.afterCommit(() => this.mails.announceChange(before, 'email'));
        user.email_claimed = false;
      }
      const saved = { name: wanted.name, email, admin, enabled, awaiting_approval };
      const changes = changesOf(AUDITED_FIELDS, user, saved);
      await this.audit.record({ record: auditedUser(user), action: 'changed', changes });
      await this.users.save(Object.assign(user, saved, { version: versionAfter(user, saved) }));
      if (!enabled) await this.sessions.endAll(id);
      return userView(user);
    });
  }

  /**
   * Deletes the account; what it created stays.
   * @throws Conflict for one's own account and for the last enabled administrator
   */
  async delete(actor: Actor, id: number): Promise<UserView> {
    if (actor.id === id) throw new Conflict(accessTexts.ownAccount);
    return this.db.write(async () => {
      const user = await this.locked(id);
      await this.keepAnAdministrator(user);
      const view = userView(user);
      await this.users.delete(id);
      await this.audit.record({ record: auditedUser(user), action: 'deleted' });
      await this.files.release([user.avatar_file_id]);
      return view;
    });
  }

  /** Takes the administrators' locks before the user's own: every caller takes them in this order. */
  private async locked(id: number): Promise<User> {
    await this.users.lockAdministrators();
    await this.users.lock(id);
    return this.existing(id);
  }

  private async keepAnAdministrator(leaving: User): Promise<void> {
    if (!leaving.admin || !leaving.enabled) return;
    const administrators = await this.users.lockAdministrators();
    if (administrators.every((id) => id === leaving.id)) throw new Conflict(accessTexts.lastAdministrator);
  }

  private async existing(id: number): Promise<User> {
    return orNotFound(await this.users.find(id), accessTexts.unknownUser);
  }

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
  async giveTemporaryPassword(actor: Actor, id: number, password: string): Promise<UserView> {
    if (actor.id === id) throw new Conflict(accessTexts.ownTemporaryPassword);
    refuseCommonPassword(password, await this.users.isPrivileged(id));
    const password_hash = await this.passwords.hash(password);
    return this.db.write(async () => {
      await this.users.lock(id);
      const user = await this.existing(id);
      await this.users.storeTemporaryPassword(user, password_hash);
      await this.sessions.endAll(id);
      await this.audit.record({ record: auditedUser(user), action: 'password_given' });
      return userView(user);
    });
  }

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
  async closeAccount(actor: Actor, id: number, removed: RemovedIdentity): Promise<ClosedAccount> {
    if (actor.id === id) throw new Conflict(accessTexts.ownAnonymization);
    return this.db.write(async () => {
      const administrators = await this.users.lockAdministrators();
      await this.users.lock(id);
      const user = await this.existing(id);
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

/** The identity that an account is given in place of its own. */
type RemovedIdentity = Pick<User, 'name' | 'email' | 'password_hash'>;

/** An account that is closed, as it was called before and as it is now. */
interface ClosedAccount {
  former: FormerUser;
  view: UserView;
}
