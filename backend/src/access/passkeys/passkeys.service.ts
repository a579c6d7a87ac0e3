import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import type { Actor } from '../current-user.js';
import { Challenges } from '../challenges/challenges.service.js';
import { FactorMarks } from '../second-factor/factor-marks.service.js';
import { OwnPassword } from '../second-factor/own-password.service.js';
import { UsersRepository } from '../users/users.repository.js';
import type { Passkey } from '../second-factor/passkey.entity.js';
import type { AddedPasskeyView, NewPasskeyDto, PasskeysView, PasskeyView } from './passkeys.dto.js';
import { credentialDigest, PasskeysRepository } from '../second-factor/passkeys.repository.js';
import type { RelyingParty } from './relying-party.js';
import { challengeOf, creationOptions, madeCredential, type CreationOptions } from './webauthn.js';

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
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: Challenges,
    private readonly users: UsersRepository,
    private readonly own: OwnPassword,
    private readonly marks: FactorMarks,
  ) {}

  async view(actor: Actor, party: RelyingParty | null): Promise<PasskeysView> {
    const list = await this.passkeys.of(actor.id);
    const password_needed = !(await this.own.isFresh(actor));
    return { domain: party?.id ?? null, password_needed, passkeys: list.map(passkeyView) };
  }

  /**
   * What the browser needs to make a passkey.
   * @throws Forbidden where this address allows none; Invalid for a wrong or missing password, TooManyTries after too
   *   many; Conflict where the account has as many as it may
   */
  async begin(actor: Actor, password: string | null, party: RelyingParty | null): Promise<CreationOptions> {
    const asked = usable(party);
    const { name, email } = await this.own.provedOrFresh(actor, password);
    const passkeys = await this.passkeys.of(actor.id);
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
      if (!(await this.passkeys.delete(actor.id, id))) throw new NotFound(accessTexts.unknownPasskey);
      await this.own.noteChange(actor, 'passkeys');
      await this.marks.lost(actor.id);
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
        if ((await this.passkeys.count(actor.id)) >= MOST) throw new Conflict(accessTexts.passkeysFull(MOST));
        const passkey = await this.passkeys.insert({
          ...fresh,
          user_id: actor.id,
          credential_digest: credentialDigest(fresh.credential_id),
          created_at: new Date().toISOString(),
          last_used_at: null,
        });
        await this.own.noteChange(actor, 'passkeys');
        return { passkey: passkeyView(passkey), recovery_codes: await this.marks.gained(actor.id) };
      });
    } catch (error) {
      // The credential's id is the table's only unique value.
      if (isDuplicate(error)) throw new Conflict(accessTexts.passkeyRegistered);
      throw error;
    }
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
