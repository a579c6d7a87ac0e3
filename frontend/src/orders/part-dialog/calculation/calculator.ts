/** How long typing must rest before the values are asked for. */
export const CALCULATION_DELAY_MS = 250;

interface Outcome<Answer> {
  onAnswer: (answer: Answer) => void;
  onError: (error: unknown) => void;
}

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

/**
 * Debounces and sequences calculations while fields are edited: asks once typing rests, and takes the answer to the
 * latest question alone. An earlier call is aborted; an answer of it that arrives all the same is ignored.
 */
export class Calculator<Answer> {
  private running = new AbortController();
  private waiting: Promise<void> = Promise.resolve();

  /** Asks once typing rests. */
  schedule(ask: Ask<Answer>, outcome: Outcome<Answer>): void {
    void this.begin(ask, outcome, CALCULATION_DELAY_MS);
  }

  /** Asks at once. */
  now(ask: Ask<Answer>, outcome: Outcome<Answer>): Promise<void> {
    return this.begin(ask, outcome, 0);
  }

  /** Ends once nothing is being asked any more. */
  settled(): Promise<void> {
    return this.waiting;
  }

  /** Forgets what is being asked. */
  cancel(): void {
    this.running.abort();
  }

  private begin(ask: Ask<Answer>, outcome: Outcome<Answer>, delay: number): Promise<void> {
    this.cancel();
    this.running = new AbortController();
    this.waiting = this.run(ask, outcome, delay);
    return this.waiting;
  }

  private async run(ask: Ask<Answer>, outcome: Outcome<Answer>, delay: number): Promise<void> {
    const { signal } = this.running;
    const counts = () => !signal.aborted;
    if (delay > 0) await rested(delay, signal);
    if (!counts()) return;
    try {
      const answer = await ask(signal);
      if (counts()) outcome.onAnswer(answer);
    } catch (error) {
      if (counts()) outcome.onError(error);
    }
  }
}

/** Ends after so many milliseconds, or once it is called off. */
const rested = (delay: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
