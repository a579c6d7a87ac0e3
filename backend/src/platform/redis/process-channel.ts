/** A message of another process: JSON values. */
export type ProcessListener = (message: unknown) => void;

/**
 * Messages between the processes of an installation, for what may be lost: each reaches the processes that are connected at
 * that moment, and never the one that sends it.
 */
export abstract class ProcessChannel {
  /** Sends a message of the topic; neither waits nor fails. */
  abstract publish(topic: string, message: unknown): void;

  /** Hears the messages of the topic; the listener must not throw. */
  abstract subscribe(topic: string, listener: ProcessListener): void;

  /** Hears that messages may have been missed, also those of a process that died before it sent them. */
  abstract onGap(listener: () => void): void;
}

/** One process is all there is. */
export class NoOtherProcess extends ProcessChannel {
  override publish(): void {
    // No process would hear it.
  }

  override subscribe(): void {
    // No process sends any.
  }

  override onGap(): void {
    // Nothing can be missed.
  }
}
