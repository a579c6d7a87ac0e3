import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Conflict, NotFound, Invalid, orNotFound } from '../../platform/errors/app-errors.js';
import { qrPath } from '../../platform/qr/qr-path.js';
import { accessTexts } from '../access.texts.js';
import type { Actor } from '../current-user.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { userView, type UserView, auditedUser } from '../users/user.views.js';
import { UsersRepository } from '../users/users.repository.js';
import { OwnPassword } from './own-password.service.js';
import type { RecoveryCodesView, SecondFactorView, TotpSetupView } from './second-factor.dto.js';
import {
  findConfirmedTotp,
  takeRecoveryCode,
  countPasskeys,
  replaceCodes,
} from './second-factor.repository.js';
import { base32, otpauthUri, TOTP_KEY_BYTES, stepOfCode } from './totp.js';
import { ServerKeys } from '../auth/server-keys.js';
import { TRIES, TryLimiter } from '../auth/try-limiter.js';
import { isRecoveryCode, recoveryDigest, newRecoveryCode, RECOVERY_CODES } from './recovery-codes.js';
import { seal, unseal } from './secret-box.js';
import { Passkey, RecoveryCode, TotpFactor } from './second-factor.entity.js';
import { AuditLog } from '../../audit/audit-log.service.js';

/** The product's name in authenticator apps. */
const ISSUER = 'Forja';

/** The second factor of accounts: set up and given up by their users, removed by administrators. */
@Injectable()
export class SecondFactor {
  private readonly log = new Logger(SecondFactor.name);

  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly own: OwnPassword,
    private readonly sessions: SessionsService,
    private readonly limiter: TryLimiter,
    private readonly keys: ServerKeys,
    private readonly audit: AuditLog,
  ) {}

  async view(actor: Actor): Promise<SecondFactorView> {
    const factor = await findConfirmedTotp(this.db, actor.id);
    const recovery_codes_left = await this.db.manager.countBy(RecoveryCode, { user_id: actor.id });
    const passkeys = await countPasskeys(this.db, actor.id);
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
      if (await findConfirmedTotp(this.db, actor.id)) throw new Conflict(accessTexts.totpSetUp);
      await this.db.manager.delete(TotpFactor, { user_id: actor.id });
      const fresh = { confirmed_at: null, last_step: null };
      await this.db.manager.save(TotpFactor, {
        user_id: actor.id,
        secret: this.sealSecret(secret, actor.id),
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
    const codes = await this.countTry(actor.id, () =>
      this.db.write(async () => {
        await this.users.lock(actor.id);
        const factor = await this.db.manager.findOneBy(TotpFactor, { user_id: actor.id });
        if (factor?.confirmed_at !== null) throw new Conflict(accessTexts.totpNotBegun);
        if (!(await this.takeOfApp(factor, code))) return null;
        await this.db.manager.save(
          TotpFactor,
          Object.assign(factor, { confirmed_at: new Date().toISOString() }),
        );
        await this.own.noteChange(actor, 'second_factor');
        return this.noteGained(actor.id);
      }),
    );
    this.log.log(`User ${String(actor.id)} set up an authenticator app`);
    return { codes };
  }

  /** Other recovery codes; the ones before count no longer. @throws Invalid for a wrong password or code; TooManyTries */
  async renewCodes(actor: Actor, password: string | null, code: string): Promise<RecoveryCodesView> {
    await this.own.proved(actor, password);
    await this.takeCode(actor.id, code);
    const codes = await this.db.write(async () => {
      await this.own.noteChange(actor, 'second_factor');
      return this.freshCodes(actor.id);
    });
    return { codes };
  }

  /** Gives the app up, and the recovery codes with the last factor. @throws Invalid for a wrong password or code; TooManyTries */
  async remove(actor: Actor, password: string | null, code: string): Promise<SecondFactorView> {
    await this.own.proved(actor, password);
    await this.takeCode(actor.id, code);
    await this.db.write(async () => {
      await this.db.manager.delete(TotpFactor, { user_id: actor.id });
      await this.noteLost(actor.id);
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
      await this.removeAll(id);
      await this.sessions.endAll(id);
      const user = orNotFound(await this.users.find(id), accessTexts.unknownUser);
      return userView(user);
    });
    this.log.log(`User ${String(actor.id)} removed the second factor of user ${String(id)}`);
    return view;
  }

  private key: Buffer | undefined;

  /**
   * Takes a code of the user's app, or a recovery code.
   * @throws Invalid where it is wrong or was used; TooManyTries after too many of those, whatever their address
   */
  async takeCode(userId: number, code: string): Promise<void> {
    await this.countTry(userId, () =>
      this.db.write(async () => {
        await this.users.lock(userId);
        if (isRecoveryCode(code)) {
          return (await takeRecoveryCode(this.db, userId, recoveryDigest(code))) ? code : null;
        }
        const factor = await findConfirmedTotp(this.db, userId);
        return factor && (await this.takeOfApp(factor, code)) ? code : null;
      }),
    );
  }

  /**
   * Counts a try of the user's.
   * @param attempt answers null where the code was wrong
   * @throws Invalid where it was; TooManyTries after too many of those
   */
  private async countTry<T>(userId: number, attempt: () => Promise<T | null>): Promise<T> {
    await this.limiter.takeTurn(TRIES.secondFactor, userId);
    const result = await attempt();
    if (result === null) throw Invalid.field('code', accessTexts.wrongCode);
    await this.limiter.startAfresh(TRIES.secondFactor, userId);
    return result;
  }

  /** Takes a code of this app. Inside of `Database.write`, with the user's lock. */
  private async takeOfApp(factor: TotpFactor, code: string): Promise<boolean> {
    const secret = unseal(factor.secret, this.sealKey, aboutOf(factor.user_id));
    if (!secret) {
      this.log.warn(`The app of user ${String(factor.user_id)} was set up under another JWT_SECRET`);
      return false;
    }
    const step = stepOfCode(secret, code.replace(/\s/g, ''), Date.now(), factor.last_step);
    if (step === null) return false;
    await this.db.manager.save(TotpFactor, Object.assign(factor, { last_step: step }));
    return true;
  }

  /** The secret as it is stored. */
  private sealSecret(secret: Buffer, userId: number): string {
    return seal(secret, this.sealKey, aboutOf(userId));
  }

  private get sealKey(): Buffer {
    this.key ??= this.keys.derive('totp secrets');
    return this.key;
  }

  /**
   * A factor was added. Inside of `Database.write`, with the user's lock.
   * @returns recovery codes where it is the account's first, else none
   */
  async noteGained(userId: number): Promise<string[]> {
    const user = await this.users.find(userId);
    if (!user || user.second_factor) return [];
    await this.audit.record({ record: auditedUser(user), action: 'second_factor_set_up' });
    await this.users.mark(userId, { second_factor: true });
    return this.freshCodes(userId);
  }

  /** A factor is gone: with the last one the recovery codes go. Inside of `Database.write`, with the user's lock. */
  async noteLost(userId: number): Promise<void> {
    if (await findConfirmedTotp(this.db, userId)) return;
    if ((await countPasskeys(this.db, userId)) > 0) return;
    const user = await this.users.find(userId);
    if (user?.second_factor) {
      await this.audit.record({ record: auditedUser(user), action: 'second_factor_removed' });
    }
    await this.db.manager.delete(RecoveryCode, { user_id: userId });
    await this.users.mark(userId, { second_factor: false });
  }

  /** Removes every factor of the user. Inside of `Database.write`, with the user's lock. */
  async removeAll(userId: number): Promise<void> {
    await this.db.manager.delete(TotpFactor, { user_id: userId });
    await this.db.manager.delete(Passkey, { user_id: userId });
    await this.noteLost(userId);
  }

  /** Other recovery codes in place of those before. Inside of `Database.write`. */
  private async freshCodes(userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await replaceCodes(this.db, userId, codes.map(recoveryDigest));
    return codes;
  }
}

const aboutOf = (userId: number) => `totp of user ${String(userId)}`;
