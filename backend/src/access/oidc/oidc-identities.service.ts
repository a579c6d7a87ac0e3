import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OidcIdentity } from './oidc-identity.entity.js';
import { AuditLog, type AuditedEvent } from '../../audit/audit-log.service.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { Conflict } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { auditedUser } from '../users/user.views.js';
import type { User } from '../users/user.entity.js';
import type { OidcPerson } from './oidc-provider.js';

/** A person at a provider. */
export interface Subject {
  issuer: string;
  subject: string;
}

const digestOf = ({ issuer, subject }: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');

/** Which accounts are linked to whom at the OpenID provider, with their entries in the history of administration. */
@Injectable()
export class OidcIdentities {
  private readonly log = new Logger(OidcIdentities.name);

  constructor(
    private readonly db: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Links the account to the person, inside of `Database.write` with the user's lock, and of `linking`.
   * @throws Conflict where the account is linked at this issuer already
   */
  async link(user: User, person: OidcPerson): Promise<void> {
    if (await this.findOfUser(user.id, person.issuer)) throw new Conflict(accessTexts.oidcLinked);
    await this.insert(user.id, person, person.label);
    // A guest's request has no user yet: it is the account's own.
    await this.audit.record(linkEvent(user, 'oidc_linked', { before: null, after: person.label }), user);
    await this.db.afterCommit(() =>
      this.log.log(`User ${String(user.id)} was linked to an identity of the OpenID provider`),
    );
  }

  /** Runs what links an account. @throws Conflict where the person is linked to another one */
  async linking<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      // Issuer and subject are the only unique value that a link writes.
      if (isDuplicate(error)) throw new Conflict(accessTexts.oidcOfAnother);
      throw error;
    }
  }

  /** Parts the account from its identity at this issuer, inside of `Database.write` with the user's lock. */
  async unlink(user: User, issuer: string): Promise<void> {
    const identity = await this.findOfUser(user.id, issuer);
    if (!identity) return;
    await this.db.manager.delete(OidcIdentity, { user_id: user.id, issuer });
    await this.audit.record(linkEvent(user, 'oidc_unlinked', { before: identity.label, after: null }));
    await this.db.afterCommit(() =>
      this.log.log(`User ${String(user.id)} was parted from an identity of the OpenID provider`),
    );
  }

  /** The link of a person, with its user; null where no account is linked. */
  async findByPerson(who: Subject): Promise<OidcIdentity | null> {
    const where = { digest: digestOf(who) };
    return this.db.manager.findOne(OidcIdentity, { where, relations: { user: true } });
  }

  /** The user's identity at this issuer. */
  async findOfUser(user_id: number, issuer: string): Promise<OidcIdentity | null> {
    return this.db.manager.findOneBy(OidcIdentity, { user_id, issuer });
  }

  async insert(user_id: number, who: Subject, label: string | null): Promise<void> {
    const created_at = new Date().toISOString();
    const { issuer, subject } = who;
    const row = { user_id, issuer, subject, label, created_at, last_used_at: null };
    await this.db.manager.insert(OidcIdentity, { ...row, digest: digestOf(who) });
  }

  async noteUse(id: number): Promise<void> {
    await this.db.manager.update(OidcIdentity, { id }, { last_used_at: new Date().toISOString() });
  }
}

/** Names the identity as the provider calls the person: its id there is left out. */
function linkEvent(
  user: User,
  action: 'oidc_linked' | 'oidc_unlinked',
  labels: { before: string | null; after: string | null },
): AuditedEvent {
  const change = { field: 'oidc_identity', ...labels, named_user_id: user.id };
  return { record: auditedUser(user), action, changes: [change] };
}
