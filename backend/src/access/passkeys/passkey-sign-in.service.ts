import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { AuthService, type SignedInAs } from '../auth/auth.service.js';
import { TryLimiter } from '../auth/try-limiter.js';
import { Challenges } from '../challenges/challenges.service.js';
import type { Client } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { SignedCredentialDto } from './passkeys.dto.js';
import { PasskeysRepository } from '../second-factor/passkeys.repository.js';
import { usable } from './passkeys.service.js';
import type { RelyingParty } from './relying-party.js';
import { challengeOf, requestOptions, signedCount, type RequestOptions } from './webauthn.js';

/**
 * Signing in with a passkey, which is device and PIN (or fingerprint) in one: as the only step, where it says whose it
 * is, or as the second one after the password.
 */
@Injectable()
export class PasskeySignIn {
  private readonly log = new Logger(PasskeySignIn.name);

  constructor(
    private readonly db: Database,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: Challenges,
    private readonly users: UsersRepository,
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
    const known = user ? await this.passkeys.of(user.id) : [];
    if (user && known.length === 0) throw new NotFound(accessTexts.noPasskeys);
    const challenge = await this.challenges.issue('passkey-sign-in', { user_id: user?.id ?? null });
    return requestOptions(asked, challenge, known);
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
    const asked = usable(party);
    const challenge = (await challengeOf(credential.response.clientDataJSON)) ?? '';
    const answered = await this.challenges.take('passkey-sign-in', challenge);
    if (!answered) throw new NotSignedIn(accessTexts.passkeyOver);
    const user = await this.db.write(() => this.signer(asked, challenge, credential, answered.user_id));
    return this.auth.open(user, client);
  }

  /**
   * Whose signature it is. Inside of `Database.write`: of several at once the count of each is compared with that of the
   * one before.
   * @param only account whose passkeys count; null: any
   */
  private async signer(
    party: RelyingParty,
    challenge: string,
    credential: SignedCredentialDto,
    only: number | null,
  ): Promise<User> {
    const found = await this.passkeys.findByCredential(credential.id);
    if (!found || (only !== null && found.user_id !== only))
      throw new NotSignedIn(accessTexts.unknownPasskey);
    await this.users.lock(found.user_id);
    const passkey = await this.passkeys.findByCredential(credential.id);
    const user = passkey?.user;
    if (!passkey || !user) throw new NotSignedIn(accessTexts.unknownPasskey);
    const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
    const ofOwner = userHandle === undefined || userHandle === null || userHandle === passkey.user_handle;
    const { id, rawId } = credential;
    const response = { clientDataJSON, authenticatorData, signature };
    const signed = { id, rawId, type: 'public-key' as const, response, clientExtensionResults: {} };
    const count = ofOwner ? await signedCount(party, challenge, passkey, signed) : null;
    if (count === null) {
      this.log.warn(`A signature of passkey ${String(passkey.id)} was refused`);
      throw new NotSignedIn(accessTexts.passkeyRefused);
    }
    await this.passkeys.used(passkey.id, count, new Date().toISOString());
    return user;
  }
}
