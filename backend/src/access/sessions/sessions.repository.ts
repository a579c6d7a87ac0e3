import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../current-user.js';
import { permissionNames, type PermissionName } from '../domain/permissions.js';
import { Session } from './session.entity.js';

/** One row per permission of the user (one without, when there is none). */
interface ActorRow {
  id: number;
  name: string;
  email: string;
  admin: number;
  must_change_password: number;
  second_factor: number;
  second_factor_required: number | null;
  permission: PermissionName | null;
}

const ACTOR = `
  SELECT owner.id, owner.name, owner.email, owner.admin, owner.must_change_password, owner.second_factor,
    team.second_factor_required, granted.name AS permission`;

const PERMISSIONS = `
  LEFT JOIN group_users membership ON membership.user_id = owner.id
  LEFT JOIN user_groups team ON team.id = membership.group_id
  LEFT JOIN group_permissions allowed ON allowed.group_id = membership.group_id
  LEFT JOIN permissions granted ON granted.id = allowed.permission_id`;

/** Asked at every request: as it stands, a query builder would take longer to write it than the database to answer. */
const ACTOR_OF_SESSION = `${ACTOR}
  FROM sessions opened
  JOIN users owner ON owner.id = opened.user_id
  ${PERMISSIONS}
  WHERE opened.id = ? AND opened.revoked_at IS NULL AND opened.expires_at > ? AND owner.enabled = 1`;

const ACTOR_OF_USER = `${ACTOR}
  FROM users owner
  ${PERMISSIONS}
  WHERE owner.id = ? AND owner.enabled = 1`;

/** Of an actor who works without a request. */
const NO_SESSION = '';

@Injectable()
export class SessionsRepository {
  constructor(private readonly db: Database) {}

  /** Who the session belongs to, in one query; null when it is unknown, over or revoked, or the user is disabled. */
  async actorOf(sessionId: string, now: string): Promise<Actor | null> {
    const rows = await this.db.manager.query<ActorRow[]>(ACTOR_OF_SESSION, [sessionId, now]);
    return asActor(rows, sessionId);
  }

  /** The user in whose name something is done without a session; null where the account is gone or disabled. */
  async actorOfUser(userId: number): Promise<Actor | null> {
    const rows = await this.db.manager.query<ActorRow[]>(ACTOR_OF_USER, [userId]);
    return asActor(rows, NO_SESSION);
  }

  /** When it was opened; null for an unknown one. */
  async provedAt(id: string): Promise<string | null> {
    const session = await this.db.manager.findOneBy(Session, { id });
    return session && (session.proved_at ?? session.created_at);
  }

  /** The user's sessions that still count, newest first. */
  async active(userId: number, now: string): Promise<Session[]> {
    return this.db.manager.find(Session, {
      where: { user_id: userId, revoked_at: IsNull(), expires_at: MoreThan(now) },
      order: { created_at: 'DESC' },
    });
  }

  /** @returns how many ended */
  async revoke(sessionId: string, now: string): Promise<number> {
    const { affected } = await this.db.manager.update(
      Session,
      { id: sessionId, revoked_at: IsNull() },
      { revoked_at: now },
    );
    return affected ?? 0;
  }

  /** Ends the user's sessions, `except` one if given. @returns how many ended */
  async revokeAll(userId: number, now: string, except?: string): Promise<number> {
    const { affected } = await this.db.manager.update(
      Session,
      {
        user_id: userId,
        revoked_at: IsNull(),
        expires_at: MoreThan(now),
        ...(except === undefined ? {} : { id: Not(except) }),
      },
      { revoked_at: now },
    );
    return affected ?? 0;
  }

  /** Removes sessions that were revoked or expired before this moment. @returns how many */
  async removeEnded(moment: string, most: number): Promise<number> {
    const { manager } = this.db;
    const ended = await manager.find(Session, {
      select: { id: true },
      where: [{ expires_at: LessThan(moment) }, { revoked_at: LessThan(moment) }],
      take: most,
    });
    if (ended.length > 0) await manager.delete(Session, { id: In(ended.map(({ id }) => id)) });
    return ended.length;
  }

  async deleteExpired(userId: number, now: string): Promise<void> {
    await this.db.manager.delete(Session, { user_id: userId, expires_at: LessThanOrEqual(now) });
  }
}

function asActor(rows: ActorRow[], sessionId: string): Actor | null {
  const [first] = rows;
  if (!first) return null;
  const { id, name, email } = first;
  const admin = Boolean(first.admin);
  const granted = rows.flatMap(({ permission }) => (permission === null ? [] : [permission]));
  const permissions = new Set(admin ? permissionNames : granted);
  const must_change_password = Boolean(first.must_change_password);
  const second_factor_required = rows.some((row) => Boolean(row.second_factor_required));
  const must_set_up_second_factor = second_factor_required && !first.second_factor;
  const flags = { must_change_password, second_factor_required, must_set_up_second_factor };
  return { id, name, email, admin, permissions, ...flags, session_id: sessionId };
}
