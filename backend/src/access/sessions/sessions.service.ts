import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../current-user.js';
import { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

/** Where a sign-in comes from. */
export interface Client {
  ip: string;
  user_agent: string | null;
}

/** The claims of a token; everything else is read from the session it names, at every request. */
export interface TokenClaims {
  sub: string;
  jti: string;
}

/** A token and the moment it stops counting. */
export interface IssuedToken {
  token: string;
  expires: Date;
}

/** Fixed from the sign-in on, whatever is done meanwhile: a stolen token can't be kept alive by using it. */
const LIFETIME_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const nowText = () => new Date().toISOString();

/** Sessions: a token is worth what its row in the database says, so that it can be taken back at once. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionsRepository,
    private readonly jwt: JwtService,
    private readonly audit: AuditLog,
  ) {}

  /** Opens a session and answers its token; the user's outdated ones are cleared away on the occasion. */
  async start(userId: number, client: Client): Promise<IssuedToken> {
    const id = randomUUID();
    const now = new Date();
    const expires = new Date(now.getTime() + LIFETIME_DAYS * DAY_MS);
    await this.db.write(async () => {
      await this.sessions.deleteExpired(userId, now.toISOString());
      await this.db.manager.insert(Session, {
        id,
        user_id: userId,
        created_at: now.toISOString(),
        expires_at: expires.toISOString(),
        proved_at: null,
        revoked_at: null,
        user_agent: client.user_agent?.slice(0, 255) ?? null,
        ip: client.ip.slice(0, 45),
      });
    });
    const claims: TokenClaims = { sub: String(userId), jti: id };
    const token = await this.jwt.signAsync({ ...claims, exp: Math.floor(expires.getTime() / 1000) });
    return { token, expires };
  }

  /** Who the session belongs to; null when it no longer counts. */
  async actorOf(sessionId: string): Promise<Actor | null> {
    return this.sessions.actorOf(sessionId, nowText());
  }

  /** When its user last showed who they are, at the sign-in or after it, as an ISO text; null for an unknown one. */
  async provedAt(sessionId: string): Promise<string | null> {
    return this.sessions.provedAt(sessionId);
  }

  /** Its user has shown again who they are. */
  async proved(sessionId: string): Promise<void> {
    await this.db.write(() => this.db.manager.update(Session, { id: sessionId }, { proved_at: nowText() }));
  }

  async active(userId: number): Promise<Session[]> {
    return this.sessions.active(userId, nowText());
  }

  async end(sessionId: string): Promise<void> {
    await this.db.write(() => this.sessions.revoke(sessionId, nowText()));
  }

  /** Ends the user's sessions but the one of this request. @returns how many ended */
  async endOthers({ id, name, session_id }: Actor): Promise<number> {
    return this.db.write(async () => {
      const ended = await this.endAll(id, session_id);
      const record = { kind: 'user', id, name } as const;
      if (ended > 0) await this.audit.record({ record, action: 'sessions_ended' });
      return ended;
    });
  }

  /** Ends the user's sessions, `except` one if given. @returns how many ended */
  async endAll(userId: number, except?: string): Promise<number> {
    return this.db.write(() => this.sessions.revokeAll(userId, nowText(), except));
  }
}
