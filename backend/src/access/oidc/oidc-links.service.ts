import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../current-user.js';
import { OwnPassword } from '../second-factor/own-password.service.js';
import type { OidcAnswerDto, OidcLinkView } from './oidc.dto.js';
import { OidcProvider } from './oidc-provider.service.js';
import { OidcRepository } from './oidc.repository.js';
import { Oidc, type OidcStart } from './oidc.service.js';

/** The own identity at the OpenID provider: linked and parted by its user. */
@Injectable()
export class OidcLinks {
  constructor(
    private readonly db: Database,
    private readonly oidc: Oidc,
    private readonly provider: OidcProvider,
    private readonly identities: OidcRepository,
    private readonly own: OwnPassword,
    private readonly settings: Settings,
  ) {}

  async view(actor: Actor): Promise<OidcLinkView> {
    const { OIDC_ISSUER } = this.settings;
    const identity = OIDC_ISSUER === undefined ? null : await this.identities.of(actor.id, OIDC_ISSUER);
    return {
      provider: this.provider.name,
      linked: identity !== null,
      label: identity?.label ?? null,
      last_used_at: identity?.last_used_at ?? null,
      password_needed: !(await this.own.isFresh(actor)),
    };
  }

  /** @throws Invalid for a wrong or missing password; NotFound where no provider is set, Unavailable where it is down */
  async begin(actor: Actor, password: string | null): Promise<OidcStart> {
    await this.own.provedOrFresh(actor, password);
    return this.oidc.begin('oidc-link', actor.id);
  }

  /** @throws see Oidc.link */
  async finish(actor: Actor, answer: OidcAnswerDto, kept: string | null): Promise<OidcLinkView> {
    await this.oidc.link(actor.id, answer, kept);
    return this.view(actor);
  }

  /** @throws Invalid for a wrong or missing password */
  async remove(actor: Actor, password: string | null): Promise<OidcLinkView> {
    await this.own.provedOrFresh(actor, password);
    const { OIDC_ISSUER } = this.settings;
    if (OIDC_ISSUER !== undefined) {
      await this.db.write(() => this.identities.deleteOf(actor.id, OIDC_ISSUER));
    }
    return this.view(actor);
  }
}
