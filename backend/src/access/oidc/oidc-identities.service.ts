import { Injectable, Logger } from '@nestjs/common';
import { AuditLog, type AuditedEvent } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { Conflict } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { auditedUser } from '../users/audited-user.js';
import type { User } from '../users/user.entity.js';
import type { OidcPerson } from './oidc-provider.service.js';
import { OidcRepository } from './oidc.repository.js';

/** Which accounts are linked to whom at the OpenID provider, with their entries in the history of administration. */
@Injectable()
export class OidcIdentities {
  private readonly log = new Logger(OidcIdentities.name);

  constructor(
    private readonly db: Database,
    private readonly identities: OidcRepository,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Links the account to the person, inside of `Database.write` with the user's lock, and of `linking`.
   * @throws Conflict where the account is linked at this issuer already
   */
  async link(user: User, person: OidcPerson): Promise<void> {
    if (await this.identities.of(user.id, person.issuer)) throw new Conflict(accessTexts.oidcLinked);
    await this.identities.insert(user.id, person, person.label);
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
    const identity = await this.identities.of(user.id, issuer);
    if (!identity) return;
    await this.identities.deleteOf(user.id, issuer);
    await this.audit.record(linkEvent(user, 'oidc_unlinked', { before: identity.label, after: null }));
    await this.db.afterCommit(() =>
      this.log.log(`User ${String(user.id)} was parted from an identity of the OpenID provider`),
    );
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
