import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/errors/app-errors.js';
import { qrPath } from '../../platform/qr/qr-path.js';
import { accessTexts } from '../access.texts.js';
import type { Actor } from '../current-user.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { userView, type UserView } from '../users/user.views.js';
import { UsersRepository } from '../users/users.repository.js';
import { FactorMarks } from './factor-marks.service.js';
import { OwnPassword } from './own-password.service.js';
import { SecondFactorCodes } from './second-factor-codes.service.js';
import type { RecoveryCodesView, SecondFactorView, TotpSetupView } from './second-factor.dto.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { base32, otpauthUri, TOTP_KEY_BYTES } from './totp.js';

/** What authenticator apps call this product. */
const ISSUER = 'Forja';

/** The second factor of accounts: set up and given up by their users, removed by administrators. */
@Injectable()
export class SecondFactor {
  private readonly log = new Logger(SecondFactor.name);

  constructor(
    private readonly db: Database,
    private readonly factors: SecondFactorRepository,
    private readonly codes: SecondFactorCodes,
    private readonly users: UsersRepository,
    private readonly own: OwnPassword,
    private readonly marks: FactorMarks,
    private readonly sessions: SessionsService,
  ) {}

  async view(actor: Actor): Promise<SecondFactorView> {
    const factor = await this.factors.confirmedTotp(actor.id);
    const recovery_codes_left = await this.factors.codesLeft(actor.id);
    const passkeys = await this.marks.passkeysOf(actor.id);
    const { second_factor_required: required } = actor;
    return { totp_since: factor?.confirmed_at ?? null, passkeys, recovery_codes_left, required };
  }

  /**
   * Makes the secret of an app; it counts once the app has given a code.
   * @throws Invalid for a wrong password, TooManyTries after too many, Conflict where an app is set up already
   */
  async begin(actor: Actor, password: string | null): Promise<TotpSetupView> {
    const { email } = await this.own.proved(actor, password);
    const secret = randomBytes(TOTP_KEY_BYTES);
    await this.db.write(async () => {
      await this.users.lock(actor.id);
      if (await this.factors.confirmedTotp(actor.id)) throw new Conflict(accessTexts.totpSetUp);
      await this.factors.deleteTotp(actor.id);
      const fresh = { confirmed_at: null, last_step: null };
      await this.factors.saveTotp({
        user_id: actor.id,
        secret: this.codes.sealed(secret, actor.id),
        ...fresh,
      });
    });
    const uri = otpauthUri(secret, ISSUER, email);
    return { secret: base32(secret), uri, qr: qrPath(uri) };
  }

  /**
   * Takes the first code of the app that is being set up; from now on the sign-in asks for one.
   * @returns recovery codes where it is the account's first second factor, this once
   * @throws Invalid where the code is wrong, Conflict where no app is being set up
   */
  async confirm(actor: Actor, code: string): Promise<RecoveryCodesView> {
    const codes = await this.codes.counted(actor.id, () =>
      this.db.write(async () => {
        await this.users.lock(actor.id);
        const factor = await this.factors.totp(actor.id);
        if (factor?.confirmed_at !== null) throw new Conflict(accessTexts.totpNotBegun);
        if (!(await this.codes.takeOfApp(factor, code))) return null;
        await this.factors.saveTotp(Object.assign(factor, { confirmed_at: new Date().toISOString() }));
        await this.own.noteChange(actor, 'second_factor');
        return this.marks.gained(actor.id);
      }),
    );
    this.log.log(`User ${String(actor.id)} set up an authenticator app`);
    return { codes };
  }

  /** Other recovery codes; the ones before count no longer. @throws Invalid for a wrong password or code; TooManyTries */
  async renewCodes(actor: Actor, password: string | null, code: string): Promise<RecoveryCodesView> {
    await this.own.proved(actor, password);
    await this.codes.take(actor.id, code);
    const codes = await this.db.write(async () => {
      await this.own.noteChange(actor, 'second_factor');
      return this.marks.freshCodes(actor.id);
    });
    return { codes };
  }

  /** Gives the app up, and the recovery codes with the last factor. @throws Invalid for a wrong password or code; TooManyTries */
  async remove(actor: Actor, password: string | null, code: string): Promise<SecondFactorView> {
    await this.own.proved(actor, password);
    await this.codes.take(actor.id, code);
    await this.db.write(async () => {
      await this.factors.deleteTotp(actor.id);
      await this.marks.lost(actor.id);
      await this.own.noteChange(actor, 'second_factor');
    });
    this.log.log(`User ${String(actor.id)} gave up the second factor`);
    return this.view(actor);
  }

  /**
   * Removes another user's second factor, whose devices and recovery codes are lost, passkeys too, and ends the sessions.
   * @throws NotFound; Conflict for one's own, which is given up in the profile
   */
  async reset(actor: Actor, id: number): Promise<UserView> {
    if (actor.id === id) throw new Conflict(accessTexts.ownSecondFactor);
    const view = await this.db.write(async () => {
      await this.users.lock(id);
      if (!(await this.users.find(id))) throw new NotFound(accessTexts.unknownUser);
      await this.marks.removeAll(id);
      await this.sessions.endAll(id);
      const user = await this.users.find(id);
      if (!user) throw new NotFound(accessTexts.unknownUser);
      return userView(user);
    });
    this.log.log(`User ${String(actor.id)} removed the second factor of user ${String(id)}`);
    return view;
  }
}
