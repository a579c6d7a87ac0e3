import { Injectable } from '@nestjs/common';
import { AuthService, type SignedInAs } from '../auth/auth.service.js';
import { TryLimiter } from '../auth/try-limiter.js';
import type { Client } from '../sessions/sessions.service.js';
import { PasskeySignatures } from './passkey-signatures.service.js';
import type { SignedCredentialDto } from './passkeys.dto.js';
import { usable } from './passkeys.service.js';
import type { RelyingParty } from './relying-party.js';
import type { RequestOptions } from './webauthn.js';

/**
 * Signing in with a passkey, which is device and PIN (or fingerprint) in one: as the only step, where it says whose it
 * is, or as the second one after the password.
 */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly signatures: PasskeySignatures,
    private readonly auth: AuthService,
    private readonly limiter: TryLimiter,
  ) {}

  /**
   * What the browser needs to sign.
   * @param pendingToken of a sign-in whose second step it is: then only that account's passkeys count
   * @throws Forbidden where this address allows none; TooManyTries from one address; NotSignedIn where the first step is over,
   *   NotFound where its account has no passkey
   */
  async begin(
    pendingToken: string | null,
    address: string,
    party: RelyingParty | null,
  ): Promise<RequestOptions> {
    const asked = usable(party);
    await this.limiter.beforeChallenge(address);
    const user = pendingToken === null ? null : await this.auth.pendingUser(pendingToken);
    return this.signatures.ask('passkey-sign-in', user?.id ?? null, asked);
  }

  /**
   * Opens a session of the passkey's account.
   * @throws NotSignedIn where the answer is too late, was used, or its passkey is unknown or refused; Forbidden for a
   *   closed account
   */
  async finish(
    credential: SignedCredentialDto,
    client: Client,
    party: RelyingParty | null,
  ): Promise<SignedInAs> {
    return this.auth.open(await this.signatures.signer('passkey-sign-in', credential, usable(party)), client);
  }
}
