import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Conflict, Forbidden, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import type { Actor } from '../current-user.js';
import { OidcIdentities } from '../oidc/oidc-identities.service.js';
import { OidcRequests, type OidcStart } from '../oidc/oidc-requests.service.js';
import type { OidcAnswerDto } from '../oidc/oidc.dto.js';
import { Passkeys, usable } from '../passkeys/passkeys.service.js';
import type { SignedCredentialDto } from '../passkeys/passkeys.dto.js';
import type { RelyingParty, RequestOptions } from '../passkeys/webauthn.js';
import { FRESH_MS, OwnPassword } from '../second-factor/own-password.service.js';
import { countPasskeys } from '../second-factor/second-factor.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { ProofView } from './proofs.dto.js';
import { Database } from '../../platform/database/database.js';

/**
 * The user of a session shows again who they are, with a passkey or at the OpenID provider: it counts as a sign-in of now. For accounts
 * whose user has no password to prove it with.
 */
@Injectable()
export class Proofs {
  private readonly log = new Logger(Proofs.name);

  constructor(
    private readonly own: OwnPassword,
    private readonly sessions: SessionsService,
    private readonly db: Database,
    private readonly signatures: Passkeys,
    private readonly requests: OidcRequests,
    private readonly identities: OidcIdentities,
    private readonly settings: Settings,
  ) {}

  async view(actor: Actor, party: RelyingParty | null): Promise<ProofView> {
    return {
      needed: !(await this.own.isFresh(actor)),
      passkey: party !== null && (await countPasskeys(this.db, actor.id)) > 0,
      provider: (await this.isLinked(actor)) ? this.settings.oidc.name : null,
    };
  }

  /** Begins a proof by passkey. @returns the options that the browser signs @throws Forbidden where this address allows none; Conflict without a passkey */
  async askPasskey(actor: Actor, party: RelyingParty | null): Promise<RequestOptions> {
    const asked = usable(party);
    if ((await countPasskeys(this.db, actor.id)) === 0) throw new Conflict(accessTexts.noPasskeys);
    return this.signatures.askSignature('passkey-proof', actor.id, asked);
  }

  /**
   * @throws Conflict where the signature counts for nothing (the session does, so that it is no 401); Forbidden where this address
   *   allows no passkeys
   */
  async byPasskey(
    actor: Actor,
    credential: SignedCredentialDto,
    party: RelyingParty | null,
  ): Promise<ProofView> {
    const signer = await orConflict(this.signatures.findSigner('passkey-proof', credential, usable(party)));
    return this.proved(actor, signer.id, party);
  }

  /** @throws Conflict where the account is linked to no provider's identity; Unavailable where it does not answer */
  async askProvider(actor: Actor): Promise<OidcStart> {
    if (!(await this.isLinked(actor))) throw new Conflict(accessTexts.oidcNotLinked);
    return this.requests.begin('oidc-proof', actor.id, { anew: true });
  }

  /**
   * @param kept state that this browser began with
   * @throws Conflict where the answer counts for nothing (the session does, so that it is no 401), or the provider does not say that the
   *   person signed in there just now, as it must where that was asked for (auth_time, OpenID Connect Core 1.0, 2); Forbidden where
   *   it is another person; Unavailable
   */
  async byProvider(
    actor: Actor,
    answer: OidcAnswerDto,
    kept: string | null,
    party: RelyingParty | null,
  ): Promise<ProofView> {
    const { person, user_id } = await orConflict(this.requests.answered('oidc-proof', answer, kept));
    if (user_id !== actor.id) throw new Conflict(accessTexts.oidcOver);
    this.refuseOldSignIn(person.signed_in_at);
    const known = await this.identities.findByPerson(person);
    return this.proved(actor, known?.user_id ?? null, party);
  }

  private refuseOldSignIn(at: number | null): void {
    if (at === null) {
      this.log.warn('The OpenID provider answers no auth_time although max_age asks for it: no proof');
      throw new Conflict(accessTexts.oidcNoTime);
    }
    if (Date.now() - at > FRESH_MS) throw new Conflict(accessTexts.oidcOldSignIn);
  }

  private async proved(actor: Actor, userId: number | null, party: RelyingParty | null): Promise<ProofView> {
    if (userId !== actor.id) throw new Forbidden(accessTexts.anotherPerson);
    await this.sessions.proved(actor.session_id);
    this.log.log(`User ${String(actor.id)} showed again who they are`);
    return this.view(actor, party);
  }

  private async isLinked({ id }: Actor): Promise<boolean> {
    const { OIDC_ISSUER } = this.settings.oidc;
    return OIDC_ISSUER !== undefined && (await this.identities.findOfUser(id, OIDC_ISSUER)) !== null;
  }
}

const orConflict = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof NotSignedIn ? new Conflict(error.message) : error;
  });
