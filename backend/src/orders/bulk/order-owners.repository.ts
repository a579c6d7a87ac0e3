import { Injectable } from '@nestjs/common';
import { User } from '../../access/users/user.entity.js';
import { Database } from '../../platform/database/database.js';

/** A user who has orders, or may be given some. */
export type Owner = Pick<User, 'id' | 'name'>;

/** Whose orders may be. */
@Injectable()
export class OrderOwnersRepository {
  constructor(private readonly db: Database) {}

  /** Users who can sign in. */
  async enabled(): Promise<Owner[]> {
    return this.db.manager.find(User, { where: { enabled: true }, select: { id: true, name: true } });
  }

  /** The user, unless they can't sign in. */
  async find(id: number): Promise<Owner | null> {
    return this.db.manager.findOne(User, { where: { id, enabled: true }, select: { id: true, name: true } });
  }

  /** The name of an account, whatever its state; null where it is gone. */
  async nameOf(id: number | null): Promise<string | null> {
    if (id === null) return null;
    const user = await this.db.manager.findOne(User, { where: { id }, select: { id: true, name: true } });
    return user?.name ?? null;
  }
}
