import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { inNaturalOrder } from '../../platform/database/natural-order.js';
import { pageOf, rowsInOrder, sortedIds } from '../../platform/database/sorted-ids.js';
import { narrowToText } from '../../platform/database/text-search.js';
import { Invalid, Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import type { PermissionName } from '../domain/permissions.js';
import { Group, Permission } from '../groups/group.entity.js';
import { User } from './user.entity.js';

/** The fields of a new account that its maker decides; the rest follows. */
export type NewUser = Pick<
  User,
  'name' | 'email' | 'password_hash' | 'admin' | 'enabled' | 'awaiting_approval'
> &
  Partial<Pick<User, 'must_change_password' | 'invited' | 'without_password' | 'email_claimed'>>;

const TEXTS = new Set(['name', 'email']);
const SORTABLE = new Set(['id', 'name', 'email', 'admin', 'enabled', 'created_at']);
const SEARCHED = { texts: ['account.name', 'account.email'] };
const MOST_FOUND = 50;

@Injectable()
export class UsersRepository {
  constructor(private readonly db: Database) {}

  async findByEmail(email: string): Promise<User | null> {
    return this.db.manager.findOneBy(User, { email });
  }

  async find(id: number): Promise<User | null> {
    return this.db.manager.findOne(User, { where: { id }, relations: { avatar_file: true } });
  }

  /** Whether an account has this name. */
  async hasName(name: string): Promise<boolean> {
    return this.db.manager.existsBy(User, { name });
  }

  async count(): Promise<number> {
    return this.db.manager.count(User);
  }

  /** Whether the account administrates, or approves quotes through a group. */
  async isPrivileged(id: number): Promise<boolean> {
    const approving: FindOptionsWhere<Group> = {
      permissions: { name: 'approve_pre_orders' satisfies PermissionName },
    };
    return this.db.manager.exists(User, {
      where: [
        { id, admin: true },
        { id, groups: approving },
      ],
    });
  }

  /** Filters: `q` (words of name or e-mail), `id` (one or several). */
  async list({ sort, range, filter }: ListQuery): Promise<Page<User>> {
    const { field, order } = sort ?? { field: 'name', order: 'ASC' };
    if (!SORTABLE.has(field)) throw new Malformed(messages.http.listQuery);
    const query = this.db.manager.createQueryBuilder(User, 'account');
    if (typeof filter.q === 'string') narrowToText(query, SEARCHED, filter.q);
    if (filter.id !== undefined) query.andWhere('account.id IN (:...ids)', { ids: [filter.id, 0].flat() });
    const column = `account.${field}`;
    const text = TEXTS.has(field);
    const ids = await sortedIds(query, { id: 'account.id', column, order, text, ties: 'ASC' });
    const users = await rowsInOrder(pageOf(ids, range), (some) =>
      this.db.manager.find(User, { where: { id: In(some) }, relations: { avatar_file: true } }),
    );
    return { items: users, total: ids.length };
  }

  /** The groups of each of these users, by name. */
  async groupsOf(ids: readonly number[]): Promise<Map<number, { id: number; name: string }[]>> {
    const of = new Map<number, { id: number; name: string }[]>();
    if (ids.length === 0) return of;
    const groups = await this.db.manager
      .createQueryBuilder(Group, 'team')
      .innerJoinAndSelect('team.users', 'member', 'member.id IN (:...ids)', { ids })
      .orderBy('team.id', 'ASC')
      .getMany();
    for (const { id, name, users = [] } of inNaturalOrder(groups, (group) => group.name, 'ASC')) {
      for (const user of users) of.set(user.id, [...(of.get(user.id) ?? []), { id, name }]);
    }
    return of;
  }

  /** Up to 50 users whose name or e-mail has the words, by name. */
  async search(text: string): Promise<Pick<User, 'id' | 'name'>[]> {
    const query = this.db.manager.createQueryBuilder(User, 'account').select(['account.id', 'account.name']);
    narrowToText(query, SEARCHED, text);
    const found = await query.orderBy('account.id', 'ASC').getMany();
    return inNaturalOrder(found, ({ name }) => name, 'ASC').slice(0, MOST_FOUND);
  }

  /** Enabled users who have all of these permissions: administrators, and others by their groups. */
  async permitted(permissions: readonly PermissionName[]): Promise<Pick<User, 'id' | 'email'>[]> {
    const granted = `SELECT COUNT(DISTINCT p.id) FROM group_users gu
      JOIN group_permissions gp ON gp.group_id = gu.group_id
      JOIN permissions p ON p.id = gp.permission_id
      WHERE gu.user_id = account.id AND p.name IN (:...permissions)`;
    return this.db.manager
      .createQueryBuilder(User, 'account')
      .select(['account.id', 'account.email'])
      .where('account.enabled = :yes', { yes: true })
      .andWhere(`(account.admin = :yes OR (${granted}) = :all)`, { permissions, all: permissions.length })
      .orderBy('account.id', 'ASC')
      .getMany();
  }

  async disabledIds(): Promise<number[]> {
    const users = await this.db.manager.find(User, { where: { enabled: false }, select: { id: true } });
    return users.map(({ id }) => id);
  }

  /** @throws Invalid when the e-mail is taken */
  async insert(wanted: NewUser): Promise<User> {
    const born = {
      must_change_password: false,
      invited: false,
      without_password: false,
      email_claimed: false,
      second_factor: false,
      created_at: new Date().toISOString(),
    };
    const user = this.db.manager.create(User, { ...born, ...wanted });
    return this.save(user);
  }

  /** @throws Invalid when the e-mail is taken */
  async save(user: User): Promise<User> {
    try {
      return await this.db.manager.save(User, user);
    } catch (error) {
      // The e-mail is the table's only unique column.
      if (isDuplicate(error)) throw Invalid.field('email', accessTexts.emailTaken);
      throw error;
    }
  }

  /** Gives the account a password that counts only until its user has chosen another. */
  async storeTemporaryPassword(user: User, password_hash: string): Promise<User> {
    const flags = { must_change_password: true, invited: false, without_password: false };
    return this.save(Object.assign(user, { password_hash, ...flags }));
  }

  /** Notes whether the sign-in asks for a second factor. */
  async mark(id: number, flags: Pick<User, 'second_factor'>): Promise<void> {
    await this.db.manager.update(User, id, flags);
  }

  async delete(id: number): Promise<void> {
    await this.db.manager.delete(User, { id });
  }

  /** Removes the rows that belong to the user alone: those that would go with the account. */
  async deleteOwned(id: number): Promise<void> {
    const { manager } = this.db;
    const users = manager.dataSource.getMetadata(User);
    for (const { tableName, foreignKeys } of manager.dataSource.entityMetadatas) {
      for (const { referencedEntityMetadata, onDelete, columns } of foreignKeys) {
        if (referencedEntityMetadata !== users || onDelete !== 'CASCADE') continue;
        await manager.query(`DELETE FROM ${tableName} WHERE ${columns[0]?.databaseName ?? 'id'} = ?`, [id]);
      }
    }
  }

  async lock(id: number): Promise<void> {
    await this.db.lock(User, id);
  }

  /**
   * Takes the locks of all enabled administrators, so that two of them can't step down at the same time.
   * @returns their ids
   */
  async lockAdministrators(): Promise<number[]> {
    const query = this.db.manager
      .createQueryBuilder(User, 'account')
      .select('account.id')
      .where('account.admin = :yes AND account.enabled = :yes', { yes: true })
      .orderBy('account.id', 'ASC');
    if (!this.db.embedded) query.setLock('pessimistic_write');
    return (await query.getMany()).map(({ id }) => id);
  }

  /**
   * Lets accounts be created one after the other, so that only one of them finds the table empty. An empty table has
   * no row to lock; the permissions' rows are always there.
   */
  async lockForFirst(): Promise<void> {
    const anyPermission = await this.db.manager.findOne(Permission, { where: {}, order: { id: 'ASC' } });
    if (anyPermission) await this.db.lock(Permission, anyPermission.id);
  }
}
