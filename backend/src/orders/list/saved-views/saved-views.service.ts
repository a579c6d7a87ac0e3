import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/current-user.js';
import { User } from '../../../access/users/user.entity.js';
import { Database } from '../../../platform/database/database.js';
import { Forbidden, Invalid, NotFound, orNotFound } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { MOST_VIEWS } from './saved-view-limits.js';
import { DefaultView, SavedView } from './saved-view.entity.js';
import type { SavedViewView } from './saved-view.view.js';
import type { SavedViewDto, UpdateSavedViewDto } from './saved-views.dto.js';
import { savedViewTexts } from './saved-views.texts.js';
import { notUnderstood } from './view-query.js';

const WITH_OWNER = {
  relations: { user: true },
  select: { id: true, user_id: true, name: true, query: true, shared: true, user: { id: true, name: true } },
} as const;

/**
 * Names for filters, sorting and columns of the orders list. A user's own are theirs alone until they are shared; a shared
 * one all users find, and administrators may change it. A view grants nothing: its list holds what the user may see.
 */
@Injectable()
export class SavedViewsService {
  constructor(private readonly db: Database) {}

  /** The user's own and the shared ones, by name. */
  async list(actor: Actor): Promise<SavedViewView[]> {
    const where = [{ user_id: actor.id }, { shared: true }];
    const views = await this.db.manager.find(SavedView, { where, ...WITH_OWNER });
    const chosen = await this.findDefault(actor.id);
    views.sort((one, other) => one.name.localeCompare(other.name, 'pt-BR') || one.id - other.id);
    return views.map((view) => toView(view, actor, chosen));
  }

  /** @throws Invalid for a name that the user has given already, an address that the list does not understand, or one view too many */
  async create(actor: Actor, { name, query, shared }: SavedViewDto): Promise<SavedViewView> {
    return this.db.write(async () => {
      const own = await this.lockOwn(actor.id);
      if (own.length >= MOST_VIEWS) throw new Invalid(savedViewTexts.tooMany);
      refuseTaken(own, name);
      refuseNotUnderstood(query);
      const fields = { user_id: actor.id, name, query: query ?? '', shared: shared ?? false };
      const { id } = await this.db.manager.save(SavedView, fields);
      return this.shown(actor, id);
    });
  }

  /** Changes what is given. @throws NotFound, Forbidden, Invalid for a name that its owner has given already */
  async update(actor: Actor, id: number, given: UpdateSavedViewDto): Promise<SavedViewView> {
    return this.db.write(async () => {
      const view = await this.editable(actor, id);
      const own = await this.lockOwn(view.user_id);
      const { name = null, query, shared = null } = given;
      const others = own.filter((one) => one.id !== id);
      if (name !== null) refuseTaken(others, name);
      refuseNotUnderstood(query);
      await this.db.manager.save(SavedView, {
        id,
        ...(name !== null && { name }),
        ...(query !== undefined && { query: query ?? '' }),
        ...(shared !== null && { shared }),
      });
      if (shared === false) await this.forgetAsDefault(id, view.user_id);
      return this.shown(actor, id);
    });
  }

  /** @returns the view as it was @throws NotFound, Forbidden */
  async remove(actor: Actor, id: number): Promise<SavedViewView> {
    return this.db.write(async () => {
      await this.editable(actor, id);
      const view = await this.shown(actor, id);
      await this.db.manager.delete(SavedView, { id });
      return view;
    });
  }

  /** Chooses the view that the user's list opens with; null: all orders. @throws Invalid for a view that the user does not see */
  async setDefault(actor: Actor, viewId: number | null): Promise<SavedViewView[]> {
    return this.db.write(async () => {
      await this.lockOwn(actor.id);
      const view = viewId === null ? null : await this.find(viewId);
      if (viewId !== null && !(view && sees(actor, view)))
        throw Invalid.field('view_id', savedViewTexts.unknown);
      await this.db.manager.delete(DefaultView, { user_id: actor.id });
      if (viewId !== null) await this.db.manager.insert(DefaultView, { user_id: actor.id, view_id: viewId });
      return this.list(actor);
    });
  }

  /** One view, as the user sees it, whether or not it is in their list any longer. */
  private async shown(actor: Actor, id: number): Promise<SavedViewView> {
    const view = orNotFound(await this.find(id));
    return toView(view, actor, await this.findDefault(actor.id));
  }

  private async editable(actor: Actor, id: number): Promise<SavedView> {
    const view = await this.find(id);
    if (!view || !sees(actor, view)) throw new NotFound(messages.http.notFound);
    if (!mayChange(actor, view)) throw new Forbidden(messages.http.forbidden);
    return view;
  }

  /** The views that the user owns; their account is locked, so that changes of them go one after the other. */
  private async lockOwn(userId: number): Promise<SavedView[]> {
    await this.db.lock(User, userId);
    return this.db.manager.find(SavedView, { where: { user_id: userId } });
  }

  private async find(id: number): Promise<SavedView | null> {
    return this.db.manager.findOne(SavedView, { where: { id }, ...WITH_OWNER });
  }

  /** The view that the user's list opens with. */
  private async findDefault(userId: number): Promise<number | null> {
    const row = await this.db.manager.findOne(DefaultView, { where: { user_id: userId } });
    return row?.view_id ?? null;
  }

  /** Takes a view that is shared no longer out of the defaults of other users. */
  private async forgetAsDefault(viewId: number, ownerId: number): Promise<void> {
    const others = 'DELETE FROM default_views WHERE view_id = ? AND user_id <> ?';
    await this.db.manager.query(others, [viewId, ownerId]);
  }
}

const sees = ({ id }: Actor, { user_id, shared }: SavedView) => shared || user_id === id;

const mayChange = (actor: Actor, { user_id, shared }: SavedView) =>
  user_id === actor.id || (shared && actor.admin);

/** Names that differ in case or accents alone count as the same. */
function refuseTaken(views: readonly SavedView[], name: string): void {
  const isSame = (other: string) => other.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0;
  if (views.some((view) => isSame(view.name))) throw Invalid.field('name', savedViewTexts.nameTaken);
}

function refuseNotUnderstood(query: string | null | undefined): void {
  const part = notUnderstood(query ?? '');
  if (part !== undefined) throw Invalid.field('query', savedViewTexts.notUnderstood(part));
}

const toView = (view: SavedView, actor: Actor, chosen: number | null): SavedViewView => ({
  id: view.id,
  name: view.name,
  query: view.query,
  shared: view.shared,
  owner: { id: view.user_id, name: view.user?.name ?? '' },
  editable: mayChange(actor, view),
  default: view.id === chosen,
});
