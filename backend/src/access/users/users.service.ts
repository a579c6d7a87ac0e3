import { Injectable } from '@nestjs/common';
import { AuditLog, changesOf } from '../../audit/audit-log.service.js';
import { FilesService } from '../../files/files.service.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { refuseOlder, versionAfter } from '../../platform/http/versions.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import { AccountMails } from '../account-mails/account-mails.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Actor } from '../current-user.js';
import type { PermissionName } from '../domain/permissions.js';
import { AUDITED_FIELDS, auditedUser } from './audited-user.js';
import type { User } from './user.entity.js';
import { userView, type ListedUserView, type NamedView, type UserView } from './user.views.js';
import type { UpdateUserDto } from './users.dto.js';
import { UsersRepository } from './users.repository.js';

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
    const user = await this.users.find(id);
    if (!user) throw new NotFound(accessTexts.unknownUser);
    return user;
  }
}
