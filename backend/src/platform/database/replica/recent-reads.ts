const MINUTE_MS = 60_000;
const MINUTES = 60;

/** How many reads a replica might have answered, and how many of these it did. */
export interface ReadCounts {
  asked: number;
  answered: number;
}

/** Counts the reads of the last hour, a minute's at a time. */
export class RecentReads {
  private readonly minutes = new Map<number, ReadCounts>();

  count(byReplica: boolean): void {
    const minute = this.forgetOld();
    const counts = this.minutes.get(minute) ?? { asked: 0, answered: 0 };
    counts.asked += 1;
    if (byReplica) counts.answered += 1;
    this.minutes.set(minute, counts);
  }

  lastHour(): ReadCounts {
    this.forgetOld();
    const total = { asked: 0, answered: 0 };
    for (const { asked, answered } of this.minutes.values()) {
      total.asked += asked;
      total.answered += answered;
    }
    return total;
  }

  /** @returns the minute that it is */
  private forgetOld(): number {
    const now = Math.floor(Date.now() / MINUTE_MS);
    for (const minute of this.minutes.keys()) {
      // In the order of their time.
      if (minute > now - MINUTES) break;
      this.minutes.delete(minute);
    }
    return now;
  }
}
