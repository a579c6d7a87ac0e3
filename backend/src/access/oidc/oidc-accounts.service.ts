import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden, Conflict, NotSignedIn, NotFound } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { OidcAnswerDto, OidcLinkView } from './oidc.dto.js';
import { OidcIdentities } from './oidc-identities.service.js';
import type { OidcPerson } from './oidc-provider.js';
import { OidcRequests, type OidcStart } from './oidc-requests.service.js';
import type { Actor } from '../current-user.js';
import { OwnPassword } from '../second-factor/own-password.service.js';
import { AccountLinks } from '../account-links/account-links.service.js';

/** Signing in at the OpenID provider of the settings. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly db: Database,
    private readonly requests: OidcRequests,
    private readonly identities: OidcIdentities,
    private readonly users: UsersRepository,
    private readonly settings: Settings,
    private readonly own: OwnPassword,
    private readonly accountLinks: AccountLinks,
  ) {}

  /** @throws NotFound where no provider is set, Unavailable where it does not answer */
  async begin(): Promise<OidcStart> {
    return this.requests.begin('oidc-sign-in', null);
  }

  /**
   * Finds the account of the person who came back.
   * @param kept state that this browser began with
   * @throws see OidcRequests.answered; Forbidden where the identity is linked to no account
   */
  async signer(answer: OidcAnswerDto, kept: string | null): Promise<User> {
    const { person } = await this.requests.answered('oidc-sign-in', answer, kept);
    const known = await this.identities.findByPerson(person);
    if (known?.user) {
      await this.db.write(() => this.identities.noteUse(known.id));
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
    return this.identities.linking(() => this.db.write(() => this.linked(found.id, person)));
  }

  private async linked(id: number, person: OidcPerson): Promise<User> {
    await this.users.lock(id);
    const user = await this.users.find(id);
    if (!user?.enabled || user.email_claimed) throw this.unknown();
    await this.identities.link(user, person);
    // Who was invited is in.
    return user.invited ? this.users.save(Object.assign(user, { invited: false })) : user;
  }

  private unknown(): Forbidden {
    return new Forbidden(accessTexts.oidcUnknown(this.settings.oidc.name ?? ''));
  }

  async viewLink(actor: Actor): Promise<OidcLinkView> {
    const { OIDC_ISSUER } = this.settings.oidc;
    const identity =
      OIDC_ISSUER === undefined ? null : await this.identities.findOfUser(actor.id, OIDC_ISSUER);
    return {
      provider: this.settings.oidc.name,
      linked: identity !== null,
      label: identity?.label ?? null,
      last_used_at: identity?.last_used_at ?? null,
      password_needed: !(await this.own.isFresh(actor)),
    };
  }

  /** @throws Invalid for a wrong or missing password; NotFound where no provider is set, Unavailable where it is down */
  async beginLink(actor: Actor, password: string | null): Promise<OidcStart> {
    await this.own.provedOrFresh(actor, password);
    return this.requests.begin('oidc-link', actor.id);
  }

  /**
   * Links the own account to the person who came back.
   * @throws Conflict where the answer counts for nothing (its session does, so that it is no 401), the person is linked to another
   *   account, or the account is linked already
   */
  async finishLink(actor: Actor, answer: OidcAnswerDto, kept: string | null): Promise<OidcLinkView> {
    try {
      const { person, user_id } = await this.requests.answered('oidc-link', answer, kept);
      if (user_id !== actor.id) throw new NotSignedIn(accessTexts.oidcOver);
      await this.identities.linking(() =>
        this.db.write(async () => {
          await this.users.lock(actor.id);
          await this.identities.link(await this.own.self(actor), person);
          await this.own.noteChange(actor, 'identity');
        }),
      );
    } catch (error) {
      throw error instanceof NotSignedIn ? new Conflict(error.message) : error;
    }
    return this.viewLink(actor);
  }

  /** @throws Invalid for a wrong or missing password; Conflict where it is the account's only way in */
  async removeLink(actor: Actor, password: string | null): Promise<OidcLinkView> {
    await this.own.provedOrFresh(actor, password);
    const { OIDC_ISSUER } = this.settings.oidc;
    if (OIDC_ISSUER !== undefined) {
      await this.db.write(async () => {
        await this.users.lock(actor.id);
        const user = await this.own.self(actor);
        if (user.without_password) throw new Conflict(accessTexts.oidcOnlyWay);
        await this.identities.unlink(user, OIDC_ISSUER);
        await this.own.noteChange(actor, 'identity');
      });
    }
    return this.viewLink(actor);
  }

  /**
   * @param token of the invitation's link
   * @param address of the caller
   * @throws NotFound where the link does not work or is no invitation's, or no provider is set; TooManyTries; Unavailable
   */
  async beginInvitation(token: string, address: string): Promise<OidcStart> {
    const { purpose, user_id } = await this.accountLinks.find(token, address);
    if (purpose !== 'invitation') throw new NotFound(accessTexts.linkOver);
    return this.requests.begin('oidc-invitation', user_id, { invitation: token });
  }

  /**
   * Links the invited account to the person who came back, and uses the invitation up: both or neither.
   * @param kept state that this browser began with
   * @returns the account
   * @throws see OidcRequests.answered; NotFound where the invitation works no longer; Conflict where the person is linked to another
   *   account
   */
  async finishInvitation(answer: OidcAnswerDto, kept: string | null): Promise<User> {
    const { person, user_id, invitation } = await this.requests.answered('oidc-invitation', answer, kept);
    if (user_id === null || invitation === null) throw new NotFound(accessTexts.linkOver);
    return this.identities.linking(() =>
      this.accountLinks.spend(invitation, user_id, (user) => this.identities.link(user, person)),
    );
  }
}
