import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import type { Actor } from '../current-user.js';
import { OwnPassword } from '../second-factor/own-password.service.js';
import { UsersRepository } from '../users/users.repository.js';
import type { OidcAnswerDto, OidcLinkView } from './oidc.dto.js';
import { OidcIdentities } from './oidc-identities.service.js';
import { OidcRequests, type OidcStart } from './oidc-requests.service.js';
import { OidcRepository } from './oidc.repository.js';

/** The own identity at the OpenID provider: linked and parted by its user. */
@Injectable()
export class OidcLinks {
  constructor(
    private readonly db: Database,
    private readonly requests: OidcRequests,
    private readonly links: OidcIdentities,
    private readonly identities: OidcRepository,
    private readonly users: UsersRepository,
    private readonly own: OwnPassword,
    private readonly settings: Settings,
  ) {}

  async view(actor: Actor): Promise<OidcLinkView> {
    const { OIDC_ISSUER } = this.settings.oidc;
    const identity = OIDC_ISSUER === undefined ? null : await this.identities.of(actor.id, OIDC_ISSUER);
    return {
      provider: this.settings.oidc.name,
      linked: identity !== null,
      label: identity?.label ?? null,
      last_used_at: identity?.last_used_at ?? null,
      password_needed: !(await this.own.isFresh(actor)),
    };
  }

  /** @throws Invalid for a wrong or missing password; NotFound where no provider is set, Unavailable where it is down */
  async begin(actor: Actor, password: string | null): Promise<OidcStart> {
    await this.own.provedOrFresh(actor, password);
    return this.requests.begin('oidc-link', actor.id);
  }

  /**
   * Links the own account to the person who came back.
   * @throws Conflict where the answer counts for nothing (its session does, so that it is no 401), the person is linked to another
   *   account, or the account is linked already
   */
  async finish(actor: Actor, answer: OidcAnswerDto, kept: string | null): Promise<OidcLinkView> {
    try {
      const { person, user_id } = await this.requests.answered('oidc-link', answer, kept);
      if (user_id !== actor.id) throw new NotSignedIn(accessTexts.oidcOver);
      await this.links.linking(() =>
        this.db.write(async () => {
          await this.users.lock(actor.id);
          await this.links.link(await this.own.self(actor), person);
          await this.own.noteChange(actor, 'identity');
        }),
      );
    } catch (error) {
      throw error instanceof NotSignedIn ? new Conflict(error.message) : error;
    }
    return this.view(actor);
  }

  /** @throws Invalid for a wrong or missing password; Conflict where it is the account's only way in */
  async remove(actor: Actor, password: string | null): Promise<OidcLinkView> {
    await this.own.provedOrFresh(actor, password);
    const { OIDC_ISSUER } = this.settings.oidc;
    if (OIDC_ISSUER !== undefined) {
      await this.db.write(async () => {
        await this.users.lock(actor.id);
        const user = await this.own.self(actor);
        if (user.without_password) throw new Conflict(accessTexts.oidcOnlyWay);
        await this.links.unlink(user, OIDC_ISSUER);
        await this.own.noteChange(actor, 'identity');
      });
    }
    return this.view(actor);
  }
}
