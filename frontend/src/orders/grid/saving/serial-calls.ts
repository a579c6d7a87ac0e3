import { Notifier } from '../stored';

/** Calls to the server, one after the other. */
export abstract class SerialCalls extends Notifier {
  private running: Promise<void> | null = null;

  /** Whether something is still on its way. */
  readonly busy = (): boolean => this.running !== null;

  /** Waits until nothing is on its way. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  /** Whether something waits for a call. */
  protected abstract isDue(): boolean;

  /** Makes calls until nothing waits. */
  protected abstract run(): Promise<void>;

  protected start(): void {
    if (this.isDue()) this.running ??= this.finished(this.run());
  }

  /**
   * Makes a call once nothing is on its way; of several that wait, one after the other. What is due meanwhile waits for it. Its
   * caller hears of a failure; the calls after it go on.
   * @param begin makes the call; null where there is none to make
   */
  protected async inTurn<Answer>(begin: () => Promise<Answer> | null): Promise<Answer | null> {
    // Looked at again here and not behind another promise: who waited as well may have begun.
    while (this.running) await this.running;
    const call = begin();
    if (call === null) return null;
    this.running = this.finished(call.catch(() => undefined));
    this.notify();
    return call;
  }

  /** The end of a call: something may have come in between its last look and this. */
  private async finished(call: Promise<unknown>): Promise<void> {
    try {
      await call;
    } finally {
      this.running = null;
      this.notify();
      this.start();
    }
  }
}
