import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { auditedUser } from '../users/audited-user.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { newRecoveryCode, RECOVERY_CODES, recoveryDigest } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';

/** What follows from an account's second factors: whether its sign-in asks for one, and its recovery codes. */
@Injectable()
export class FactorMarks {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A factor was added. Inside of `Database.write`, with the user's lock.
   * @returns recovery codes where it is the account's first, else none
   */
  async gained(userId: number): Promise<string[]> {
    const user = await this.users.find(userId);
    if (!user || user.second_factor) return [];
    await this.audit.record({ record: auditedUser(user), action: 'second_factor_set_up' });
    await this.users.mark(userId, { second_factor: true });
    return this.freshCodes(userId);
  }

  /** A factor is gone: with the last one the recovery codes go. Inside of `Database.write`, with the user's lock. */
  async lost(userId: number): Promise<void> {
    if (await this.factors.confirmedTotp(userId)) return;
    if ((await this.passkeys.count(userId)) > 0) return;
    const user = await this.users.find(userId);
    if (user?.second_factor) {
      await this.audit.record({ record: auditedUser(user), action: 'second_factor_removed' });
    }
    await this.factors.deleteCodes(userId);
    await this.users.mark(userId, { second_factor: false });
  }

  /** Removes every factor of the user. Inside of `Database.write`, with the user's lock. */
  async removeAll(userId: number): Promise<void> {
    await this.factors.deleteTotp(userId);
    await this.passkeys.deleteOf(userId);
    await this.lost(userId);
  }

  /** How many passkeys the user has. */
  async passkeysOf(userId: number): Promise<number> {
    return this.passkeys.count(userId);
  }

  /** Other recovery codes in place of those before. Inside of `Database.write`. */
  async freshCodes(userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.factors.replaceCodes(userId, codes.map(recoveryDigest));
    return codes;
  }
}
