import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { pageOf, rowsInOrder, sortedIds } from '../../platform/database/sorted-ids.js';
import { narrowToText } from '../../platform/database/text-search.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import { User } from '../users/user.entity.js';
import { Group, Permission } from './group.entity.js';
import { permissionNames } from '../domain/permissions.js';

const SORTABLE = new Set(['id', 'name']);
const relations = { users: true, permissions: true } as const;
const columns = {
  id: true,
  version: true,
  name: true,
  second_factor_required: true,
  users: { id: true, name: true },
  permissions: { id: true, name: true },
} as const;

@Injectable()
export class GroupsRepository {
  constructor(private readonly db: Database) {}

  /** Filter: `q` (words of the name). The page is cut before the members are joined. */
  async list({ sort, range, filter }: ListQuery): Promise<Page<Group>> {
    const { field, order } = sort ?? { field: 'name', order: 'ASC' };
    if (!SORTABLE.has(field)) throw new Malformed(messages.http.listQuery);
    const query = this.db.manager.createQueryBuilder(Group, 'team');
    if (typeof filter.q === 'string') narrowToText(query, { texts: ['team.name'] }, filter.q);
    const by = {
      id: 'team.id',
      column: `team.${field}`,
      order,
      text: field === 'name',
      ties: 'ASC',
    } as const;
    const ids = await sortedIds(query, by);
    const groups = await rowsInOrder(pageOf(ids, range), (some) =>
      this.db.manager.find(Group, { where: { id: In(some) }, relations, select: columns }),
    );
    return { items: groups, total: ids.length };
  }

  async find(id: number): Promise<Group | null> {
    return this.db.manager.findOne(Group, { where: { id }, relations, select: columns });
  }

  async usersByIds(ids: number[]): Promise<User[]> {
    return this.db.manager.find(User, { where: { id: In(ids) }, select: { id: true, name: true } });
  }

  async lock(id: number): Promise<void> {
    await this.db.lock(Group, id);
  }

  async allPermissions(): Promise<Permission[]> {
    return this.db.manager.find(Permission, { order: { id: 'ASC' } });
  }

  async permissionsByIds(ids: number[]): Promise<Permission[]> {
    return this.db.manager.findBy(Permission, { id: In(ids) });
  }

  /** Whether the rows are exactly the permissions that the code knows. */
  async hasAllPermissions(): Promise<boolean> {
    const names = new Set((await this.allPermissions()).map(({ name }) => name));
    return names.size === permissionNames.length && permissionNames.every((name) => names.has(name));
  }

  /** Adds the missing rows and removes the outdated ones; rows that another process just added are left alone. */
  async mirrorPermissions(): Promise<void> {
    await this.db.manager.delete(Permission, { name: Not(In(permissionNames)) });
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(Permission)
      .values(permissionNames.map((name) => ({ name })))
      .orIgnore()
      .execute();
  }
}
