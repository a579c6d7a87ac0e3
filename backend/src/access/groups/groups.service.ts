import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { Invalid, orNotFound } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { refuseOlder, versionAfter } from '../../platform/http/versions.js';
import { accessTexts } from '../access.texts.js';
import type { User } from '../users/user.entity.js';
import { Group, type Permission } from './group.entity.js';
import {
  groupView,
  permissionView,
  type GroupView,
  type PermissionView,
  auditedGroup,
  groupChanges,
} from './group.views.js';
import type { GroupDto, UpdateGroupDto } from './groups.dto.js';
import { GroupsRepository } from './groups.repository.js';

/** The fields of a group that a request may change, in values that can be compared. */
function comparable({ version, name, second_factor_required, users = [], permissions = [] }: Group) {
  const idsOf = (list: readonly { id: number }[]) =>
    list
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join();
  const fields = { version, name, second_factor_required };
  return { ...fields, users: idsOf(users), permissions: idsOf(permissions) };
}

/** Groups give their users permissions; a change counts from the users' next request on. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly db: Database,
    private readonly groups: GroupsRepository,
    private readonly audit: AuditLog,
  ) {}

  async list(query: ListQuery): Promise<Page<GroupView>> {
    const { items, total } = await this.groups.list(query);
    return { items: items.map(groupView), total };
  }

  /** @throws NotFound */
  async find(id: number): Promise<GroupView> {
    return groupView(await this.existing(id));
  }

  /** @throws Invalid when a user or a permission is unknown */
  async create(wanted: GroupDto): Promise<GroupView> {
    return this.db.write(() =>
      this.store(
        Object.assign(new Group(), { version: 0, second_factor_required: false, users: [], permissions: [] }),
        wanted,
      ),
    );
  }

  /** @throws NotFound @throws Invalid when a user or a permission is unknown @throws Conflict for another version */
  async update(id: number, wanted: UpdateGroupDto): Promise<GroupView> {
    return this.db.write(async () => {
      await this.groups.lock(id);
      const group = await this.existing(id);
      refuseOlder(wanted.version, group.version);
      return this.store(group, wanted);
    });
  }

  /** Puts a user into these groups; inside of `Database.write`. @throws Invalid when a group is unknown */
  async addUser(userId: number, ids: readonly number[]): Promise<void> {
    for (const id of [...ids].sort((one, other) => one - other)) {
      await this.groups.lock(id);
      const group = await this.groups.find(id);
      if (!group) throw Invalid.field('group_ids', accessTexts.unknownGroup);
      const members = (group.users ?? []).map((user) => user.id);
      await this.store(group, { name: group.name, user_ids: [...members, userId] });
    }
  }

  /** Deletes the group; its users stay, without what it gave them. @throws NotFound */
  async delete(id: number): Promise<GroupView> {
    return this.db.write(async () => {
      await this.groups.lock(id);
      const view = groupView(await this.existing(id));
      await this.db.manager.delete(Group, { id });
      await this.audit.record({ record: auditedGroup(view), action: 'deleted' });
      return view;
    });
  }

  async allPermissions(): Promise<PermissionView[]> {
    return (await this.groups.allPermissions()).map(permissionView);
  }

  private async store(group: Group, wanted: GroupDto): Promise<GroupView> {
    const before = comparable(group);
    const former = groupView(group);
    group.name = wanted.name;
    group.second_factor_required = wanted.second_factor_required ?? group.second_factor_required;
    if (wanted.user_ids) group.users = await this.usersOf(wanted.user_ids);
    if (wanted.permission_ids) group.permissions = await this.permissionsOf(wanted.permission_ids);
    group.version = versionAfter(before, comparable(group));
    const view = groupView(await this.db.manager.save(Group, group));
    const action = before.version === 0 ? 'created' : 'changed';
    await this.audit.record({ record: auditedGroup(view), action, changes: groupChanges(former, view) });
    return view;
  }

  private async usersOf(ids: number[]): Promise<User[]> {
    const users = await this.groups.usersByIds(ids);
    if (users.length < new Set(ids).size) throw Invalid.field('user_ids', accessTexts.unknownUser);
    return users;
  }

  private async permissionsOf(ids: number[]): Promise<Permission[]> {
    const found = await this.groups.permissionsByIds(ids);
    if (found.length < new Set(ids).size) {
      throw Invalid.field('permission_ids', accessTexts.unknownPermission);
    }
    return found;
  }

  private async existing(id: number): Promise<Group> {
    return orNotFound(await this.groups.find(id));
  }
}
