/**
 * How long one and the same signal may go on arriving, in milliseconds: a terminal and systemd send it to every process, and npm
 * hands on to its own what it got, too.
 */
const SAME_MS = 1000;

/** Signals to end, as they arrive: the first one, the same one again, and a second one, by which a person insists. */
export class EndSignals {
  private first: number | undefined;

  /** @param now milliseconds of a clock that is never set */
  arrived(now = performance.now()): 'first' | 'same' | 'second' {
    if (this.first === undefined) {
      this.first = now;
      return 'first';
    }
    return now - this.first < SAME_MS ? 'same' : 'second';
  }
}
