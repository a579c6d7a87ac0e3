import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../current-user.js';
import { permissionNames, type PermissionName } from '../permissions.js';
import { Session } from './session.entity.js';

/** One row per permission of the user (one without, when there is none). */
interface ActorRow {
  id: number;
  name: string;
  email: string;
  admin: number;
  must_change_password: number;
  permission: PermissionName | null;
}

@Injectable()
export class SessionsRepository {
  constructor(private readonly db: Database) {}

  /** Who the session belongs to, in one query; null when it is unknown, over or revoked, or the user is disabled. */
  async actorOf(sessionId: string, now: string): Promise<Actor | null> {
    const rows = await this.db.manager
      .createQueryBuilder(Session, 'session')
      .innerJoin('session.user', 'owner')
      .leftJoin('owner.groups', 'team')
      .leftJoin('team.permissions', 'granted')
      .select('owner.id', 'id')
      .addSelect('owner.name', 'name')
      .addSelect('owner.email', 'email')
      .addSelect('owner.admin', 'admin')
      .addSelect('owner.must_change_password', 'must_change_password')
      .addSelect('granted.name', 'permission')
      .where('session.id = :sessionId', { sessionId })
      .andWhere('session.revoked_at IS NULL')
      .andWhere('session.expires_at > :now', { now })
      .andWhere('owner.enabled = :enabled', { enabled: true })
      .getRawMany<ActorRow>();
    return asActor(rows, sessionId);
  }

  async insert(session: Session): Promise<void> {
    await this.db.manager.insert(Session, session);
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
  return { id, name, email, admin, permissions, must_change_password, session_id: sessionId };
}
