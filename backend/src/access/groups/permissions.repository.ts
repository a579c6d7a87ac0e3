import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { permissionNames } from '../domain/permissions.js';
import { Permission } from './permission.entity.js';

@Injectable()
export class PermissionsRepository {
  constructor(private readonly db: Database) {}

  async all(): Promise<Permission[]> {
    return this.db.manager.find(Permission, { order: { id: 'ASC' } });
  }

  async findByIds(ids: number[]): Promise<Permission[]> {
    return this.db.manager.findBy(Permission, { id: In(ids) });
  }

  /** Whether the rows are exactly the permissions that the code knows. */
  async isInStep(): Promise<boolean> {
    const names = new Set((await this.all()).map(({ name }) => name));
    return names.size === permissionNames.length && permissionNames.every((name) => names.has(name));
  }

  /** Adds the missing rows and removes the outdated ones; rows that another process just added are left alone. */
  async mirror(): Promise<void> {
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
