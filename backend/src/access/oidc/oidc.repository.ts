import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OidcIdentity } from './oidc-identity.entity.js';

/** A person at a provider. */
export interface Subject {
  issuer: string;
  subject: string;
}

const digestOf = ({ issuer, subject }: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');

@Injectable()
export class OidcRepository {
  constructor(private readonly db: Database) {}

  /** Whose it is, with the user; null where it is linked to no account. */
  async find(who: Subject): Promise<OidcIdentity | null> {
    const where = { digest: digestOf(who) };
    return this.db.manager.findOne(OidcIdentity, { where, relations: { user: true } });
  }

  /** The user's identity at this issuer. */
  async of(user_id: number, issuer: string): Promise<OidcIdentity | null> {
    return this.db.manager.findOneBy(OidcIdentity, { user_id, issuer });
  }

  async insert(user_id: number, who: Subject, label: string | null): Promise<void> {
    const created_at = new Date().toISOString();
    const { issuer, subject } = who;
    const row = { user_id, issuer, subject, label, created_at, last_used_at: null };
    await this.db.manager.insert(OidcIdentity, { ...row, digest: digestOf(who) });
  }

  async used(id: number): Promise<void> {
    await this.db.manager.update(OidcIdentity, { id }, { last_used_at: new Date().toISOString() });
  }

  async deleteOf(user_id: number, issuer: string): Promise<void> {
    await this.db.manager.delete(OidcIdentity, { user_id, issuer });
  }
}
