import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Unavailable } from '../errors/app-errors.js';

/** Work that an older database needs once: begun after the start, beside the product's work, by one process at a time. */
export abstract class StartFill implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Whether the process ends: the work is left where it is. */
  protected closed = false;
  private readonly log = new Logger(this.constructor.name);
  private running: Promise<void> = Promise.resolve();

  onApplicationBootstrap(): void {
    this.running = this.fillOnce().catch((error: unknown) => {
      // Another process is at it.
      if (!(error instanceof Unavailable)) this.log.error(error);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  /** Resolves once what the start began is done, or the process ends. */
  async filled(): Promise<void> {
    await this.running;
  }

  /**
   * Resolves once all is done, at once where nothing is left to do, or where the process ends.
   * @throws Unavailable while another process is at it
   */
  abstract fillOnce(): Promise<void>;
}
