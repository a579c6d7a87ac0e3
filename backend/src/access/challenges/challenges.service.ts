import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ChallengesRepository } from './challenges.repository.js';
import type { ChallengePurpose } from './sign-in-challenge.entity.js';

/** How long an answer is waited for, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** How many outdated ones are cleared away when another one is made. */
const CLEARED = 100;

/** What is known of a challenge that was answered. */
export interface AnsweredChallenge {
  user_id: number | null;
  sealed: string | null;
}

const digestOf = (value: string) => createHash('sha256').update(value).digest('hex');

/**
 * Random values that are given out and taken back once, within five minutes, by whichever process. Stored as digests:
 * a copy of the database answers none.
 */
@Injectable()
export class Challenges {
  constructor(
    private readonly db: Database,
    private readonly challenges: ChallengesRepository,
  ) {}

  /**
   * Makes a challenge of 256 random bits (base64url). Some outdated ones are cleared away on the occasion.
   * @param known of the answer beforehand: for whom it is, and what has to be known again then
   */
  async issue(purpose: ChallengePurpose, known: Partial<AnsweredChallenge> = {}): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    const now = Date.now();
    const expires_at = new Date(now + CHALLENGE_LIFETIME_MS).toISOString();
    await this.db.write(async () => {
      await this.challenges.removeExpired(new Date(now).toISOString(), CLEARED);
      const { user_id = null, sealed = null } = known;
      await this.challenges.insert({ purpose, digest: digestOf(value), user_id, sealed, expires_at });
    });
    return value;
  }

  /** Uses the challenge up; null where it never was, is over, was used or was made for another purpose. */
  async take(purpose: ChallengePurpose, value: string): Promise<AnsweredChallenge | null> {
    return this.db.write(() => this.challenges.take(purpose, digestOf(value), new Date().toISOString()));
  }
}
