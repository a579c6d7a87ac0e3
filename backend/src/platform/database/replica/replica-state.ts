import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import type { Positions } from './positions.js';
import type { ReadCounts } from './recent-reads.js';

/**
 * How a replica is: as far as the primary within a second; behind; without an answer; or without use, since the primary keeps no
 * log of changes with global transaction ids.
 */
export interface ReplicaState {
  state: 'ok' | 'behind' | 'unavailable' | 'unused';
  /** Milliseconds until it had all that the primary had committed; null where that took more than a second. */
  latency_ms: number | null;
  /** Transactions that it lacked after that; null where that is not known. */
  missing: number | null;
  /** Reads of the last hour, in this process. */
  reads: ReadCounts;
}

/** For so long it may come as far as the primary. */
const WAIT_MS = 1000;
/** A replica that says nothing within so long is frozen or out of reach. */
const SILENT_MS = 1500;

/**
 * Asks the primary what it has committed, and the replica to come so far.
 * @param source null where no connection to it could be opened
 * @throws what keeps the primary from answering
 */
export async function stateOf(
  source: DataSource | null,
  positions: Positions,
): Promise<Omit<ReplicaState, 'reads'>> {
  const none = { latency_ms: null, missing: null };
  const position = await positions.now();
  if (position === '') return { state: 'unused', ...none };
  if (!source) return { state: 'unavailable', ...none };
  const runner = source.createQueryRunner();
  const begun = performance.now();
  const asked = (async () => {
    const reached = await positions.reached(runner, position, WAIT_MS);
    if (reached)
      return { state: 'ok', latency_ms: Math.round(performance.now() - begun), missing: 0 } as const;
    return { state: 'behind', latency_ms: null, missing: await positions.missing(runner, position) } as const;
  })();
  // A frozen connection goes back to its pool once its statement has ended, in whatever way.
  void asked.catch(() => null).finally(() => void runner.release());
  try {
    return await pTimeout(asked, { milliseconds: SILENT_MS });
  } catch {
    return { state: 'unavailable', ...none };
  }
}
