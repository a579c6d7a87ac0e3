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
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: AbortController | undefined;
  private waiting: Promise<void> = Promise.resolve();

  constructor(private readonly delay = CALCULATION_DELAY_MS) {}

  /** Asks once typing rests. */
  schedule(ask: Ask<Answer>, outcome: Outcome<Answer>): void {
    this.cancel();
    this.waiting = new Promise((resolve) => {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        void this.run(ask, outcome).then(resolve);
      }, this.delay);
      this.release = resolve;
    });
  }

  /** Asks at once. */
  async now(ask: Ask<Answer>, outcome: Outcome<Answer>): Promise<void> {
    this.cancel();
    this.waiting = this.run(ask, outcome);
    return this.waiting;
  }

  /** Ends once nothing is being asked any more. */
  settled(): Promise<void> {
    return this.waiting;
  }

  /** Forgets what is being asked. */
  cancel(): void {
    this.asked += 1;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running?.abort();
    this.running = undefined;
    this.release();
  }

  private release: () => void = () => undefined;

  private async run(ask: Ask<Answer>, { onAnswer, onError }: Outcome<Answer>): Promise<void> {
    const number = ++this.asked;
    const controller = new AbortController();
    this.running = controller;
    try {
      const answer = await ask(controller.signal);
      if (number === this.asked) onAnswer(answer);
    } catch (error) {
      if (number === this.asked) onError(error);
    }
  }
}
