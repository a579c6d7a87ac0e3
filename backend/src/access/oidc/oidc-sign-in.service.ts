import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { OidcAnswerDto } from './oidc.dto.js';
import { OidcIdentities } from './oidc-identities.service.js';
import type { OidcPerson } from './oidc-provider.service.js';
import { OidcRequests, type OidcStart } from './oidc-requests.service.js';
import { OidcRepository } from './oidc.repository.js';

/** Signing in at the OpenID provider of the settings. */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly db: Database,
    private readonly requests: OidcRequests,
    private readonly links: OidcIdentities,
    private readonly identities: OidcRepository,
    private readonly users: UsersRepository,
    private readonly settings: Settings,
  ) {}

  /** @throws NotFound where no provider is set, Unavailable where it does not answer */
  async begin(): Promise<OidcStart> {
    return this.requests.begin('oidc-sign-in', null);
  }

  /**
   * Whose account it is.
   * @param kept state that this browser began with
   * @throws see OidcRequests.answered; Forbidden where the identity is linked to no account
   */
  async signer(answer: OidcAnswerDto, kept: string | null): Promise<User> {
    const { person } = await this.requests.answered('oidc-sign-in', answer, kept);
    const known = await this.identities.find(person);
    if (known?.user) {
      await this.db.write(() => this.identities.used(known.id));
      return known.user;
    }
    return this.byEmail(person);
  }

  /**
   * The account of the verified address, where the settings trust the provider so far; it is linked from now on. An address that
   * only the account's owner typed proves nothing: with it an account would be linked to another person's identity.
   */
  private async byEmail(person: OidcPerson): Promise<User> {
    const byEmail = this.settings.oidc.OIDC_LINK_BY_EMAIL === 'on' && person.email !== null;
    const found = byEmail ? await this.users.findByEmail(normalizedEmail(person.email ?? '')) : null;
    if (!found?.enabled || found.email_claimed) throw this.unknown();
    return this.links.linking(() => this.db.write(() => this.linked(found.id, person)));
  }

  private async linked(id: number, person: OidcPerson): Promise<User> {
    await this.users.lock(id);
    const user = await this.users.find(id);
    if (!user?.enabled || user.email_claimed) throw this.unknown();
    await this.links.link(user, person);
    // Who was invited is in.
    return user.invited ? this.users.save(Object.assign(user, { invited: false })) : user;
  }

  private unknown(): Forbidden {
    return new Forbidden(accessTexts.oidcUnknown(this.settings.oidc.name ?? ''));
  }
}
