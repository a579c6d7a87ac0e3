import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { DailySweep, daysBefore } from '../../platform/sweeps/daily-sweep.js';
import { Challenges } from '../challenges/challenges.repository.js';
import { SessionsRepository } from './sessions.repository.js';

const PORTION = 500;

/**
 * Removes sessions that ended more than SESSION_DAYS ago: they hold addresses and browsers of people (LGPD, art. 16). And the
 * challenges of sign-ins that were given up.
 */
@Injectable()
export class SessionSweep extends DailySweep {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly sessions: SessionsRepository,
    private readonly challenges: Challenges,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
    const before = daysBefore(now, this.settings.limits.SESSION_DAYS);
    const ended = (most: number) => this.db.write(() => this.sessions.removeEnded(before, most));
    const over = (most: number) =>
      this.db.write(() => this.challenges.removeExpired(now.toISOString(), most));
    return this.each(
      () => this.inPortions(PORTION, ended),
      () => this.inPortions(PORTION, over),
    );
  }
}
