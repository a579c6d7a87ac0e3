import pTimeout from 'p-timeout';
import { Unavailable } from '../errors/app-errors.js';

/** How long a dependency that has just been silent is left alone, as a share of the limit. */
const PAUSE = 0.5;

/**
 * Every call to a dependency has its limit: one that is frozen (not refused, just silent) costs each request so long and no
 * longer. After a call that ran into it, those of the next while fail at once, so that what asks several times in a
 * row is not late several times over; not where another call was answered meanwhile, since then the dependency is alive and
 * only that one call was slow.
 */
export class CallLimit {
  private pausedUntil = 0;
  /** Number of answers so far. */
  private answers = 0;

  /** @param text what users read when the dependency is silent  @param ms the limit, milliseconds */
  constructor(
    private readonly text: string,
    readonly ms: number,
  ) {}

  /**
   * Runs a call.
   * @param call its signal is aborted where the limit ends it; never after it has answered
   * @param ms the call's own limit, for one that moves many bytes; its outcome says nothing about the next call
   * @throws Unavailable where the limit ends it; what the call throws
   */
  async run<T>(call: (signal: AbortSignal) => Promise<T>, ms = this.ms): Promise<T> {
    if (Date.now() < this.pausedUntil) throw new Unavailable(this.text);
    const controller = new AbortController();
    const late = new Unavailable(this.text);
    const before = this.answers;
    const begun = call(controller.signal);
    try {
      const answer = await pTimeout(begun, { milliseconds: ms, message: late });
      this.answers += 1;
      return answer;
    } catch (error) {
      if (error !== late) this.answers += 1;
      else {
        if (ms === this.ms && this.answers === before) this.pausedUntil = Date.now() + this.ms * PAUSE;
        controller.abort();
        begun.catch(() => undefined);
      }
      throw error;
    }
  }
}
