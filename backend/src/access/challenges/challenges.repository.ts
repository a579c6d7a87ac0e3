import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { SignInChallenge, type ChallengePurpose } from './sign-in-challenge.entity.js';

/** How long an answer is waited for, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** How many outdated ones are cleared away when another one is made. */
const CLEARED = 100;

/** A challenge that was answered: for whom it was made, and what had to be kept until then. */
interface AnsweredChallenge {
  user_id: number | null;
  sealed: string | null;
}

const challengeDigest = (value: string) => createHash('sha256').update(value).digest('hex');

/**
 * Random values that are given out and taken back once, within five minutes, by whichever process. Stored as digests:
 * a copy of the database answers none.
 */
@Injectable()
export class Challenges {
  constructor(private readonly db: Database) {}

  /**
   * Makes a challenge of 256 random bits (base64url). Some outdated ones are cleared away on the occasion.
   * @param known of the answer beforehand: for whom it is, and what has to be known again then
   */
  async issue(purpose: ChallengePurpose, known: Partial<AnsweredChallenge> = {}): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    const now = Date.now();
    const expires_at = new Date(now + CHALLENGE_LIFETIME_MS).toISOString();
    await this.db.write(async () => {
      await this.removeExpired(new Date(now).toISOString(), CLEARED);
      const { user_id = null, sealed = null } = known;
      const digest = challengeDigest(value);
      await this.db.manager.insert(SignInChallenge, { purpose, digest, user_id, sealed, expires_at });
    });
    return value;
  }

  /** Uses the challenge up; null where it never was, is over, was used or was made for another purpose. */
  async take(purpose: ChallengePurpose, value: string): Promise<AnsweredChallenge | null> {
    return this.db.write(async () => {
      const where = {
        purpose,
        digest: challengeDigest(value),
        expires_at: MoreThan(new Date().toISOString()),
      };
      const found = await this.db.manager.findOneBy(SignInChallenge, where);
      if (!found) return null;
      // Of several calls at once the first has removed it.
      const { affected } = await this.db.manager.delete(SignInChallenge, { id: found.id });
      return affected === 1 ? found : null;
    });
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
