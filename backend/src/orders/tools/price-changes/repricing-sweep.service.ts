import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { DailySweep, daysBefore } from '../../../platform/sweeps/daily-sweep.js';
import { RepricingsRepository } from './repricings.repository.js';

/** The outcome for each quote stands in its history for good; the list of a repricing is for who began it. */
export const KEPT_REPRICING_DAYS = 90;

/** Each has up to a thousand quotes. */
const PORTION = 10;

/** Removes repricings that ended long ago. */
@Injectable()
export class RepricingSweep extends DailySweep {
  constructor(
    private readonly db: Database,
    private readonly repricings: RepricingsRepository,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
    const before = daysBefore(now, KEPT_REPRICING_DAYS);
    return this.inPortions(PORTION, (most) => this.db.write(() => this.repricings.removeEnded(before, most)));
  }
}
