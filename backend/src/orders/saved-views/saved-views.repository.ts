import { Injectable } from '@nestjs/common';
import { User } from '../../access/users/user.entity.js';
import { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { DefaultView, SavedView } from './saved-view.entity.js';

export type ViewFields = Pick<SavedView, 'name' | 'query' | 'shared'>;

const WITH_OWNER = {
  relations: { user: true },
  select: { id: true, user_id: true, name: true, query: true, shared: true, user: { id: true, name: true } },
} as const;

/** Views of the orders list. Changes belong inside `Database.write`. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly db: Database) {}

  /** The user's own views and those that are shared, with their owners' names. */
  async visible(userId: number): Promise<SavedView[]> {
    return this.db.manager.find(SavedView, {
      where: [{ user_id: userId }, { shared: true }],
      ...WITH_OWNER,
    });
  }

  /** The views that the user owns; their account is locked, so that changes of them go one after the other. */
  async lockOwn(userId: number): Promise<SavedView[]> {
    await this.db.lock(User, userId);
    return this.db.manager.find(SavedView, { where: { user_id: userId } });
  }

  async find(id: number): Promise<SavedView | null> {
    return this.db.manager.findOne(SavedView, { where: { id }, ...WITH_OWNER });
  }

  async insert(userId: number, fields: ViewFields): Promise<number> {
    const { identifiers } = await this.db.manager.insert(SavedView, { ...fields, user_id: userId });
    return identifiers[0]?.id as number;
  }

  /** @returns false where the owner has another view of that name */
  async update(id: number, fields: Partial<ViewFields>): Promise<boolean> {
    // TypeORM refuses an update of nothing.
    if (Object.keys(fields).length === 0) return true;
    try {
      await this.db.manager.update(SavedView, { id }, fields);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async delete(id: number): Promise<void> {
    await this.db.manager.delete(SavedView, { id });
  }

  /** The view that the user's list opens with. */
  async defaultOf(userId: number): Promise<number | null> {
    const row = await this.db.manager.findOne(DefaultView, { where: { user_id: userId } });
    return row?.view_id ?? null;
  }

  async setDefault(userId: number, viewId: number | null): Promise<void> {
    await this.db.manager.delete(DefaultView, { user_id: userId });
    if (viewId !== null) await this.db.manager.insert(DefaultView, { user_id: userId, view_id: viewId });
  }

  /** Takes a view that is shared no longer out of the defaults of other users. */
  async forgetAsDefault(viewId: number, ownerId: number): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .delete()
      .from(DefaultView)
      .where('view_id = :viewId AND user_id <> :ownerId', { viewId, ownerId })
      .execute();
  }
}
