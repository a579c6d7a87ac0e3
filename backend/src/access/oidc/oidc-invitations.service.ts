import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { AccountLinks } from '../account-links/account-links.service.js';
import type { User } from '../users/user.entity.js';
import type { OidcAnswerDto } from './oidc.dto.js';
import { OidcIdentities } from './oidc-identities.service.js';
import { OidcRequests, type OidcStart } from './oidc-requests.service.js';

/** Taking an invitation at the OpenID provider instead of choosing a password: the account is linked to who comes back. */
@Injectable()
export class OidcInvitations {
  constructor(
    private readonly requests: OidcRequests,
    private readonly links: OidcIdentities,
    private readonly accountLinks: AccountLinks,
  ) {}

  /**
   * @param token of the invitation's link
   * @param address of the caller
   * @throws NotFound where the link does not work or is no invitation's, or no provider is set; TooManyTries; Unavailable
   */
  async begin(token: string, address: string): Promise<OidcStart> {
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
  async finish(answer: OidcAnswerDto, kept: string | null): Promise<User> {
    const { person, user_id, invitation } = await this.requests.answered('oidc-invitation', answer, kept);
    if (user_id === null || invitation === null) throw new NotFound(accessTexts.linkOver);
    return this.links.linking(() =>
      this.accountLinks.spend(invitation, user_id, (user) => this.links.link(user, person)),
    );
  }
}
