import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { Conflict, Forbidden, Invalid, NotFound, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import type { Actor } from '../current-user.js';
import { Challenges } from '../challenges/challenges.repository.js';
import { SecondFactor } from '../second-factor/second-factor.service.js';
import { OwnPassword } from '../second-factor/own-password.service.js';
import { UsersRepository } from '../users/users.repository.js';
import { Passkey } from '../second-factor/second-factor.entity.js';
import type {
  AddedPasskeyView,
  NewPasskeyDto,
  PasskeysView,
  PasskeyView,
  SignedCredentialDto,
} from './passkeys.dto.js';
import {
  credentialDigest,
  findPasskeys,
  deletePasskey,
  countPasskeys,
  findPasskeyByCredential,
} from '../second-factor/second-factor.repository.js';
import {
  type RelyingParty,
  challengeOf,
  creationOptions,
  madeCredential,
  type CreationOptions,
  requestOptions,
  signedCount,
  type RequestOptions,
} from './webauthn.js';
import type { ChallengePurpose } from '../challenges/sign-in-challenge.entity.js';
import type { User } from '../users/user.entity.js';
import { AuthService, type SignedInAs } from '../auth/auth.service.js';
import { TRIES, TryLimiter } from '../auth/try-limiter.js';
import type { Client } from '../sessions/sessions.service.js';

/** Passkeys of one account: a bound on what one user can have stored. */
const MOST = 20;

/** How browsers reach authenticators (WebAuthn, AuthenticatorTransport); what else is sent is dropped. */
const TRANSPORTS = new Set(['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** The passkeys of the own account. */
@Injectable()
export class Passkeys {
  private readonly log = new Logger(Passkeys.name);

  constructor(
    private readonly db: Database,
    private readonly challenges: Challenges,
    private readonly users: UsersRepository,
    private readonly own: OwnPassword,
    private readonly factor: SecondFactor,
    private readonly auth: AuthService,
    private readonly limiter: TryLimiter,
  ) {}

  async view(actor: Actor, party: RelyingParty | null): Promise<PasskeysView> {
    const list = await findPasskeys(this.db, actor.id);
    const password_needed = !(await this.own.isFresh(actor));
    return { domain: party?.id ?? null, password_needed, passkeys: list.map(passkeyView) };
  }

  /**
   * Begins a registration. @returns the options by which the browser makes a passkey
   * @throws Forbidden where this address allows none; Invalid for a wrong or missing password, TooManyTries after too
   *   many; Conflict where the account has as many as it may
   */
  async begin(actor: Actor, password: string | null, party: RelyingParty | null): Promise<CreationOptions> {
    const asked = usable(party);
    const { name, email } = await this.own.provedOrFresh(actor, password);
    const passkeys = await findPasskeys(this.db, actor.id);
    if (passkeys.length >= MOST) throw new Conflict(accessTexts.passkeysFull(MOST));
    const user_handle = passkeys[0]?.user_handle ?? randomBytes(32).toString('base64url');
    const known = { user_id: actor.id, sealed: user_handle };
    const challenge = await this.challenges.issue('passkey-registration', known);
    return creationOptions(asked, challenge, { name, email, user_handle, passkeys });
  }

  /**
   * Stores the passkey that the browser made.
   * @returns with it recovery codes where it is the account's first second factor, this once
   * @throws Invalid where the answer is too late, was used or is not what was asked for; Conflict where it is registered
   */
  async add(
    actor: Actor,
    { name, credential }: NewPasskeyDto,
    party: RelyingParty | null,
  ): Promise<AddedPasskeyView> {
    const asked = usable(party);
    const challenge = (await challengeOf(credential.response.clientDataJSON)) ?? '';
    const answered = await this.challenges.take('passkey-registration', challenge);
    if (answered?.user_id !== actor.id || answered.sealed === null) {
      throw Invalid.field('credential', accessTexts.passkeyOver);
    }
    const transports = (credential.response.transports ?? []).filter((way) => TRANSPORTS.has(way));
    const { id, rawId } = credential;
    const { clientDataJSON, attestationObject } = credential.response;
    const made = await madeCredential(asked, challenge, {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    });
    if (!made) throw Invalid.field('credential', accessTexts.passkeyRefused);
    const added = await this.store(actor, { ...made, name, transports, user_handle: answered.sealed });
    this.log.log(`User ${String(actor.id)} registered a passkey`);
    return added;
  }

  /** @throws NotFound; Invalid for a wrong or missing password, TooManyTries after too many */
  async remove(
    actor: Actor,
    id: number,
    password: string | null,
    party: RelyingParty | null,
  ): Promise<PasskeysView> {
    await this.own.provedOrFresh(actor, password);
    await this.db.write(async () => {
      await this.users.lock(actor.id);
      if (!(await deletePasskey(this.db, actor.id, id))) throw new NotFound(accessTexts.unknownPasskey);
      await this.own.noteChange(actor, 'passkeys');
      await this.factor.noteLost(actor.id);
    });
    this.log.log(`User ${String(actor.id)} removed a passkey`);
    return this.view(actor, party);
  }

  private async store(
    actor: Actor,
    fresh: Pick<Passkey, 'name' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'user_handle'>,
  ): Promise<AddedPasskeyView> {
    try {
      return await this.db.write(async () => {
        await this.users.lock(actor.id);
        if ((await countPasskeys(this.db, actor.id)) >= MOST)
          throw new Conflict(accessTexts.passkeysFull(MOST));
        const passkey = await this.db.manager.save(Passkey, {
          ...fresh,
          user_id: actor.id,
          credential_digest: credentialDigest(fresh.credential_id),
          created_at: new Date().toISOString(),
          last_used_at: null,
        });
        await this.own.noteChange(actor, 'passkeys');
        return { passkey: passkeyView(passkey), recovery_codes: await this.factor.noteGained(actor.id) };
      });
    } catch (error) {
      // The credential's id is the table's only unique value.
      if (isDuplicate(error)) throw new Conflict(accessTexts.passkeyRegistered);
      throw error;
    }
  }

  /**
   * Asks for a signature. @returns the options that the browser signs
   * @param userId account whose passkeys count; null: those of every account, the passkey says whose it is
   * @throws NotFound where the account has no passkey
   */
  async askSignature(
    purpose: ChallengePurpose,
    userId: number | null,
    party: RelyingParty,
  ): Promise<RequestOptions> {
    const known = userId === null ? [] : await findPasskeys(this.db, userId);
    if (userId !== null && known.length === 0) throw new NotFound(accessTexts.noPasskeys);
    const challenge = await this.challenges.issue(purpose, { user_id: userId });
    return requestOptions(party, challenge, known);
  }

  /**
   * Finds the account whose signature it is, and notes the passkey's last use.
   * @throws NotSignedIn where the answer is too late, was used or is for another purpose, or its passkey is unknown or refused
   */
  async findSigner(
    purpose: ChallengePurpose,
    credential: SignedCredentialDto,
    party: RelyingParty,
  ): Promise<User> {
    const challenge = (await challengeOf(credential.response.clientDataJSON)) ?? '';
    const answered = await this.challenges.take(purpose, challenge);
    if (!answered) throw new NotSignedIn(accessTexts.passkeyOver);
    return this.db.write(() => this.checkSignature(party, challenge, credential, answered.user_id));
  }

  /**
   * Inside of `Database.write`: of several at once the count of each is compared with that of the one before.
   * @param only account whose passkeys count; null: those of every account
   */
  private async checkSignature(
    party: RelyingParty,
    challenge: string,
    credential: SignedCredentialDto,
    only: number | null,
  ): Promise<User> {
    const found = await findPasskeyByCredential(this.db, credential.id);
    if (!found || (only !== null && found.user_id !== only))
      throw new NotSignedIn(accessTexts.unknownPasskey);
    await this.users.lock(found.user_id);
    const passkey = await findPasskeyByCredential(this.db, credential.id);
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
    const last_used_at = new Date().toISOString();
    await this.db.manager.update(Passkey, { id: passkey.id }, { counter: count, last_used_at });
    return user;
  }

  /**
   * Asks for a signature. @returns the options that the browser signs
   * @param pendingToken of a sign-in whose second step it is: then only that account's passkeys count
   * @throws Forbidden where this address allows none; TooManyTries from one address; NotSignedIn where the first step is over,
   *   NotFound where its account has no passkey
   */
  async beginSignIn(
    pendingToken: string | null,
    address: string,
    party: RelyingParty | null,
  ): Promise<RequestOptions> {
    const asked = usable(party);
    await this.limiter.take(TRIES.challenge, address);
    const user = pendingToken === null ? null : await this.auth.pendingUser(pendingToken);
    return this.askSignature('passkey-sign-in', user?.id ?? null, asked);
  }

  /**
   * Opens a session of the passkey's account.
   * @throws NotSignedIn where the answer is too late, was used, or its passkey is unknown or refused; Forbidden for a
   *   closed account
   */
  async finishSignIn(
    credential: SignedCredentialDto,
    client: Client,
    party: RelyingParty | null,
  ): Promise<SignedInAs> {
    return this.auth.open(await this.findSigner('passkey-sign-in', credential, usable(party)), client);
  }
}

/** @throws Forbidden where browsers allow no passkeys at this address */
export function usable(party: RelyingParty | null): RelyingParty {
  if (!party) throw new Forbidden(accessTexts.passkeysUnavailable);
  return party;
}

const passkeyView = ({ id, name, created_at, last_used_at }: Passkey): PasskeyView => ({
  id,
  name,
  created_at,
  last_used_at,
});
