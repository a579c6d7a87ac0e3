import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { DailySweep, daysBefore } from '../platform/sweeps/daily-sweep.js';
import { removeErrorsBefore } from './error-log.repository.js';

const PORTION = 500;

/** Removes entries older than ERROR_LOG_DAYS: they name people and what they sent (LGPD, art. 16). */
@Injectable()
export class ErrorLogSweep extends DailySweep {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
    const { ERROR_LOG_DAYS } = this.settings.limits;
    if (ERROR_LOG_DAYS === 0) return 0;
    const before = daysBefore(now, ERROR_LOG_DAYS);
    return this.inPortions(PORTION, (most) => this.db.write(() => removeErrorsBefore(this.db, before, most)));
  }
}
