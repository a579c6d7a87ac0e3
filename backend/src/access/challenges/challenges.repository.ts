import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { SignInChallenge, type ChallengePurpose } from './sign-in-challenge.entity.js';

@Injectable()
export class ChallengesRepository {
  constructor(private readonly db: Database) {}

  async insert(challenge: Omit<SignInChallenge, 'id' | 'user'>): Promise<void> {
    await this.db.manager.insert(SignInChallenge, challenge);
  }

  /** Uses the challenge up. @returns null where it is unknown, over, or another call was first */
  async take(purpose: ChallengePurpose, digest: string, now: string): Promise<SignInChallenge | null> {
    const where = { purpose, digest, expires_at: MoreThan(now) };
    const found = await this.db.manager.findOneBy(SignInChallenge, where);
    if (!found) return null;
    const { affected } = await this.db.manager.delete(SignInChallenge, { id: found.id });
    return affected === 1 ? found : null;
  }

  /** Removes challenges that nothing answered in time. @returns how many */
  async removeExpired(now: string, most: number): Promise<number> {
    const { manager } = this.db;
    const over = await manager.find(SignInChallenge, {
      select: { id: true },
      where: { expires_at: LessThanOrEqual(now) },
      take: most,
    });
    if (over.length > 0) await manager.delete(SignInChallenge, { id: In(over.map(({ id }) => id)) });
    return over.length;
  }
}
