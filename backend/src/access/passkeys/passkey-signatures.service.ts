import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { Challenges } from '../challenges/challenges.service.js';
import type { ChallengePurpose } from '../challenges/sign-in-challenge.entity.js';
import { PasskeysRepository } from '../second-factor/passkeys.repository.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { SignedCredentialDto } from './passkeys.dto.js';
import type { RelyingParty } from './relying-party.js';
import { challengeOf, requestOptions, signedCount, type RequestOptions } from './webauthn.js';

/** Signatures of passkeys: asked for with a challenge for one purpose, and checked once. */
@Injectable()
export class PasskeySignatures {
  private readonly log = new Logger(PasskeySignatures.name);

  constructor(
    private readonly db: Database,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: Challenges,
    private readonly users: UsersRepository,
  ) {}

  /**
   * What the browser needs to sign.
   * @param userId account whose passkeys count; null: those of every account, the passkey says whose it is
   * @throws NotFound where the account has no passkey
   */
  async ask(purpose: ChallengePurpose, userId: number | null, party: RelyingParty): Promise<RequestOptions> {
    const known = userId === null ? [] : await this.passkeys.of(userId);
    if (userId !== null && known.length === 0) throw new NotFound(accessTexts.noPasskeys);
    const challenge = await this.challenges.issue(purpose, { user_id: userId });
    return requestOptions(party, challenge, known);
  }

  /**
   * Whose signature it is; the passkey's last use is noted.
   * @throws NotSignedIn where the answer is too late, was used or is for another purpose, or its passkey is unknown or refused
   */
  async signer(
    purpose: ChallengePurpose,
    credential: SignedCredentialDto,
    party: RelyingParty,
  ): Promise<User> {
    const challenge = (await challengeOf(credential.response.clientDataJSON)) ?? '';
    const answered = await this.challenges.take(purpose, challenge);
    if (!answered) throw new NotSignedIn(accessTexts.passkeyOver);
    return this.db.write(() => this.checked(party, challenge, credential, answered.user_id));
  }

  /**
   * Inside of `Database.write`: of several at once the count of each is compared with that of the one before.
   * @param only account whose passkeys count; null: those of every account
   */
  private async checked(
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
