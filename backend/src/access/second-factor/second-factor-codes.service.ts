import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { ServerKeys } from '../auth/server-keys.js';
import { TryLimiter } from '../auth/try-limiter.js';
import { UsersRepository } from '../users/users.repository.js';
import { isRecoveryCode, recoveryDigest } from './recovery-codes.js';
import { seal, unseal } from './secret-box.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import type { TotpFactor } from './totp-factor.entity.js';
import { stepOfCode } from './totp.js';

/** Checks the codes of apps and the recovery codes; each counts once. */
@Injectable()
export class SecondFactorCodes {
  private readonly log = new Logger(SecondFactorCodes.name);
  private key: Buffer | undefined;

  constructor(
    private readonly db: Database,
    private readonly factors: SecondFactorRepository,
    private readonly users: UsersRepository,
    private readonly limiter: TryLimiter,
    private readonly keys: ServerKeys,
  ) {}

  /**
   * Takes a code of the user's app, or a recovery code.
   * @throws Invalid where it is wrong or was used; TooManyTries after too many of those, whatever their address
   */
  async take(userId: number, code: string): Promise<void> {
    await this.counted(userId, () =>
      this.db.write(async () => {
        await this.users.lock(userId);
        if (isRecoveryCode(code)) {
          return (await this.factors.takeCode(userId, recoveryDigest(code))) ? code : null;
        }
        const factor = await this.factors.confirmedTotp(userId);
        return factor && (await this.takeOfApp(factor, code)) ? code : null;
      }),
    );
  }

  /**
   * Counts a try of the user's.
   * @param attempt answers null where the code was wrong
   * @throws Invalid where it was; TooManyTries after too many of those
   */
  async counted<T>(userId: number, attempt: () => Promise<T | null>): Promise<T> {
    await this.limiter.beforeSecondFactor(userId);
    const result = await attempt();
    if (result === null) throw Invalid.field('code', accessTexts.wrongCode);
    await this.limiter.afterSecondFactor(userId);
    return result;
  }

  /** Takes a code of this app. Inside of `Database.write`, with the user's lock. */
  async takeOfApp(factor: TotpFactor, code: string): Promise<boolean> {
    const secret = unseal(factor.secret, this.sealKey, aboutOf(factor.user_id));
    if (!secret) {
      this.log.warn(`The app of user ${String(factor.user_id)} was set up under another JWT_SECRET`);
      return false;
    }
    const step = stepOfCode(secret, code.replace(/\s/g, ''), Date.now(), factor.last_step);
    if (step === null) return false;
    await this.factors.saveTotp(Object.assign(factor, { last_step: step }));
    return true;
  }

  /** The secret as it is stored. */
  sealed(secret: Buffer, userId: number): string {
    return seal(secret, this.sealKey, aboutOf(userId));
  }

  private get sealKey(): Buffer {
    this.key ??= this.keys.of('totp secrets');
    return this.key;
  }
}

const aboutOf = (userId: number) => `totp of user ${String(userId)}`;
