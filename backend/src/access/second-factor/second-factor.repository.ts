import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TotpFactor } from './totp-factor.entity.js';

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly db: Database) {}

  /** The user's app, also while it is being set up. */
  async totp(user_id: number): Promise<TotpFactor | null> {
    return this.db.manager.findOneBy(TotpFactor, { user_id });
  }

  /** The user's app, if it is set up. */
  async confirmedTotp(user_id: number): Promise<TotpFactor | null> {
    return this.db.manager.findOneBy(TotpFactor, { user_id, confirmed_at: Not(IsNull()) });
  }

  async saveTotp(factor: Partial<TotpFactor>): Promise<void> {
    await this.db.manager.save(TotpFactor, factor);
  }

  async deleteTotp(user_id: number): Promise<void> {
    await this.db.manager.delete(TotpFactor, { user_id });
  }

  async codesLeft(user_id: number): Promise<number> {
    return this.db.manager.countBy(RecoveryCode, { user_id });
  }

  async replaceCodes(user_id: number, digests: readonly string[]): Promise<void> {
    await this.db.manager.delete(RecoveryCode, { user_id });
    await this.db.manager.insert(
      RecoveryCode,
      digests.map((digest) => ({ user_id, digest })),
    );
  }

  /** Uses a code up. @returns whether there was one */
  async takeCode(user_id: number, digest: string): Promise<boolean> {
    const { affected } = await this.db.manager.delete(RecoveryCode, { user_id, digest });
    return (affected ?? 0) > 0;
  }

  async deleteCodes(user_id: number): Promise<void> {
    await this.db.manager.delete(RecoveryCode, { user_id });
  }
}
